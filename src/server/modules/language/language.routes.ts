import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LANGUAGE_FORM } from '#contracts/language.ts'
import { LANGUAGE_PATH } from '#contracts/language-path.ts'
import { isMarketId } from '#domain/markets/market-id.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { storedLocaleCookie } from '#server/http/locale-cookie.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { PagesService } from '#server/modules/pages/pages.service.ts'

/** The query of the page that the form stands on (a search, for example); the shared page itself cannot know it. */
function queryOf(referer: string | undefined, path: string): string {
  const url = referer && URL.canParse(referer) ? new URL(referer) : null
  return url?.pathname === path ? url.search : ''
}

const homeUnless = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')

/** The language switch: a plain form, so it works before and without the application's script. */
export async function languageRoutes(
  app: FastifyInstance,
  { pages }: { readonly pages: PagesService },
): Promise<void> {
  await app.register(formbody, { bodyLimit: 4_096 })
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'POST',
    url: LANGUAGE_PATH,
    schema: { body: LANGUAGE_FORM },
    bodyLimit: 4_096,
    handler: async (request, reply) => {
      // Another site must not change what this one shows its visitor.
      if (request.headers['sec-fetch-site'] === 'cross-site') {
        throw new HttpError(403, 'FORBIDDEN_ORIGIN', 'The language can only be changed from the shop itself.')
      }
      const { locale, path } = request.body
      // A frame on another site keeps no cookie of ours: the choice would be lost and the new address unknown.
      if (request.headers['sec-fetch-dest'] === 'iframe' && isMarketId(locale))
        return reply.redirect(homeUnless(path), 303)
      if (!isMarketId(locale)) throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
      const { shop, isSecure } = requireShopContext(request)
      const target = await pages.findPathIn(locale, shop.market, path)
      const location = target + queryOf(request.headers.referer, path)
      return reply
        .status(303)
        .header('set-cookie', storedLocaleCookie(locale, isSecure))
        .header('location', location)
        .send()
    },
  })
}
