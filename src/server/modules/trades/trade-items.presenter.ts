import type { TradeItem } from '#contracts/trade-items.ts'
import { findShownErasure } from '#domain/device-erasure/find-shown-erasure.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'
import { findNextStep } from '#domain/trades/next-step.ts'
import { buildTimeline, type TimelineEvent } from '#domain/trades/timeline.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { findClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import { buildPicturePath } from '#server/modules/pictures/picture-key.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import type { ItemProgress } from './item-progress.repository.ts'
import type { SaleAccess } from './trade-link.ts'

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
  /** Whether the seller has stopped the sale because someone else acted on it. */
  readonly isFrozen: boolean
}

/** What links are built with: the shop's secret, and the market whose paths they have. */
export interface LinkParts {
  readonly secret: ShopSecret
  readonly market: Market
  /** Only a reader who may act gets the links of clarifications: they decide what is paid. */
  readonly access: SaleAccess
}

/** The steps of a trade, or of one device, as the API presents them. */
export const toTimeline = (
  events: readonly TimelineEvent[],
  items: Parameters<typeof buildTimeline>[1],
): TradeItem['timeline'] =>
  buildTimeline(events, items).map(({ step, atMs }) => ({ step, at: toTimeJsonOrNull(atMs) }))

function toClarification(
  { transactionId }: TradeOfItems,
  { openClarification }: NamedItem,
  { secret, market, access }: LinkParts,
): TradeItem['clarification'] {
  if (!openClarification) return null
  const { kind, part, isHazardous, answerByMs } = openClarification
  const params = {
    id: findClarificationToken(secret, openClarification),
    trade: formatTradeNumber(transactionId),
  }
  const path = access === 'act' ? buildPath(market, 'clarification', params) : null
  return { kind, part, isHazardous, path, answerBy: toTimeJson(answerByMs) }
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
  return next && { step: next.step, actor: next.actor, until: toTimeJsonOrNull(next.untilMs) }
}

function toTradeItem(trade: TradeOfItems, item: NamedItem, parts: LinkParts): TradeItem {
  const { number, offerId, name, priceInCents, state, settledInCents, bonusInCents, returnShipment } = item
  const own = trade.events.filter(({ itemNumber }) => itemNumber === null || itemNumber === number)
  const erasure = findShownErasure(item.erasures)
  return {
    number,
    offerId,
    name,
    priceInCents,
    state,
    settledInCents,
    bonusInCents,
    returnShipment: returnShipment && {
      carrier: returnShipment.carrier,
      trackingNumber: returnShipment.trackingNumber,
    },
    isUndelivered: state === 'RETURN_PENDING' && returnShipment?.wasScanned === true,
    image: buildPicturePath(item.pictureKey),
    since: toTimeJson(item.stateSinceMs),
    clarification: toClarification(trade, item, parts),
    lockedFindings: item.lockedFindings.map(({ hash, lockedAtMs, logIndex }) => ({
      hash,
      lockedAt: toTimeJson(lockedAtMs),
      logIndex,
    })),
    erasure: erasure && { recordedAt: toTimeJson(erasure.recordedAtMs), method: erasure.method },
    timeline: toTimeline(own, [item]),
    next: toNextStep(trade, item, own),
  }
}

/** Every device of a trade by itself, for its seller. */
export const toTradeItems = (trade: TradeOfItems, parts: LinkParts): TradeItem[] =>
  trade.items.map((item) => toTradeItem(trade, item, parts))

/** What a seller can still do with the trade: the same rules decide which buttons are shown and which requests pass. */
export function listTradeRights(
  { items, shipment, isFrozen }: Pick<TradeOfItems, 'items' | 'shipment' | 'isFrozen'>,
  access: SaleAccess,
) {
  const wasScanned = (shipment?.lastScanAtMs ?? null) !== null
  const canAct = access === 'act' && !isFrozen
  return {
    canCancel: canAct && items.some(({ state }) => tradeCan.cancel({ state, wasScanned })),
    canChangePayout: canAct && items.some(({ state }) => tradeCan.changePayoutAccount({ state })),
  }
}
