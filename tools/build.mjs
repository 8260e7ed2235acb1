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
import { listOfflineFiles } from './offline-files.mjs'

const DIST = 'dist'
const NEXT = 'dist.next'
const PREVIOUS = 'dist.previous'
const CLIENT = `${NEXT}/client`
const DESK = `${NEXT}/desk`
const VERIFIER = `${NEXT}/verifier`
const SERVICE_WORKER = `${NEXT}/service-worker`

/** The verifier as one file that people can read: neither packed nor split, and with nothing to install. */
const buildVerifier = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/verifier/verify-proof.ts',
      outDir: VERIFIER,
      target: 'es2022',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'verify-proof.mjs' } },
    },
  })

/** One small file: browsers compare its bytes with those that they have at every visit of its page. */
const buildServiceWorker = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'src/service-worker/offline-worker.ts',
      outDir: SERVICE_WORKER,
      target: 'es2022',
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'offline-worker.js', format: 'iife' } },
    },
  })

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

const FONTS = ['bricolage-grotesque', 'inter'].map((family) => `src/web/fonts/${family}-latin.woff2`)

const readManifest = (folder) => JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))

const findAsset = (manifest, source) => Object.values(manifest).find(({ src }) => src === source).file

/** The operators' application: its first script with what that imports, and the files that a page names beside it. */
function describeDesk() {
  const manifest = readManifest(DESK)
  const entry = manifest['src/desk-web/entry.tsx']
  return {
    entry: `/desk/${entry.file}`,
    imports: (entry.imports ?? []).map((name) => `/desk/${manifest[name].file}`),
    styles: entry.css.map((file) => `/desk/${file}`),
    fonts: FONTS.map((source) => `/desk/${findAsset(manifest, source)}`),
    assets: readdirSync(`${DESK}/assets`),
  }
}

const SCREEN_FILE = /^src\/web\/routes\/([a-z0-9-]+)\.ts$/

const toRouteName = (fileName) => fileName.replace(/-([a-z])/g, (_, initial) => initial.toUpperCase())

/** A file with all that it imports, in the order in which they are found. */
function collectImports(manifest, source, found = new Set()) {
  if (found.has(source)) return found
  found.add(source)
  for (const next of manifest[source].imports ?? []) collectImports(manifest, next, found)
  return found
}

/** By screen: its own script and what that imports, which its page names. What every page loads is left out. */
function listScreens(manifest) {
  const entry = 'src/web/entry-client.tsx'
  const first = manifest[entry].dynamicImports.filter((source) => !source.startsWith('virtual:'))
  const known = new Set([entry, ...first].flatMap((source) => [...collectImports(manifest, source)]))
  return Object.fromEntries(
    Object.keys(manifest).flatMap((source) => {
      const [, name] = SCREEN_FILE.exec(source) ?? []
      if (!name) return []
      const sources = [...collectImports(manifest, source)].filter((found) => !known.has(found))
      return [[toRouteName(name), sources.map((found) => `/${manifest[found].file}`)]]
    }),
  )
}

function describeBuild() {
  const manifest = readManifest(CLIENT)
  const entry = manifest['src/web/entry-client.tsx']
  const server = readFileSync(`${NEXT}/server/entry-server.js`)
  return {
    id: createHash('sha256').update(JSON.stringify(manifest)).update(server).digest('hex').slice(0, 16),
    timestamp: Date.now(),
    entry: `/${entry.file}`,
    styles: [`/${manifest['style.css'].file}`],
    fonts: FONTS.map((source) => `/${findAsset(manifest, source)}`),
    // Tells the next build which assets to carry over.
    assets: readdirSync(`${CLIENT}/assets`),
    screens: listScreens(manifest),
    offline: listOfflineFiles(manifest),
    desk: describeDesk(),
  }
}

function carryOverAssets() {
  if (!existsSync(`${DIST}/build.json`)) return
  const { assets = [], desk } = JSON.parse(readFileSync(`${DIST}/build.json`, 'utf8'))
  const files = [
    ...assets.map((name) => `client/assets/${name}`),
    ...(desk?.assets ?? []).map((name) => `desk/assets/${name}`),
  ]
  for (const file of files)
    if (!existsSync(`${NEXT}/${file}`)) cpSync(`${DIST}/${file}`, `${NEXT}/${file}`, { recursive: true })
}

rmSync(NEXT, { recursive: true, force: true })
await build({ logLevel: 'warn', build: { outDir: CLIENT } })
await build({ logLevel: 'warn', build: { ssr: true, outDir: `${NEXT}/server` } })
await build({ configFile: 'vite.desk.config.ts', logLevel: 'warn', build: { outDir: DESK } })
await buildVerifier()
await buildServiceWorker()
precompress(`${CLIENT}/assets`)
precompress(`${DESK}/assets`)
writeFileSync(`${NEXT}/build.json`, JSON.stringify(describeBuild(), null, 2))
carryOverAssets()
rmSync(PREVIOUS, { recursive: true, force: true })
if (existsSync(DIST)) renameSync(DIST, PREVIOUS)
renameSync(NEXT, DIST)
rmSync(PREVIOUS, { recursive: true, force: true })
