import type { TradeItem } from '#contracts/trade-items.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { nextStep } from '#domain/trades/next-step.ts'
import { type TimelineEvent, tradeTimeline } from '#domain/trades/timeline.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { clarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { picturePath } from '#server/modules/pictures/picture-key.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ItemProgress } from './item-progress.repository.ts'

/** A device with what it is called and looks like. */
export interface NamedItem extends ItemProgress {
  readonly offerId: string
  readonly name: string
  readonly pictureKey: string
}

/** As much of a trade as its devices depend on. */
export interface TradeOfItems {
  readonly transactionId: number
  readonly sendBy: Date
  readonly items: readonly NamedItem[]
  readonly events: readonly TimelineEvent[]
  readonly shipment: { readonly lastScanAtMs: number | null } | null
}

/** What the links of a trade's devices are made with: the shop's secret, and the market whose paths they have. */
export interface LinkParts {
  readonly secret: ShopSecret
  readonly market: Market
}

const isoOf = (atMs: number): string => new Date(atMs).toISOString()

const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : isoOf(atMs))

/** The steps of a trade, or of one device, as an answer tells them. */
export const toTimeline = (
  events: readonly TimelineEvent[],
  items: Parameters<typeof tradeTimeline>[1],
): TradeItem['timeline'] =>
  tradeTimeline(events, items).map(({ step, atMs }) => ({ step, at: isoOrNull(atMs) }))

function questionOf(
  { transactionId }: TradeOfItems,
  { openCase }: NamedItem,
  { secret, market }: LinkParts,
): TradeItem['question'] {
  if (!openCase) return null
  const id = clarificationToken(secret, openCase.tokenId)
  const path = buildPath(market, 'clarification', { id, trade: tradeNumberOf(transactionId) })
  const { kind, part, isHazardous, answerByMs } = openCase
  return { kind, part, isHazardous, path, answerBy: isoOf(answerByMs) }
}

function nextOf(trade: TradeOfItems, item: NamedItem, own: readonly TimelineEvent[]): TradeItem['next'] {
  const next = nextStep({
    ...item,
    sendByMs: trade.sendBy.getTime(),
    lastScanAtMs: trade.shipment?.lastScanAtMs ?? null,
    bookedInAtMs: own.findLast(({ toState }) => toState === 'RECEIVED')?.happenedAtMs ?? null,
    inspectedAtMs: own.find(({ fromState }) => fromState === 'IN_INSPECTION')?.happenedAtMs ?? null,
    answerByMs: item.openCase?.answerByMs ?? null,
  })
  return next && { step: next.step, actor: next.actor, until: isoOrNull(next.untilMs) }
}

function toTradeItem(trade: TradeOfItems, item: NamedItem, parts: LinkParts): TradeItem {
  const { number, offerId, name, priceInCents, state, settledInCents, bonusInCents, returnShipment } = item
  const own = trade.events.filter(({ itemNumber }) => itemNumber === null || itemNumber === number)
  return {
    number,
    offerId,
    name,
    priceInCents,
    state,
    settledInCents,
    bonusInCents,
    returnShipment,
    image: picturePath(item.pictureKey),
    since: isoOf(item.stateSinceMs),
    question: questionOf(trade, item, parts),
    timeline: toTimeline(own, [item]),
    next: nextOf(trade, item, own),
  }
}

/** Every device of a trade by itself, for its seller. */
export const toTradeItems = (trade: TradeOfItems, parts: LinkParts): TradeItem[] =>
  trade.items.map((item) => toTradeItem(trade, item, parts))

/** What a seller can still do with the trade: buttons are shown by the same answers that take requests. */
export function tradeRights({ items, shipment }: Pick<TradeOfItems, 'items' | 'shipment'>) {
  const wasScanned = (shipment?.lastScanAtMs ?? null) !== null
  return {
    canCancel: items.some(({ state }) => tradeCan.cancel({ state, wasScanned })),
    canChangePayout: items.some(({ state }) => tradeCan.changePayoutAccount({ state })),
  }
}
