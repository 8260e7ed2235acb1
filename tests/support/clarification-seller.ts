import type { ClarificationView } from '#contracts/clarification.ts'
import type { PagePayload } from '#contracts/page-payload.ts'
import { buildClarificationUrl } from '#contracts/paths/clarification.ts'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createTestBlobs } from './blobs.ts'
import {
  createTradeIn,
  findLatestClarification,
  type OpenedClarification,
  type TradeHand,
} from './inspected-trades.ts'
import type { SaleShop } from './sale-shop.ts'
import { MARKET_HOSTS } from './shop-hosts.ts'
import type { Answer } from './test-shop.ts'
import { readItemRows } from './trade-rows.ts'

/** An open clarification and the device it is about. */
export interface ItemClarification extends OpenedClarification {
  readonly item: ItemKey
}

/** The clarification page in the German shop. */
export const buildClarificationPath = ({ id, trade }: OpenedClarification): string =>
  buildPath(MARKETS.de, 'clarification', { id, trade })

/** The page of one quick answer. */
export const buildQuickAnswerPath = ({ id, trade }: OpenedClarification, offerid: string): string =>
  buildPath(MARKETS.de, 'clarificationQuickAnswer', { id, trade, offerid })

export const buildAnswersPath = ({ id, trade }: OpenedClarification): string =>
  buildClarificationUrl(id, trade, '/answers')

/** A clarification as the browser names it that has opened the mailed link, with the cookie that it got. */
export interface VisitedClarification extends OpenedClarification {
  readonly cookie: string
}

/** Exchanges the token of a mailed link. One that opens nothing stays as it is, without a cookie. */
async function visit(
  { shop }: Pick<SaleShop, 'shop'>,
  opened: OpenedClarification,
): Promise<VisitedClarification> {
  const { headers } = await shop.get(MARKET_HOSTS.de, buildClarificationPath(opened))
  const [, id = opened.id] = /\/(visit-[\w-]{20})\//.exec(headers.location ?? '') ?? []
  const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';', 1)
  return { ...opened, id, cookie }
}

/** Opens a mailed link like a browser: it follows to the page without the token, and sends the cookie there. */
export async function openLink(
  { shop }: Pick<SaleShop, 'shop'>,
  host: string,
  path: string,
): Promise<Answer> {
  const answer = await shop.get(host, path)
  if (answer.status !== 303) return answer
  const [cookie = ''] = String(answer.headers['set-cookie']).split(';', 1)
  return shop.get(host, String(answer.headers.location), { cookie })
}

/** Moves the trades of a shop. */
export const toTradeHand = ({ db, secret, clock }: SaleShop): TradeHand => ({
  db,
  blobs: createTestBlobs(db),
  secret,
  now: () => clock.nowMs,
})

/** A seller who reads and answers clarifications. */
export function createClarificationSeller(store: SaleShop) {
  const host = MARKET_HOSTS.de
  const hand = toTradeHand(store)
  const seller = {
    async openClarification(
      state: 'COUNTER_OFFERED' | 'ACTION_REQUIRED' = 'COUNTER_OFFERED',
      facts: Parameters<typeof createTradeIn>[2] = {},
    ): Promise<ItemClarification> {
      const { item } = await createTradeIn(hand, state, facts)
      return { ...(await findLatestClarification(hand, item)), item }
    },
    async readPayload(path: string, at: string = host) {
      const answer = await openLink(store, at, `${path}/_payload.json`)
      const payload: PagePayload<'clarification'> = JSON.parse(answer.text)
      return { ...answer, payload }
    },
    readView: async (opened: OpenedClarification): Promise<ClarificationView> =>
      (await seller.readPayload(buildClarificationPath(opened))).payload.data.view,
    visit: (opened: OpenedClarification): Promise<VisitedClarification> => visit(store, opened),
    /** Sends an answer to exactly this address, with the cookie of the visit if there is one. */
    post: (opened: OpenedClarification & { readonly cookie?: string }, body: unknown): Promise<Answer> =>
      store.shop.send(host, buildAnswersPath(opened), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', cookie: opened.cookie ?? '' },
      }),
    answer: async (opened: OpenedClarification, given: ClarificationAnswer): Promise<Answer> =>
      seller.post(await seller.visit(opened), { offerId: opened.offers[given] }),
    /** Submits the form like a browser without scripts. */
    postForm: (visited: VisitedClarification, offerId = ''): Promise<Answer> =>
      store.shop.send(host, buildAnswersPath(visited), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: visited.cookie },
        body: new URLSearchParams({ offerId }).toString(),
      }),
    readState: async ({ item }: ItemClarification) => (await readItemRows(store.db, item).item())?.state,
  }
  return seller
}
