// npm run lighthouse [-- <page> …]: audits the main pages as a phone, those of a seller in the middle of a sale, too.
import { ensureBuilt, ensureChromium, ensureInstalled, ensureOwnNode, say } from './setup.mjs'

ensureInstalled()
ensureOwnNode()
ensureBuilt()

const { launch } = await import('chrome-launcher')
const { default: lighthouse } = await import('lighthouse')
const { CHROMIUM_FLAGS } = await import('./chromium-flags.mjs')
const startShop = (await import('../tests/e2e/start-shop.ts')).default

/** Pages for whoever comes along. */
const PAGES = {
  home: '/',
  category: '/verkaufen/handys',
  overview: '/produkte/uebersicht-apple',
  device: '/produkte/apple-iphone-13',
  content: '/content/so-funktionierts',
  'not found': '/gibt-es-nicht',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

const stopShop = await startShop()
const shopUrl = JSON.parse(process.env.SHOP_URLS).de
// It reads the shop's address and keys from the environment, so the shop has to run first.
const { clearCache, prepareVisits } = await import('./lighthouse-visits.mjs')
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
})

/** The audits that cost points, with Lighthouse's own words. */
const listShortcomings = ({ audits, categories }, category) =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(
      ({ id }) =>
        `      ${category}: ${audits[id].title}${audits[id].displayValue ? ` (${audits[id].displayValue})` : ''}`,
    )

/** Scores vary by several points on a busy machine, so the median of a few runs counts. */
const RUNS = 3

async function audit(url, { isPrepared }) {
  const options = {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    ignoreStatusCode: true,
    // Cart and account are in the browser's storage.
    disableStorageReset: isPrepared,
  }
  const reports = []
  for (let run = 0; run < RUNS; run += 1) {
    if (isPrepared) await clearCache(chrome)
    const { lhr } = await lighthouse(url, options)
    if (!lhr.runtimeError) reports.push(lhr)
  }
  const score = ({ categories }) => categories.performance.score ?? 0
  return reports.toSorted((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)]
}

async function report(name, url, how) {
  if (!isWanted(name)) return
  await fetch(url)
  const found = await audit(url, how)
  const scores = CATEGORIES.map((id) => `${id} ${Math.round((found.categories[id].score ?? 0) * 100)}`)
  const shift = found.audits['cumulative-layout-shift'].numericValue ?? 0
  say(`${name.padEnd(10)} ${scores.join('   ')}   layout shift ${shift.toFixed(3)}`)
  for (const line of CATEGORIES.flatMap((id) => listShortcomings(found, id))) say(line)
}

try {
  say(`Lighthouse, phone, medians of ${RUNS} runs:`)
  for (const [name, path] of Object.entries(PAGES)) await report(name, shopUrl + path, { isPrepared: false })
  const visits = await prepareVisits(chrome, shopUrl)
  for (const [name, url] of Object.entries(visits)) await report(name, url, { isPrepared: true })
} finally {
  chrome.kill()
  await stopShop()
}
