// npm run film: renders the film of the five conditions from their drawings, into src/web/film.
// Run it by hand after changing src/web/film/condition-1 to -5. Needs ffmpeg with VP9 and H.264.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureChromium, ensureInstalled, fail, say } from './setup.mjs'

ensureInstalled()

const { chromium } = await import('@playwright/test')
const { CHROMIUM_FLAGS } = await import('./chromium-flags.mjs')
const { showScene } = await import('./conditions-film-scene.mjs')

const SIZE = { width: 960, height: 720 }
const FRAMES_PER_SECOND = 25
const SECONDS = 12
const POSTER_SECOND = 6.2
const MAX_BYTES = 250 * 1024
const TARGET = fileURLToPath(new URL('../src/web/film/', import.meta.url))

// One film serves all shop modes: a phone in none of their accents, on a light background in both colour schemes.
const COLOURS = `svg { --art-accent: #55635b; --art-accent-2: #a9b6ad; background: #f3f1e7 }
  .now { fill: #14211b } .later { fill: #c0c1b6 }`

/** The shapes of a drawing in order. The first two are the ruler and the shadow below the phone. */
function readShapes(condition) {
  const svg = readFileSync(new URL(`../src/web/film/condition-${condition}.svg`, import.meta.url), 'utf8')
  const inner = svg.replace(/^<svg[^>]*><g[^>]*>/, '').replace(/<\/g><\/svg>\s*$/, '')
  return inner.match(/<g .*?<\/g>|<path [^>]*\/>/g)
}

const isLine = (shape) => shape.includes('stroke="var(--art-paper')

/** Lines that can be drawn bit by bit, whatever their length. */
const makeGrowable = (shapes) =>
  shapes.map((shape) => shape.replace('<path ', '<path pathLength="100" stroke-dasharray="100" '))

function drawScene() {
  const [sealed, whole, scratched, dented, broken] = [5, 4, 3, 2, 1].map(readShapes)
  const [ruler, shadow, ...body] = whole
  const packing = sealed.filter((shape) => !whole.includes(shape))
  const boxCount = sealed.indexOf(shadow) - 1
  const dropFloor = (shapes) => shapes.slice(2)
  const group = (id, shapes, attributes = '') => `<g id="${id}" ${attributes}>${shapes.join('')}</g>`
  const rays = (id, x, y) => {
    const ends = [200, 230, 260, 290, 320, 350].map((angle) => {
      const [across, up] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
      return `M${x + 4 * across} ${y - 4 * up}L${x + 16 * across} ${y - 16 * up}`
    })
    return `<path id="${id}" stroke="var(--art-amber,#c77a12)" stroke-width="1.4" d="${ends.join('')}"/>`
  }
  const display = /d="([^"]+)"/.exec(body.find((shape) => shape.includes('--art-ink-2')))[1]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -3 168 126" width="${SIZE.width}" height="${SIZE.height}">
    <clipPath id="display"><path d="${display}"/></clipPath>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      ${ruler}
      ${group('box', packing.slice(0, boxCount))}
      ${shadow.replace('<path ', '<path id="shadow" ')}
      <g id="phone">
        ${group('whole', body)}
        ${group('scratches', makeGrowable(scratched.filter((shape) => !whole.includes(shape))))}
        ${group('dented', dropFloor(dented))}
        <g id="broken">
          ${dropFloor(broken)
            .filter((shape) => !isLine(shape))
            .join('')}
          ${group('cracks', makeGrowable(dropFloor(broken).filter(isLine)))}
        </g>
        <g clip-path="url(#display)"><path id="shine" fill="#fffdf7" d="M0 110L20 0H32L12 110z"/></g>
      </g>
      ${group('film', packing.slice(boxCount))}
      ${rays('dent-spark', 91, 92)}${rays('fall-spark', 76, 96)}
      <g id="finger"><g transform="rotate(-38)">
        <path fill="var(--art-card,#d9b98a)" d="M-6 7Q-6-1 0-1Q6-1 6 7L10 120H-10z"/>
        <path fill="var(--art-card-2,#b9925d)" opacity=".5" d="M-6 7Q-6-1 0-1Q-3.6 1-3.6 7L-6 120H-10z"/>
        <path fill="#f1dfc2" d="M-3.4 5Q-3.4 .4 .4 .4Q4.2 .4 4.2 5L3.9 9Q.4 10.6-3.1 9z"/>
      </g></g>
    </g>
    ${[0, 1, 2, 3, 4].map((index) => `<circle id="dot-${index}" cx="${66 + 7 * index}" cy="117.5"/>`).join('')}
  </svg>`
}

async function paintFrames(folder) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(`<style>body { margin: 0 } ${COLOURS}</style>${drawScene()}`)
  const paint = async (name, second) => {
    await page.evaluate(showScene, second)
    await page.screenshot({ path: join(folder, name) })
  }
  for (let frame = 0; frame < SECONDS * FRAMES_PER_SECOND; frame += 1)
    await paint(`${String(frame).padStart(4, '0')}.png`, frame / FRAMES_PER_SECOND)
  await paint('poster.png', POSTER_SECOND)
  await browser.close()
}

function encode(name, input, options) {
  const path = join(TARGET, name)
  const { status, error, stderr } = spawnSync('ffmpeg', ['-y', '-v', 'error', ...input, ...options, path])
  if (status !== 0) fail(`ffmpeg couldn’t create ${name}: ${error?.message ?? stderr}`)
  const { size } = statSync(path)
  if (size > MAX_BYTES) fail(`${name} is too large: ${size} bytes`)
  say(`${name}: ${Math.ceil(size / 1024)} kB`)
}

const folder = mkdtempSync(join(tmpdir(), 'film-'))
try {
  mkdirSync(TARGET, { recursive: true })
  await paintFrames(folder)
  const frames = ['-framerate', String(FRAMES_PER_SECOND), '-i', join(folder, '%04d.png')]
  const colours = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', '-an']
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
  const common = [...colours, ...tags, '-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact']
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '33',
    '-b:v',
    '0',
    '-g',
    '100',
    '-deadline',
    'good',
    '-cpu-used',
    '1',
  ]
  const h264 = ['-c:v', 'libx264', '-crf', '24', '-preset', 'veryslow', '-tune', 'animation']
  encode('conditions.webm', frames, [...common, ...vp9])
  encode('conditions.mp4', frames, [...common, ...h264, '-movflags', '+faststart'])
  encode('conditions.webp', ['-i', join(folder, 'poster.png')], ['-c:v', 'libwebp', '-quality', '80'])
} finally {
  rmSync(folder, { recursive: true, force: true })
}
