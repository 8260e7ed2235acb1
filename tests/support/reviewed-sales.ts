import type { PagePayload } from '#contracts/page-payload.ts'
import { buildSaleReviewUrl, SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import type { TradeView } from '#contracts/trades.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { HideReason } from '#domain/reviews/review.ts'
import { buildMatchPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { toTradeHand } from './clarification-seller.ts'
import { createTradeIn, type TestTrade, type TradeFacts } from './inspected-trades.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'

export interface ReviewBody {
  readonly stars: number
  readonly sentence: string
}

/** A shop whose sellers write reviews, and whose pages show them. */
export const createReviewers = (store: SaleShop) => {
  const send = (method: string, path: string, key: string, body?: unknown): Promise<Answer> =>
    store.shop.send(MARKET_HOSTS.de, path, {
      method,
      headers: { [SALE_KEY_HEADER]: key, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const readPage = async <Name extends 'home' | 'fairness'>(
    name: Name,
    market: MarketId,
    search = '',
  ): Promise<PagePayload<Name>['data']> => {
    await store.shop.app.drop('reviews')
    const path = buildMatchPath(MARKETS[market], { route: name, params: {} }).replace(/\/$/, '')
    const answer = await store.shop.get(MARKET_HOSTS[market], `${path}/_payload.json${search}`)
    return (JSON.parse(answer.text) as PagePayload<Name>).data
  }
  return {
    sellPaid: (facts: Partial<TradeFacts> = {}) => createTradeIn(toTradeHand(store), 'PAID', facts),
    write: ({ tradeNumber, key }: Pick<TestTrade, 'tradeNumber' | 'key'>, body: ReviewBody) =>
      send('POST', buildSaleReviewUrl(tradeNumber), key, body),
    withdraw: ({ tradeNumber, key }: Pick<TestTrade, 'tradeNumber' | 'key'>) =>
      send('DELETE', buildSaleReviewUrl(tradeNumber), key),
    object: ({ tradeNumber, key }: Pick<TestTrade, 'tradeNumber' | 'key'>) =>
      send('POST', buildSaleReviewUrl(tradeNumber, '/objection'), key),
    view: async ({ tradeNumber, key }: Pick<TestTrade, 'tradeNumber' | 'key'>): Promise<TradeView> =>
      JSON.parse((await send('GET', `/api/trades/${tradeNumber}`, key)).text),
    readPage,
  }
}

const STORE_REVIEW = `
  insert into review (transaction_id, market, category_id, stars, sentence, written_at, state, hide_reason, decided_at)
  values ($1, $2, 'phones', $3, $4, $5, $6, $7, case when $6 = 'waiting' then null else $5::timestamptz end)`

/** Stores a review as it is after an operator's decision. */
export async function storeReview(
  { $client }: Database,
  transactionId: number,
  facts: ReviewBody & {
    readonly market: MarketId
    readonly at: Date
    readonly state?: 'waiting' | 'published' | 'hidden'
    readonly hideReason?: HideReason
  },
): Promise<void> {
  const { market, stars, sentence, at, state = 'published', hideReason = null } = facts
  await $client.query(STORE_REVIEW, [transactionId, market, stars, sentence, at, state, hideReason])
}
