import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import { artStyle } from '../src/web/art/palette.ts'

const SOURCE = new URL('../src/web/art/', import.meta.url)
const MODULE = 'virtual:art'

/** Every drawing in every shop mode, by its path below the art folder. */
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

const hashOf = (art: Map<string, string>) =>
  createHash('sha256')
    .update([...art].flat().join('\0'))
    .digest('hex')
    .slice(0, 10)

/**
 * Puts the colours of each shop mode into the drawings. They are then plain pictures: loaded when they come near
 * the screen, painted without a single element in the page, and right in the dark scheme too.
 */
export function artPlugin(): Plugin {
  const art = drawArt()
  const folder = `assets/art-${hashOf(art)}`
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
