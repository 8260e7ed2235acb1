// npm run screenshots: captures the main screens in all modes and two sizes, into screenshots/ (not committed).
// npm run screenshots -- <path> [market|mode …]: the same for one path.
import { mkdirSync } from 'node:fs'
import { ensureBuilt, ensureChromium, ensureInstalled, say } from './setup.mjs'

ensureInstalled()
ensureBuilt()

const { chromium } = await import('@playwright/test')
const { CHROMIUM_FLAGS } = await import('./chromium-flags.mjs')
const { runShop } = await import('./run-shop.mjs')

const SIZES = [390, 1280]
const SCREENS = {
  home: '/',
  content: '/content/so-funktionierts',
  'not-found': '/gibt-es-nicht',
  placeholder: '/account',
  contact: '/kontakt',
}
const [path, ...shops] = process.argv.slice(2)
const screens = path ? { page: path } : SCREENS
const names = shops.length > 0 ? shops : ['de', 'b2bWidget', 'agan']

/** Drawings load lazily, but a full-page screenshot needs them all. */
const showAll = (page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })

const shop = await runShop()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
mkdirSync('screenshots', { recursive: true })
try {
  for (const colorScheme of ['light', 'dark']) {
    for (const width of SIZES) {
      const page = await browser.newPage({
        viewport: { width, height: width === 390 ? 844 : 800 },
        colorScheme,
      })
      for (const name of names) {
        for (const [screen, target] of Object.entries(screens)) {
          await page.goto(shop.urls[name] + target, { waitUntil: 'networkidle' })
          await showAll(page)
          await page.screenshot({
            path: `screenshots/${screen}-${name}-${width}-${colorScheme}.png`,
            fullPage: true,
          })
        }
      }
      await page.close()
    }
  }
} finally {
  await browser.close()
  await shop.stop()
}
say('Screenshots are in screenshots/.')
