// What a browser loads for a first visit, per page: gzipped script and style sizes, and whether any script ran before
// paint.
import { readFileSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs'
import { runShop } from '../run-shop.mjs'
import { ensureChromium, say } from '../setup.mjs'
import { findPath, PUBLIC_ROUTES } from './public-pages.mjs'

const MARKET = 'de'
const MAX_SCRIPT_BYTES = 115 * 1024

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

const gzipSize = (url) => statSync(`dist/client${new URL(url).pathname}.gz`).size
const sumSizes = (files) => files.reduce((sum, { name }) => sum + gzipSize(name), 0)
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} kB`

/** By then everything that a page loads without being asked has started: the consent bar, and parts below the first view. */
const LATE_MS = 4_500

/** Pages that are open at the same time: most of it is waiting. */
const PARALLEL = 4

async function inspect(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
  await page.waitForTimeout(LATE_MS)
  await page.waitForLoadState('networkidle')
  const { paintMs, loadedMs, resources } = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    loadedMs: performance.getEntriesByName('page-loaded')[0].startTime,
    resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }))
  await page.close()
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  return {
    first: sumSizes(scripts.filter(({ startTime }) => startTime < loadedMs)),
    all: sumSizes(scripts),
    styles: sumSizes(resources.filter(({ name }) => name.endsWith('.css'))),
    early: scripts.filter(({ startTime }) => startTime < paintMs).length,
  }
}

export async function measureFirstLoad() {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  let largest = 0
  try {
    say('')
    say(`First visit (${MARKET}, gzip): script until the page is interactive, and with what follows it`)
    for (const pages of groupPages()) {
      const inspected = await Promise.all(pages.map(([, path]) => inspect(browser, shop.urls[MARKET] + path)))
      for (const [index, { first, all, styles, early }] of inspected.entries()) {
        largest = Math.max(largest, first)
        say(
          `${pages[index][0].padEnd(28)} script ${kilobytes(first)}, ${kilobytes(all)}   style ${kilobytes(styles)}   before first paint: ${early}`,
        )
      }
    }
    const verdict = largest <= MAX_SCRIPT_BYTES ? 'met' : 'NOT MET'
    say(
      `largest first script   ${kilobytes(largest)}   ${verdict}: at most ${kilobytes(MAX_SCRIPT_BYTES).trim()}`,
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
