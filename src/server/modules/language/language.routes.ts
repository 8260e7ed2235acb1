import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LANGUAGE_FORM } from '#contracts/language.ts'
import { LANGUAGE_PATH } from '#contracts/paths/language.ts'
import type { HostEntry } from '#domain/markets/host-table.ts'
import type { Market } from '#domain/markets/market.ts'
import { isMarketId } from '#domain/markets/market-id.ts'
import { buildMatchPath, parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { writeLocaleCookie } from '#server/http/locale-cookie.ts'
import { refuseForeignForm } from '#server/http/refuse-foreign-form.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { PagesService } from '#server/modules/pages/pages.service.ts'

/** The query of the page with the form (a search, for example), which the cached page itself doesn't know. */
function readPageQuery({ headers }: FastifyRequest, host: HostEntry, path: string): string {
  const { referer } = headers
  const url = referer && URL.canParse(referer) ? new URL(referer) : null
  return url?.host === host.host && url.pathname === path ? url.search : ''
}

/** Rebuilds a path of the shop; anything else becomes the home page, so that no redirect leaves the site. */
function toOwnPath(market: Market, path: string): string {
  const parsed = parsePath(market, path)
  return parsed.kind === 'match' ? buildMatchPath(market, parsed) : '/'
}

/** The language switch: a plain form, so that it works without JavaScript. */
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
      // Another site must not change the language of our visitors.
      refuseForeignForm(request)
      const { locale, path } = request.body
      const { shop, host, isSecure } = requireShopContext(request)
      if (!isMarketId(locale) || !SHOP_LANGUAGES[shop.shopMode].includes(locale))
        throw new HttpError(400, 'INVALID_LOCALE', 'invalid locale')
      // A frame on another site doesn't store our cookie: the choice would be lost, and the new path unknown.
      if (request.headers['sec-fetch-dest'] === 'iframe')
        return reply.redirect(toOwnPath(MARKETS[shop.market], path), 303)
      const target = await pages.findPathIn(locale, shop.market, {
        pathname: path,
        cookies: request.headers.cookie,
      })
      const location = target + readPageQuery(request, host, path)
      return reply
        .status(303)
        .header('set-cookie', writeLocaleCookie(locale, isSecure))
        .header('location', location)
        .send()
    },
  })
}
