import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { GUEST_ACCOUNT, GUEST_ACCOUNT_REQUEST } from '#contracts/customers.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/trades-path.ts'
import type { Database } from '#server/db/database.ts'
import { GUEST_LIMIT } from '#server/http/rate-limit.ts'
import { insertGuest } from './customers.repository.ts'
import { createGuestKey, hashGuestKey } from './guest-key.ts'

const BODY_LIMIT_BYTES = 1_024

export async function customersRoutes(
  app: FastifyInstance,
  { db, now }: { readonly db: Database; readonly now: () => number },
): Promise<void> {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: GUEST_ACCOUNT_NUMBER_PATH,
    schema: { body: GUEST_ACCOUNT_REQUEST, response: { 201: GUEST_ACCOUNT } },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: GUEST_LIMIT },
    handler: async (_, reply) => {
      const key = createGuestKey()
      const customerNumber = await insertGuest(db, { keyHash: hashGuestKey(key), createdAt: new Date(now()) })
      return reply.status(201).header('cache-control', 'no-store').send({ customerNumber, key })
    },
  })
}
