import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import {
  TEST_OPENINGS_PATH,
  TEST_PAIRINGS_PATH,
  TEST_RESULTS_PATH,
  TEST_STATES_PATH,
} from '#contracts/paths/self-test.ts'
import {
  NEW_PAIRING,
  OPENED_PAIRING,
  PAIRING_ANSWER,
  PAIRING_OPENING,
  PAIRING_QUESTION,
  PAIRING_REQUEST,
  PAIRING_RESULT,
  PAIRING_STATE,
} from '#contracts/self-test.ts'
import { MARKETS } from '#markets/markets.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { SELF_TEST_LIMIT, SELF_TEST_POLL_LIMIT } from '#server/http/rate-limit.ts'
import { buildShopUrl, requireShopContext } from '#server/http/shop-context.ts'
import type { SelfTestService } from './self-test.service.ts'

/** A key and a dozen results. There is no call that takes a picture or a sound. */
const BODY_LIMIT_BYTES = 1_024

export interface SelfTestRoutesOptions {
  readonly selfTests: SelfTestService
}

/** A self-test on the phone whose results arrive on the computer: a code, its use, the results, and the wait for them. */
export async function selfTestRoutes(
  app: FastifyInstance,
  { selfTests }: SelfTestRoutesOptions,
): Promise<void> {
  describeRoutes(app, { tag: 'Offers' })
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store')
  })
  const routes = app.withTypeProvider<ZodTypeProvider>()
  routes.route({
    method: 'POST',
    url: TEST_PAIRINGS_PATH,
    schema: {
      summary: 'Makes a one-use code that opens the self-test of a device on another one.',
      body: PAIRING_REQUEST,
      response: { 201: NEW_PAIRING },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SELF_TEST_LIMIT },
    handler: async (request, reply) => {
      const context = requireShopContext(request)
      const market = MARKETS[context.shop.market]
      const { deviceId } = request.body
      const pairing = await selfTests.pair({ market, shopUrl: buildShopUrl(context), deviceId })
      return reply.status(201).send(pairing)
    },
  })
  routes.route({
    method: 'POST',
    url: TEST_OPENINGS_PATH,
    schema: {
      summary: 'Uses up a code and returns the key that sends the results.',
      body: PAIRING_OPENING,
      response: { 200: OPENED_PAIRING },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SELF_TEST_LIMIT },
    handler: ({ body }) => selfTests.open(body.code, body.deviceId),
  })
  routes.route({
    method: 'POST',
    url: TEST_RESULTS_PATH,
    schema: {
      summary: 'Sends the results of a self-test to the page that shows its code.',
      body: PAIRING_RESULT,
      response: { 200: PAIRING_ANSWER },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SELF_TEST_LIMIT },
    handler: async ({ body }) => {
      await selfTests.finish(body.testKey, body.test)
      return { status: 'ok' as const }
    },
  })
  routes.route({
    method: 'POST',
    url: TEST_STATES_PATH,
    schema: {
      summary: 'Says whether a code was used, and returns the results once they are there.',
      body: PAIRING_QUESTION,
      response: { 200: PAIRING_STATE },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: SELF_TEST_POLL_LIMIT },
    handler: ({ body }) => selfTests.findState(body.waitKey),
  })
}
