import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/api-paths.ts'
import { GUEST_ACCOUNT, GUEST_ACCOUNT_REQUEST } from '#contracts/customers.ts'
import { describeRoutes, SIGNED_IN } from '#server/http/openapi-parts.ts'
import { GUEST_LIMIT } from '#server/http/rate-limit.ts'
import { customerResourcesRoutes } from './customer-resources.routes.ts'
import { insertGuest } from './customers.repository.ts'
import { createCustomersService } from './customers.service.ts'
import { createGuestKey, hashGuestKey } from './guest-key.ts'
import { leavingRoutes } from './leaving.routes.ts'
import type { CustomersOptions } from './own-account.ts'
import { payoutAccountsRoutes } from './payout-accounts.routes.ts'
import { createPayoutAccountsService } from './payout-accounts.service.ts'
import { requireSignIn } from './signed-in.ts'
import { tradeHistoryRoutes } from './trade-history.routes.ts'

const BODY_LIMIT_BYTES = 1_024

/** Guests get a number; whoever is signed in has everything else. */
export async function customersRoutes(app: FastifyInstance, options: CustomersOptions): Promise<void> {
  const { db, now } = options
  describeRoutes(app, { tag: 'Customers' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: GUEST_ACCOUNT_NUMBER_PATH,
    schema: {
      summary: 'Gives a guest a customer number, with the key that proves it.',
      body: GUEST_ACCOUNT_REQUEST,
      response: { 201: GUEST_ACCOUNT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: GUEST_LIMIT },
    handler: async (_, reply) => {
      const key = createGuestKey()
      const customerNumber = await insertGuest(db, { keyHash: hashGuestKey(key), createdAt: new Date(now()) })
      return reply.status(201).header('cache-control', 'no-store').send({ customerNumber, key })
    },
  })
  await app.register((scope) => signedInRoutes(scope, options))
}

async function signedInRoutes(app: FastifyInstance, options: CustomersOptions): Promise<void> {
  requireSignIn(app)
  describeRoutes(app, { security: SIGNED_IN })
  const customers = createCustomersService(options)
  await app.register(customerResourcesRoutes, { customers })
  await app.register(payoutAccountsRoutes, {
    customers,
    payoutAccounts: createPayoutAccountsService(options),
  })
  await app.register(tradeHistoryRoutes, { ...options, customers })
  await app.register(leavingRoutes, options)
}
