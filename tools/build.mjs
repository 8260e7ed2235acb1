// Builds the application for browser and server and writes down what the server needs to know about it.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const CLIENT = 'dist/client'

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
  const assetOf = (source) => `/${Object.values(manifest).find(({ src }) => src === source).file}`
  return {
    id: createHash('sha256')
      .update(JSON.stringify(manifest))
      .update(readFileSync('dist/server/entry-server.js'))
      .digest('hex')
      .slice(0, 16),
    timestamp: Date.now(),
    entry: `/${entry.file}`,
    styles: entry.css.map((file) => `/${file}`),
    fonts: ['bricolage-grotesque', 'inter'].map((family) => assetOf(`src/web/fonts/${family}-latin.woff2`)),
    icon: `/assets/${readdirSync(`${CLIENT}/assets`).find((name) => name.startsWith('art-'))}/default/logo-mark.svg`,
  }
}

await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: true } })
precompress(`${CLIENT}/assets`)
writeFileSync('dist/build.json', JSON.stringify(describeBuild(), null, 2))
