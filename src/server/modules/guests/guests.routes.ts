import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { GUEST_ACCOUNT, GUEST_ACCOUNT_REQUEST } from '#contracts/customers.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import type { Database } from '#server/db/database.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { GUEST_LIMIT } from '#server/http/rate-limit.ts'
import { createGuestKey, hashGuestKey } from './guest-key.ts'
import { insertGuest } from './guests.repository.ts'

const BODY_LIMIT_BYTES = 1_024

export interface GuestsRoutesOptions {
  readonly db: Database
  readonly now: () => number
}

/** Customer numbers for sellers without an account. */
export async function guestsRoutes(app: FastifyInstance, { db, now }: GuestsRoutesOptions): Promise<void> {
  describeRoutes(app, { tag: 'Customers' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: GUEST_ACCOUNT_NUMBER_PATH,
    schema: {
      summary: 'Gives a guest a customer number and the key that proves it’s theirs.',
      body: GUEST_ACCOUNT_REQUEST,
      response: { 201: GUEST_ACCOUNT },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: GUEST_LIMIT },
    handler: async (_, reply) => {
      const key = createGuestKey()
      const customerNumber = await insertGuest(db, {
        keyHash: hashGuestKey(key),
        createdAt: new Date(now()),
      })
      return reply.status(201).header('cache-control', 'no-store').send({ customerNumber, key })
    },
  })
}
