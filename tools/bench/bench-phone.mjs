// How long the device page of a first visit takes on a slow phone until it is painted, loaded and ready to answer.
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs'
import { runShop } from '../run-shop.mjs'
import { ensureChromium, say } from '../setup.mjs'

const PATH = '/produkte/apple-iphone-13-pro'
const ROUNDS = 5
const BUDGET_MS = 4_000

/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

const PHONES = {
  'this machine': { rate: 1, network: null },
  'processor / 4': { rate: 4, network: null },
  'slow 4G': { rate: 1, network: SLOW_4G },
  'both: a slow phone': { rate: 4, network: SLOW_4G },
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/** One visit with an empty cache. Nobody touches the page, so the script starts as late as it ever does. */
async function visit(browser, url, { rate, network }) {
  const page = await browser.newPage({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  })
  const session = await page.context().newCDPSession(page)
  if (network) await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
  const times = await page.evaluate(() => {
    const first = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
    const ready = first('page-ready')
    const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < ready)
    const scripts = files.filter(({ name }) => name.endsWith('.js'))
    return {
      painted: first('first-contentful-paint'),
      loaded: performance.getEntriesByType('navigation')[0].loadEventEnd,
      started: scripts[0]?.startTime ?? 0,
      fetched: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
      ready,
    }
  })
  await page.context().close()
  return times
}

const format = (ms) => `${(ms / 1000).toFixed(2).padStart(5)} s`

export async function run([path = PATH]) {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const url = shop.urls.de + path
    await visit(browser, url, PHONES['this machine'])
    say(`${path}, empty cache, medians of ${ROUNDS} visits:`)
    const runs = Object.fromEntries(Object.keys(PHONES).map((name) => [name, []]))
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, phone] of Object.entries(PHONES)) runs[name].push(await visit(browser, url, phone))
    let readyMs = 0
    for (const [name, visits] of Object.entries(runs)) {
      const at = (key) => median(visits.map((times) => times[key]))
      readyMs = at('ready')
      say(
        `${name.padEnd(20)} painted ${format(at('painted'))}   loaded ${format(at('loaded'))}   script from ${format(at('started'))} to ${format(at('fetched'))}   ready ${format(readyMs)}`,
      )
    }
    say(
      `budget ${format(BUDGET_MS)}: ${readyMs <= BUDGET_MS ? 'kept' : 'EXCEEDED'} by ${format(Math.abs(BUDGET_MS - readyMs))}`,
    )
  } finally {
    await browser.close()
    await shop.stop()
  }
}
