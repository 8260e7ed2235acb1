import { clarificationUrl } from '#contracts/api-paths.ts'
import type { ClarificationView } from '#contracts/clarification.ts'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  findNewestClarification,
  makeTradeIn,
  type OpenedClarification,
  type TradeHand,
} from './inspected-trades.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'
import { rowsOf } from './trade-rows.ts'

/** A question to a seller, with the device that it is about. */
export interface AskedClarification extends OpenedClarification {
  readonly item: ItemKey
}

/** The page of a question in the German shop. */
export const clarificationCasePath = ({ id, trade }: OpenedClarification): string =>
  buildPath(MARKETS.de, 'clarification', { id, trade })

/** The page of one answer. */
export const quickPath = ({ id, trade }: OpenedClarification, offerid: string): string =>
  buildPath(MARKETS.de, 'clarificationQuickAnswer', { id, trade, offerid })

export const answersPath = ({ id, trade }: OpenedClarification): string =>
  clarificationUrl(id, trade, '/answers')

/** The hand with which a shop's trades are moved. */
export const handOf = ({ db, secret, clock }: SaleShop): TradeHand => ({ db, secret, now: () => clock.nowMs })

/** A seller who is asked, and reads and answers what he is asked. */
export function createAskedSeller(store: SaleShop) {
  const host = MARKET_HOSTS.de
  const hand = handOf(store)
  const seller = {
    async ask(
      state: 'COUNTER_OFFERED' | 'ACTION_REQUIRED' = 'COUNTER_OFFERED',
      facts: Parameters<typeof makeTradeIn>[2] = {},
    ): Promise<AskedClarification> {
      const { item } = await makeTradeIn(hand, state, facts)
      return { ...(await findNewestClarification(hand, item)), item }
    },
    async readPayload(path: string, at: string = host) {
      const answer = await store.shop.get(at, `${path}/_payload.json`)
      const payload: PagePayload<'clarification'> = JSON.parse(answer.text)
      return { ...answer, payload }
    },
    readView: async (asked: OpenedClarification): Promise<ClarificationView> =>
      (await seller.readPayload(clarificationCasePath(asked))).payload.data.view,
    post: (path: string, body: unknown): Promise<Answer> =>
      store.shop.send(host, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    answer: (asked: OpenedClarification, given: ClarificationAnswer): Promise<Answer> =>
      seller.post(answersPath(asked), { offerId: asked.offers[given] }),
    /** As a browser without script does it. */
    postForm: (asked: OpenedClarification, offerId = ''): Promise<Answer> =>
      store.shop.send(host, answersPath(asked), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ offerId }).toString(),
      }),
    stateOf: async ({ item }: AskedClarification) => (await rowsOf(store.db, item).item())?.state,
  }
  return seller
}
