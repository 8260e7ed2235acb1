import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/error-handler.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { WIDGET_SCRIPT } from './widget-script.ts'

const SHORT = 'public, max-age=3600, stale-while-revalidate=86400'
const FOREVER = 'public, max-age=31536000, immutable'

/** Only hosts of the business widget serve the script: no other shop may be framed. */
function requireWidgetHost(request: FastifyRequest): void {
  if (requireShopContext(request).host.shopMode !== 'b2bWidget')
    throw new HttpError(404, 'NOT_FOUND', 'There’s no widget in this shop.')
}

/** Partners load it cross-origin, and `integrity` makes browsers require CORS. */
const sendScript = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', cacheControl)
    .header('etag', `"${WIDGET_SCRIPT.version}"`)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(WIDGET_SCRIPT.text)

/** The script that embeds the shop into a partner's page. */
export async function widgetRoutes(app: FastifyInstance): Promise<void> {
  app.get('/widget.js', { schema: { hide: true } }, async (request, reply) => {
    requireWidgetHost(request)
    if (request.headers['if-none-match'] === `"${WIDGET_SCRIPT.version}"`)
      return reply.status(304).header('cache-control', SHORT).send()
    return sendScript(reply, SHORT)
  })
  app.get<{ Params: { version: string } }>(
    '/widget/:version.js',
    { schema: { hide: true } },
    async (request, reply) => {
      requireWidgetHost(request)
      // Another version is another script, which a page that pins one by hash would refuse anyway.
      if (request.params.version !== WIDGET_SCRIPT.version)
        throw new HttpError(404, 'NOT_FOUND', 'There’s no such version of the widget.')
      return sendScript(reply, FOREVER)
    },
  )
}
