// What a browser loads for a first visit, per page: gzipped script and style sizes, and whether any script ran before
// paint. All that it fetches unasked counts, a service worker's files included.
import { readFileSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs'
import { MAX_SCRIPT_BYTES, openFirstVisit, sumBytes } from '../first-visit.mjs'
import { runShop } from '../run-shop.mjs'
import { ensureChromium, say } from '../setup.mjs'
import { findPath, PUBLIC_ROUTES } from './public-pages.mjs'

const MARKET = 'de'

const PAGES = {
  ...Object.fromEntries(PUBLIC_ROUTES.map((route) => [route, findPath(MARKET, route)])),
  notFound: '/gibt-es-nicht',
}

function groupPages() {
  const pages = Object.entries(PAGES)
  return Array.from({ length: Math.ceil(pages.length / PARALLEL) }, (_, group) =>
    pages.slice(group * PARALLEL, (group + 1) * PARALLEL),
  )
}

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} kB`

/** Long enough for anything that a page loads by the clock. */
const QUIET_MS = 4_500

/** Pages that are open at the same time: most of it is waiting. */
const PARALLEL = 4

/** When the page painted first, when all for its first screen had come, and its scripts. */
const readTimes = (page) =>
  page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    loadedMs: performance.getEntriesByName('page-loaded')[0].startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }))

async function inspect(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const paths = await openFirstVisit(page, url, QUIET_MS)
  const { paintMs, loadedMs, scripts } = await readTimes(page)
  await context.close()
  const first = scripts.filter(({ startTime }) => startTime < loadedMs)
  return {
    first: sumBytes(
      first.map(({ path }) => path),
      'js',
    ),
    all: sumBytes(paths, 'js'),
    styles: sumBytes(paths, 'css'),
    early: scripts.filter(({ startTime }) => startTime < paintMs).length,
  }
}

export async function measureFirstLoad() {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  let largest = 0
  try {
    say('')
    say(`First visit (${MARKET}, gzip): script until the page is interactive, and all of it`)
    for (const pages of groupPages()) {
      const inspected = await Promise.all(pages.map(([, path]) => inspect(browser, shop.urls[MARKET] + path)))
      for (const [index, { first, all, styles, early }] of inspected.entries()) {
        largest = Math.max(largest, all)
        say(
          `${pages[index][0].padEnd(28)} script ${kilobytes(first)}, ${kilobytes(all)}   style ${kilobytes(styles)}   before first paint: ${early}`,
        )
      }
    }
    const verdict = largest <= MAX_SCRIPT_BYTES ? 'met' : 'NOT MET'
    say(
      `largest script         ${kilobytes(largest)}   ${verdict}: at most ${kilobytes(MAX_SCRIPT_BYTES).trim()}`,
    )
    const fonts = JSON.parse(readFileSync('dist/build.json', 'utf8')).fonts
    say(
      `fonts                  ${kilobytes(fonts.reduce((sum, file) => sum + statSync(`dist/client${file}`).size, 0))} (woff2, preloaded)`,
    )
  } finally {
    await browser.close()
    await shop.stop()
  }
}
