import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { BUILD_META, LATEST_BUILD } from '#contracts/builds.ts'
import { ERROR_BODY } from '#contracts/errors.ts'
import { BUILD_META_PATH, LATEST_BUILD_PATH } from '#contracts/paths/builds.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { describeRoutes } from '#server/http/openapi-parts.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { BuildInfo } from '#server/render/build-info.ts'

/** Lets open pages notice that a newer build is being served. */
export async function buildsRoutes(
  app: FastifyInstance,
  { build }: { readonly build: BuildInfo },
): Promise<void> {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const { id, timestamp } = build
  describeRoutes(app, { tag: 'Builds' })

  typed.get(
    LATEST_BUILD_PATH,
    { schema: { summary: 'Returns the build that the server runs.', response: { 200: LATEST_BUILD } } },
    async (_, reply) => {
      reply.header('cache-control', 'no-store')
      return { id, timestamp }
    },
  )

  typed.get(
    BUILD_META_PATH,
    {
      schema: {
        summary: 'Returns the route rules of a build.',
        params: z.object({ file: z.string().max(100) }),
        response: { 200: BUILD_META, 404: ERROR_BODY },
      },
    },
    async (request, reply) => {
      if (request.params.file !== `${id}.json`)
        throw new HttpError(404, 'NOT_FOUND', 'This build is no longer available. Reload the page.')
      const market = MARKETS[requireShopContext(request).shop.market]
      reply.header('cache-control', 'public, max-age=3600').header('vary', 'cookie')
      const buyShop = {
        path: buildPath(market, 'buyShop'),
        redirect: { to: market.buyShopLink, external: true },
      }
      return { id, timestamp, rules: [buyShop] }
    },
  )
}
