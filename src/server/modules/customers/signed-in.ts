import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireCustomer } from '#server/http/session.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import { requireStepUp } from '#server/modules/step-up/require-step-up.ts'
import type { CustomerSession } from '#server/secrets/access-tokens.ts'
import type { Caller } from './own-account.ts'

declare module 'fastify' {
  interface FastifyRequest {
    customerSession: CustomerSession | null
  }
}

/** Closes a scope to everyone who isn't signed in, and keeps its answers out of every cache. */
export function requireSignIn(app: FastifyInstance): void {
  app.decorateRequest('customerSession', null)
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  // After the rate limit, which is an onRequest hook; before a stranger's body is read.
  app.addHook('preParsing', async (request) => {
    request.customerSession = await requireCustomer(request)
  })
}

/** The customer, who has just repeated the password: a stolen token alone moves no money and takes no data. */
export async function requireConfirmedCaller(request: FastifyRequest): Promise<Caller> {
  const caller = readCaller(request)
  const { customerId, familyId } = caller
  await requireStepUp(request, { kind: 'account', customerId, familyId })
  return caller
}

/** The customer who sent the request. */
export function readCaller(request: FastifyRequest): Caller {
  const { customerSession } = request
  if (!customerSession) throw new Error('The route is registered outside the signed-in scope')
  const context = requireShopContext(request)
  return {
    customerId: customerSession.customerId,
    familyId: customerSession.familyId,
    market: context.shop.market,
    shopUrl: buildShopUrl(context),
  }
}
