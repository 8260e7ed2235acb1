import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { VOUCHER_CHECK_PATH } from '#contracts/paths/offers.ts'
import { VOUCHER_CHECK, VOUCHER_CHECK_REQUEST } from '#contracts/vouchers.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { VOUCHER_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { VouchersService } from './vouchers.service.ts'

/** A full cart: 500 lines of about 70 bytes. */
const BODY_LIMIT_BYTES = 40_960

export async function vouchersRoutes(
  app: FastifyInstance,
  { vouchers }: { readonly vouchers: VouchersService },
): Promise<void> {
  describeRoutes(app, { tag: 'Vouchers' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: VOUCHER_CHECK_PATH,
    schema: {
      summary: 'Says what a voucher adds to a cart, or why it can’t be used.',
      body: VOUCHER_CHECK_REQUEST,
      response: { 200: VOUCHER_CHECK },
    },
    bodyLimit: BODY_LIMIT_BYTES,
    config: { rateLimit: VOUCHER_LIMIT },
    handler: async (request, reply) => {
      const check = await vouchers.check(requireShopContext(request).shop, request.body)
      return reply.header('cache-control', 'no-store').send(check)
    },
  })
}
