import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { artStyle } from '../src/web/art/palette.ts'

const SOURCE = new URL('../src/web/art/', import.meta.url)
const MODULE = 'virtual:art'

/** Every drawing in the colours of every shop mode, by path below the art folder. */
function drawArt(): Map<string, string> {
  const names = readdirSync(SOURCE).filter((name) => name.endsWith('.svg'))
  const entries = SHOP_MODES.flatMap((mode) =>
    names.map((name) => {
      const svg = readFileSync(new URL(name, SOURCE), 'utf8')
      return [`${mode}/${name}`, svg.replace(/^(<svg[^>]*>)/, `$1${artStyle(mode)}`)] as const
    }),
  )
  return new Map(entries)
}

const hashArt = (art: Map<string, string>) =>
  createHash('sha256')
    .update([...art].flat().join('\0'))
    .digest('hex')
    .slice(0, 10)

/**
 * Bakes the colours of each shop mode into the drawings. As plain images they load lazily, add no elements to the page,
 * and follow the dark scheme, too.
 */
export function artPlugin(): Plugin {
  const art = drawArt()
  const folder = `assets/art-${hashArt(art)}`
  return {
    name: 'art',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) =>
      id === `\0${MODULE}` ? `export const ART_BASE = ${JSON.stringify(`/${folder}`)}` : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = art.get(request.url?.replace(`/${folder}/`, '') ?? '')
        if (!svg) return next()
        response.setHeader('content-type', 'image/svg+xml')
        return response.end(svg)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, source] of art)
        this.emitFile({ type: 'asset', fileName: `${folder}/${path}`, source })
    },
  }
}
