// npm run lighthouse: audits the home page, the catalogue, a content page and the 404 page as a phone.
import { ensureBuilt, ensureChromium, ensureInstalled, say } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const { launch } = await import('chrome-launcher')
const { default: lighthouse } = await import('lighthouse')
const { CHROMIUM_FLAGS } = await import('./chromium-flags.mjs')
const { runShop } = await import('./run-shop.mjs')

const PAGES = {
  home: '/',
  category: '/verkaufen/handys',
  overview: '/produkte/uebersicht-apple',
  device: '/produkte/apple-iphone-13',
  content: '/content/so-funktionierts',
  'not found': '/gibt-es-nicht',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

const shop = await runShop()
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

async function audit(url) {
  const options = {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    ignoreStatusCode: true,
  }
  const reports = []
  for (let run = 0; run < RUNS; run += 1) {
    const { lhr } = await lighthouse(url, options)
    if (!lhr.runtimeError) reports.push(lhr)
  }
  const score = ({ categories }) => categories.performance.score ?? 0
  return reports.toSorted((a, b) => score(a) - score(b))[Math.floor(reports.length / 2)]
}

try {
  say(`Lighthouse, phone, medians of ${RUNS} runs:`)
  for (const [name, path] of Object.entries(PAGES)) {
    await fetch(shop.urls.de + path)
    const report = await audit(shop.urls.de + path)
    const scores = CATEGORIES.map((id) => `${id} ${Math.round((report.categories[id].score ?? 0) * 100)}`)
    say(`${name.padEnd(10)} ${scores.join('   ')}`)
    for (const line of CATEGORIES.flatMap((id) => listShortcomings(report, id))) say(line)
  }
} finally {
  chrome.kill()
  await shop.stop()
}
