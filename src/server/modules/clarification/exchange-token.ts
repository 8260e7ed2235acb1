import type { FastifyRequest } from 'fastify'
import { buildMatchPath, parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { requireShopContext } from '#server/http/shop-context.ts'
import type { ClarificationService } from './clarification.service.ts'

/** The page of a clarification without its token, and the cookie that opens it there; null for every other address. */
export const createTokenExchange =
  ({ startVisit }: Pick<ClarificationService, 'startVisit'>) =>
  async (
    request: FastifyRequest,
    pathname: string,
  ): Promise<{ readonly path: string; readonly cookie: string } | null> => {
    const { shop, isSecure } = requireShopContext(request)
    const market = MARKETS[shop.market]
    const match = parsePath(market, pathname)
    if (match.kind !== 'match' || !match.route.startsWith('clarification')) return null
    const { id = '', trade = '', offerid } = match.params as Readonly<Record<string, string>>
    const offer = offerid === undefined ? {} : { offerId: offerid }
    const visit = await startVisit({ id, trade, ...offer }, isSecure)
    if (!visit) return null
    const params = { ...match.params, id: visit.id }
    return { path: buildMatchPath(market, { ...match, params }), cookie: visit.cookie }
  }
