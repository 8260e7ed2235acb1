// Builds the application for browser and server, and describes the build in build.json for the server.
// The new build replaces the old one in one step. The old assets stay for one more build, because a running shop and
// open pages still request them.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const DIST = 'dist'
const NEXT = 'dist.next'
const PREVIOUS = 'dist.previous'
const CLIENT = `${NEXT}/client`

function precompress(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) precompress(path)
    else if (/\.(js|css|svg)$/.test(name)) {
      const bytes = readFileSync(path)
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    }
  }
}

function describeBuild() {
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const entry = manifest['src/web/entry-client.tsx']
  const findAsset = (source) => `/${Object.values(manifest).find(({ src }) => src === source).file}`
  const server = readFileSync(`${NEXT}/server/entry-server.js`)
  return {
    id: createHash('sha256').update(JSON.stringify(manifest)).update(server).digest('hex').slice(0, 16),
    timestamp: Date.now(),
    entry: `/${entry.file}`,
    styles: entry.css.map((file) => `/${file}`),
    fonts: ['bricolage-grotesque', 'inter'].map((family) => findAsset(`src/web/fonts/${family}-latin.woff2`)),
    // Tells the next build which assets to carry over.
    assets: readdirSync(`${CLIENT}/assets`),
  }
}

function carryOverAssets() {
  if (!existsSync(`${DIST}/build.json`)) return
  for (const name of JSON.parse(readFileSync(`${DIST}/build.json`, 'utf8')).assets ?? []) {
    const target = `${CLIENT}/assets/${name}`
    if (!existsSync(target)) cpSync(`${DIST}/client/assets/${name}`, target, { recursive: true })
  }
}

rmSync(NEXT, { recursive: true, force: true })
await build({ logLevel: 'warn', build: { outDir: CLIENT } })
await build({ logLevel: 'warn', build: { ssr: true, outDir: `${NEXT}/server` } })
precompress(`${CLIENT}/assets`)
writeFileSync(`${NEXT}/build.json`, JSON.stringify(describeBuild(), null, 2))
carryOverAssets()
rmSync(PREVIOUS, { recursive: true, force: true })
if (existsSync(DIST)) renameSync(DIST, PREVIOUS)
renameSync(NEXT, DIST)
rmSync(PREVIOUS, { recursive: true, force: true })
