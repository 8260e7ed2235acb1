import type { TradeItem } from '#contracts/trade-items.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { findNextStep } from '#domain/trades/next-step.ts'
import { buildTimeline, type TimelineEvent } from '#domain/trades/timeline.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { deriveClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ItemProgress } from './item-progress.repository.ts'

/** A device with its name and picture. */
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

/** What links are built with: the shop's secret, and the market whose paths they have. */
export interface LinkParts {
  readonly secret: ShopSecret
  readonly market: Market
}

const toIso = (atMs: number): string => new Date(atMs).toISOString()

const toIsoOrNull = (atMs: number | null): string | null => (atMs === null ? null : toIso(atMs))

/** The steps of a trade, or of one device, as the API presents them. */
export const toTimeline = (
  events: readonly TimelineEvent[],
  items: Parameters<typeof buildTimeline>[1],
): TradeItem['timeline'] =>
  buildTimeline(events, items).map(({ step, atMs }) => ({ step, at: toIsoOrNull(atMs) }))

function toClarification(
  { transactionId }: TradeOfItems,
  { openClarification }: NamedItem,
  { secret, market }: LinkParts,
): TradeItem['clarification'] {
  if (!openClarification) return null
  const id = deriveClarificationToken(secret, openClarification.tokenId)
  const path = buildPath(market, 'clarification', { id, trade: formatTradeNumber(transactionId) })
  const { kind, part, isHazardous, answerByMs } = openClarification
  return { kind, part, isHazardous, path, answerBy: toIso(answerByMs) }
}

function toNextStep(trade: TradeOfItems, item: NamedItem, own: readonly TimelineEvent[]): TradeItem['next'] {
  const next = findNextStep({
    ...item,
    sendByMs: trade.sendBy.getTime(),
    lastScanAtMs: trade.shipment?.lastScanAtMs ?? null,
    bookedInAtMs: own.findLast(({ toState }) => toState === 'RECEIVED')?.happenedAtMs ?? null,
    inspectedAtMs: own.find(({ fromState }) => fromState === 'IN_INSPECTION')?.happenedAtMs ?? null,
    answerByMs: item.openClarification?.answerByMs ?? null,
  })
  return next && { step: next.step, actor: next.actor, until: toIsoOrNull(next.untilMs) }
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
    image: buildPicturePath(item.pictureKey),
    since: toIso(item.stateSinceMs),
    clarification: toClarification(trade, item, parts),
    timeline: toTimeline(own, [item]),
    next: toNextStep(trade, item, own),
  }
}

/** Every device of a trade by itself, for its seller. */
export const toTradeItems = (trade: TradeOfItems, parts: LinkParts): TradeItem[] =>
  trade.items.map((item) => toTradeItem(trade, item, parts))

/** What a seller can still do with the trade: the same rules decide which buttons are shown and which requests pass. */
export function listTradeRights({ items, shipment }: Pick<TradeOfItems, 'items' | 'shipment'>) {
  const wasScanned = (shipment?.lastScanAtMs ?? null) !== null
  return {
    canCancel: items.some(({ state }) => tradeCan.cancel({ state, wasScanned })),
    canChangePayout: items.some(({ state }) => tradeCan.changePayoutAccount({ state })),
  }
}
