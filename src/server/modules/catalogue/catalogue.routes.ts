import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { DEVICE_CARDS, DEVICE_CARDS_QUERY } from '#contracts/device-cards.ts'
import { DEVICE_CARDS_PATH } from '#contracts/device-cards-path.ts'
import { MARKETS } from '#markets/markets.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { toDeviceCard } from './catalogue.presenter.ts'
import { type CatalogueService, CatalogueUnavailableError } from './catalogue.service.ts'

/** Devices by id, for what the browser remembers. */
export async function catalogueRoutes(
  app: FastifyInstance,
  { catalogue }: { readonly catalogue: CatalogueService },
): Promise<void> {
  describeRoutes(app, { tag: 'Catalogue' })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: DEVICE_CARDS_PATH,
    schema: {
      summary: 'Devices by their ids, as they are now.',
      querystring: DEVICE_CARDS_QUERY,
      response: { 200: DEVICE_CARDS },
    },
    config: { rateLimit: SEARCH_LIMIT },
    handler: async (request, reply) => {
      const market = MARKETS[requireShopContext(request).shop.market]
      const { ids } = request.query
      reply.header('cache-control', 'public, max-age=60').header('vary', 'cookie')
      const { devices } = await catalogue
        .listDevices(market, { filter: { ids } }, ids.length)
        .catch((error: unknown) => {
          if (!(error instanceof CatalogueUnavailableError)) throw error
          reply.header('cache-control', 'no-store')
          return { devices: [] }
        })
      // In the order in which they were asked for; devices that are gone are left out.
      const cards = new Map(devices.map((device) => [device.id, toDeviceCard(device, market)]))
      return { devices: ids.flatMap((id) => cards.get(id) ?? []) }
    },
  })
}
