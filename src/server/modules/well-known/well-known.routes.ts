import type { FastifyInstance } from 'fastify'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { SECURITY_TEXT_PATH, writeSecurityText } from './security-text.ts'

export interface WellKnownOptions {
  readonly securityContact: string
  readonly now: () => number
}

/** Addresses that browsers and researchers expect on every site. */
export async function wellKnownRoutes(
  app: FastifyInstance,
  { securityContact: contact, now }: WellKnownOptions,
): Promise<void> {
  app.get(SECURITY_TEXT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { origin } = requireShopContext(request).links
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(writeSecurityText({ contact, origin, nowMs: now() }))
  })

  // Password managers open it for "change password".
  app.get('/.well-known/change-password', { schema: { hide: true } }, async (request, reply) => {
    const { shop } = requireShopContext(request)
    return reply
      .header('cache-control', 'no-store')
      .redirect(buildPath(MARKETS[shop.market], 'accountManagement'), 302)
  })
}
