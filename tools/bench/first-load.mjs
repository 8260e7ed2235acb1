// What a browser loads for a first visit, per page: gzipped script and style sizes, and whether any script ran before
// paint.
import { readFileSync, statSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../chromium-flags.mjs'
import { runShop } from '../run-shop.mjs'
import { ensureChromium, say } from '../setup.mjs'

const PAGES = { home: '/', content: '/content/agb', 'not found': '/gibt-es-nicht', placeholder: '/checkout' }

const gzipSize = (url) => statSync(`dist/client${new URL(url).pathname}.gz`).size
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1).padStart(6)} kB`

async function inspect(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url, { waitUntil: 'networkidle' })
  const { paintMs, resources } = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    resources: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  }))
  await page.close()
  const scripts = resources.filter(({ name }) => name.endsWith('.js'))
  const styles = resources.filter(({ name }) => name.endsWith('.css'))
  return {
    scripts: scripts.reduce((sum, { name }) => sum + gzipSize(name), 0),
    styles: styles.reduce((sum, { name }) => sum + gzipSize(name), 0),
    early: scripts.filter(({ startTime }) => startTime < paintMs).length,
  }
}

export async function measureFirstLoad() {
  const shop = await runShop()
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    say('First load (de, gzip):')
    for (const [name, path] of Object.entries(PAGES)) {
      const { scripts, styles, early } = await inspect(browser, shop.urls.de + path)
      say(
        `${name.padEnd(14)} script ${kilobytes(scripts)}   style ${kilobytes(styles)}   scripts before first paint: ${early}`,
      )
    }
    const fonts = JSON.parse(readFileSync('dist/build.json', 'utf8')).fonts
    say(
      `fonts          ${kilobytes(fonts.reduce((sum, file) => sum + statSync(`dist/client${file}`).size, 0))} (woff2, preloaded)`,
    )
  } finally {
    await browser.close()
    await shop.stop()
  }
}
