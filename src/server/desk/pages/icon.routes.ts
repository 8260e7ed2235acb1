import type { FastifyInstance } from 'fastify'
import { DESK_ICON } from './desk-mark.ts'

export const ICON_PATH = '/desk/icon.svg'

/** For the tab of a browser. Beside a label or a photo no page names it, so browsers ask for the usual one there. */
export function registerIcon(app: FastifyInstance): void {
  for (const url of [ICON_PATH, '/favicon.ico'])
    app.get(url, { config: { access: 'open' } }, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(DESK_ICON),
    )
}
