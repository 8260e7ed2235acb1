import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireCustomer } from '#server/http/session.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import type { Caller } from './own-account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    customerSession: CustomerSession | null
  }
}

/** Routes of a scope for signed-in customers alone; nothing that a stranger sends is read, and no answer is kept. */
export function requireSignIn(app: FastifyInstance): void {
  app.decorateRequest('customerSession', null)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // After the limit, which is a hook of the request; before its body.
  app.addHook('preParsing', async (request) => {
    request.customerSession = await requireCustomer(request)
  })
}

/** The customer whose request it is. */
export function callerOf(request: FastifyRequest): Caller {
  const { customerSession } = request
  if (!customerSession) throw new Error('The route is registered outside the signed-in scope')
  const { shop, host, isSecure } = requireShopContext(request)
  return {
    customerId: customerSession.customerId,
    market: shop.market,
    shopUrl: `${isSecure ? 'https' : 'http'}://${host.host}`,
  }
}
