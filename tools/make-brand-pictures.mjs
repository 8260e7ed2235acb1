// npm run brand-pictures: paints the icons of every shop mode, and for each market the picture that link previews show.
// Run it by hand after changing the logo, the hero or a home title. Needs ffmpeg.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureChromium, ensureInstalled, ensureOwnNode, fail, say } from './setup.mjs'

ensureInstalled()
ensureOwnNode()

const { chromium } = await import('@playwright/test')
const { PNG } = await import('pngjs')
const { CHROMIUM_FLAGS } = await import('./chromium-flags.mjs')
const { MARKET_IDS } = await import('../src/domain/markets/market-id.ts')
const { SHOP_MODES } = await import('../src/domain/markets/shop-mode.ts')
const { loadOperator } = await import('../src/server/config/load-operator.ts')
const { MESSAGES } = await import('../src/messages/messages.ts')
const { ACCENTS, artStyle } = await import('../src/web/art/palette.ts')

const SOURCE = new URL('../src/web/', import.meta.url)
const TARGET = fileURLToPath(new URL('../src/server/modules/brand-files/files/', import.meta.url))
const MAX_BYTES = 60 * 1024
const SHARE_SIZE = { width: 1200, height: 630 }
const ICO_SIZES = [16, 32, 48]

const readArt = (name) => readFileSync(new URL(`art/${name}.svg`, SOURCE), 'utf8')
const stripSvgTag = (svg) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** The white mark on the mode's accent colour. The mark takes `part` of the side; `radius` is that of the corners. */
function drawTile(mode, { part, radius }) {
  const offset = 16 - 16 * part
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${radius}" fill="${ACCENTS[mode].light.accent}"/>`,
    `<g color="#fff" transform="translate(${offset} ${offset}) scale(${part})">`,
    `${stripSvgTag(readArt('logo-mark'))}</g></svg>`,
  ].join('')
}

const ROUNDED = { part: 0.72, radius: 7 }
// Phones crop these to their own shape. Only the inner four fifths are always visible.
const WHOLE = { part: 0.62, radius: 0 }
const SAFE = { part: 0.52, radius: 0 }

/** An .ico file: a header of six bytes, sixteen bytes per entry, then the pictures. */
function toIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const pack = (png) =>
  PNG.sync.write(PNG.sync.read(png), { deflateLevel: 9, deflateStrategy: 0, filterType: -1 })

/** A flat drawing looks the same in 256 colours and takes half the space. */
function withPalette(png) {
  const filter = 'split[a][b];[a]palettegen=max_colors=256[p];[b][p]paletteuse=dither=none'
  const output = [
    '-frames:v',
    '1',
    '-compression_level',
    '100',
    '-pred',
    'none',
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-',
  ]
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-loglevel', 'error', '-f', 'image2pipe', '-i', '-', '-filter_complex', filter, ...output],
    { input: png, maxBuffer: 1e8 },
  )
  if (status !== 0) fail(`ffmpeg failed: ${stderr ?? 'is it installed?'}`)
  return stdout
}

function save(name, bytes) {
  if (bytes.length > MAX_BYTES) fail(`${name} has ${bytes.length} bytes, more than ${MAX_BYTES}.`)
  writeFileSync(`${TARGET}${name}`, bytes)
  say(`${name}: ${bytes.length} bytes`)
}

async function paintTile(page, svg, size) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${svg}`)
  return pack(await page.screenshot({ omitBackground: true }))
}

async function makeIcons(page, mode) {
  mkdirSync(`${TARGET}${mode}`, { recursive: true })
  const rounded = drawTile(mode, ROUNDED)
  const pictures = []
  for (const size of ICO_SIZES) pictures.push({ size, png: await paintTile(page, rounded, size) })
  save(`${mode}/favicon.ico`, toIco(pictures))
  save(`${mode}/icon.svg`, Buffer.from(`${rounded}\n`))
  save(`${mode}/apple-touch-icon.png`, await paintTile(page, drawTile(mode, WHOLE), 180))
  save(`${mode}/icon-192.png`, await paintTile(page, rounded, 192))
  save(`${mode}/icon-512.png`, await paintTile(page, rounded, 512))
  save(`${mode}/icon-maskable-512.png`, await paintTile(page, drawTile(mode, SAFE), 512))
}

const fontFace = (family, file, range) => {
  const data = readFileSync(new URL(`fonts/${file}.woff2`, SOURCE)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: 400 700; unicode-range: ${range};
    src: url(data:font/woff2;base64,${data}) format("woff2") }`
}

const FONTS = [
  fontFace('Display', 'bricolage-grotesque-latin', 'U+0000-00FF, U+0152-0153, U+2000-206F'),
  fontFace('Display', 'bricolage-grotesque-latin-ext', 'U+0100-0151, U+0154-024F'),
].join('')

const SHARE_STYLE = `
  body { margin: 0; width: 1200px; height: 630px; background: #f3f1e7; color: #14211b; font-family: Display;
    position: relative; overflow: hidden }
  .brand { position: absolute; left: 72px; top: 64px; display: flex; gap: 14px; align-items: center;
    font-size: 44px; font-weight: 700; letter-spacing: -0.02em }
  .brand svg { width: 60px; color: #0a6b43 }
  h1 { position: absolute; left: 72px; bottom: 72px; width: 560px; margin: 0; font-size: 68px; line-height: 1.06;
    font-weight: 700; letter-spacing: -0.025em; text-wrap: balance }
  .art { position: absolute; right: 44px; top: 105px; width: 560px }
  .edge { position: absolute; inset: auto 0 0; height: 14px; background: #0a6b43 }`

async function makeSharePicture(page, market) {
  const hero = readArt('hero').replace(/^(<svg[^>]*>)/, `$1${artStyle('default')}`)
  await page.setViewportSize(SHARE_SIZE)
  await page.setContent(`<!doctype html><html lang="${market}"><style>${FONTS}${SHARE_STYLE}</style>
    <div class="brand">${readArt('logo-mark')}${loadOperator().brand.name}</div><h1>${MESSAGES[market].HOME_TITLE}</h1>
    <div class="art">${hero}</div><div class="edge"></div></html>`)
  await page.evaluate(() => document.fonts.ready)
  save(`share/${market}.png`, withPalette(await page.screenshot()))
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage({ colorScheme: 'light' })
mkdirSync(`${TARGET}share`, { recursive: true })
for (const mode of SHOP_MODES) await makeIcons(page, mode)
for (const market of MARKET_IDS) await makeSharePicture(page, market)
await browser.close()
