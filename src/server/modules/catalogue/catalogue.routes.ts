import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { DEVICE_CARDS, DEVICE_CARDS_QUERY } from '#contracts/device-cards.ts'
import { DEVICE_CARDS_PATH, RECOGNISED_DEVICES_PATH } from '#contracts/paths/catalogue.ts'
import { RECOGNISED_DEVICES_QUERY } from '#contracts/recognised-devices.ts'
import { MARKETS } from '#markets/markets.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { SEARCH_LIMIT } from '#server/http/rate-limit.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import { toDeviceCard } from './catalogue.presenter.ts'
import { type CatalogueService, CatalogueUnavailableError } from './catalogue.service.ts'
import { findRecognisedDevices } from './find-recognised-devices.ts'

interface CatalogueRoutesOptions {
  readonly catalogue: CatalogueService
}

/** An empty list instead of a failure: remembered devices are a convenience, and the next visit asks again. */
const emptyIfUnavailable = (reply: FastifyReply) => (error: unknown) => {
  if (!(error instanceof CatalogueUnavailableError)) throw error
  reply.header('cache-control', 'no-store')
  return []
}

/** Devices by id, for those that the browser remembers. */
function describeDeviceCards(app: FastifyInstance, { catalogue }: CatalogueRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: DEVICE_CARDS_PATH,
    schema: {
      summary: 'Returns devices by id, with their current data.',
      querystring: DEVICE_CARDS_QUERY,
      response: { 200: DEVICE_CARDS },
    },
    config: { rateLimit: SEARCH_LIMIT },
    handler: async (request, reply) => {
      const market = MARKETS[requireShopContext(request).shop.market]
      const { ids } = request.query
      reply.header('cache-control', 'public, max-age=60').header('vary', 'cookie')
      const devices = await catalogue
        .listDevices(market, { filter: { ids } }, ids.length)
        .then((list) => list.devices)
        .catch(emptyIfUnavailable(reply))
      // In the requested order; devices that are gone are left out.
      const cards = new Map(devices.map((device) => [device.id, toDeviceCard(device, market)]))
      return { devices: ids.flatMap((id) => cards.get(id) ?? []) }
    },
  })
}

/** Devices by the model they report, for the one in the visitor's hand. */
function describeRecognisedDevices(app: FastifyInstance, { catalogue }: CatalogueRoutesOptions): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: RECOGNISED_DEVICES_PATH,
    schema: {
      summary: 'Finds devices by the model they report, leaving out models that match no device or several.',
      querystring: RECOGNISED_DEVICES_QUERY,
      response: { 200: DEVICE_CARDS },
    },
    config: { rateLimit: SEARCH_LIMIT },
    handler: async (request, reply) => {
      const market = MARKETS[requireShopContext(request).shop.market]
      reply.header('cache-control', 'public, max-age=60').header('vary', 'cookie')
      const devices = await findRecognisedDevices(catalogue, market, request.query.models).catch(
        emptyIfUnavailable(reply),
      )
      return { devices: devices.map((device) => toDeviceCard(device, market)) }
    },
  })
}

export async function catalogueRoutes(app: FastifyInstance, options: CatalogueRoutesOptions): Promise<void> {
  describeRoutes(app, { tag: 'Catalogue' })
  describeDeviceCards(app, options)
  describeRecognisedDevices(app, options)
}
