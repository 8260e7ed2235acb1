import type { FastifyInstance } from 'fastify'
import { DESK_ICON } from './desk-mark.ts'

export const ICON_PATH = '/desk/icon.svg'

/** The tab icon. Labels and photos have no page that names it, so browsers request the default path there. */
export function registerIcon(app: FastifyInstance): void {
  for (const url of [ICON_PATH, '/favicon.ico'])
    app.get(url, { config: { access: 'open' } }, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(DESK_ICON),
    )
}
