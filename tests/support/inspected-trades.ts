import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { TRADE_REQUEST, type TradeRequest } from '#contracts/trades.ts'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { ActionDemand, ActionReason } from '#domain/clarification/clarification-kind.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { Step, StepEvent } from '#domain/trades/step-evidence.ts'
import { daysAfter } from '#domain/trades/trade-clock.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import { findTransition, type TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import { correspondenceTranslator } from '#messages/correspondence/letters.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { insertGuest } from '#server/modules/customers/customers.repository.ts'
import { createGuestKey, hashGuestKey } from '#server/modules/customers/guest-key.ts'
import { clarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { applyStep } from '#server/modules/lifecycle/step-trade-item.ts'
import { createOffersService } from '#server/modules/offers/offers.service.ts'
import { createIssueLabel } from '#server/modules/trades/issue-label.ts'
import { createIssueReturnLabel } from '#server/modules/trades/issue-return-label.ts'
import { createTradesService } from '#server/modules/trades/trades.service.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type Found, QUESTIONS, storeArrival, storeInspection, wornOf } from './inspection-rows.ts'
import { settlePayout, storePayout } from './payout-rows.ts'
import { BEST_PHONE_ANSWERS, findDeviceId, sellerOf } from './sales.ts'

/** What is needed to make something happen to trades: the shop's own database, secret and clock. */
export interface TradeHand {
  readonly db: Database
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface TradeFacts {
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly deviceCount: number
  /** Address of the device in the German catalogue. */
  readonly deviceUrl: string
  /** What the seller says; a phone without a fault where nothing is said. */
  readonly declared: Found
  readonly seller: Partial<TradeRequest['seller']>
  readonly acceptRule: AcceptRule | null
  /** The shop's address, to which links of mails lead. */
  readonly shopUrl: string
}

export interface MadeTrade {
  readonly transactionId: number
  readonly tradeNumber: string
  /** Opens the trade's page. */
  readonly key: string
  readonly items: readonly ItemKey[]
}

/** A trade of a guest, made by the shop's own services, without a label yet. */
export async function makeTrade(hand: TradeHand, facts: Partial<TradeFacts> = {}): Promise<MadeTrade> {
  const { market = 'de', shopMode = 'default', deviceCount = 1, shopUrl = 'http://localhost:8106' } = facts
  const { db } = hand
  const guestKey = createGuestKey()
  const createdAt = new Date(hand.now())
  const customerNumber = await insertGuest(db, { keyHash: hashGuestKey(guestKey), createdAt })
  const { storageGb = 128, conditionId = 4, answers = {} } = facts.declared ?? {}
  const given = Object.entries({ ...BEST_PHONE_ANSWERS, ...answers }).map(([code, list]) => [code, [...list]])
  const shop = { market, shopMode }
  const { offerId } = await createOffersService({ ...hand, rules: QUESTIONS.rules }).create(shop, {
    deviceId: await findDeviceId(db, facts.deviceUrl),
    storageGb,
    conditionId,
    answers: Object.fromEntries(given),
  })
  const { trade } = await createTradesService(hand).create({
    shop,
    idempotencyKey: randomUUID(),
    account: null,
    statusUrl: shopUrl + buildPath(MARKETS[market], 'thankYou'),
    request: TRADE_REQUEST.parse({
      customer: { customerNumber, key: guestKey },
      lines: [{ offerId, quantity: deviceCount }],
      voucherCode: null,
      seller: sellerOf(market, facts.seller),
      acceptRule: facts.acceptRule ?? null,
    }),
  })
  const { transactionId, tradeNumber, key } = trade
  const items = Array.from({ length: deviceCount }, (_, index) => ({ transactionId, itemNumber: index + 1 }))
  return { transactionId, tradeNumber, key, items }
}

/** How an event happens, where it is not as usual. */
export interface Happening {
  readonly atMs?: number
  /** For a result of an inspection: what was found. One condition worse where a counter-offer is to follow. */
  readonly found?: Found
  /** Of a part that is missing: the charger. */
  readonly reason?: ActionReason
  /** Who inspects; another one for an appeal. */
  readonly operator?: string
}

const carrier = createPrintedCarrier(correspondenceTranslator)

const workOf = (data: ItemKey) => ({ id: 0, topic: '', workKey: '', attempts: 1, data: { ...data } })

async function stateOf({ db }: TradeHand, { transactionId, itemNumber }: ItemKey): Promise<TradeState> {
  const { rows } = await db.execute<{ state: TradeState }>(sql`
    select state from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0].state
}

/** When an event happens: now, or for a clock when every deadline is over. */
const momentOf = ({ now }: TradeHand, actor: Step['actor'], { atMs }: Happening): number =>
  atMs ?? (actor === 'clock' ? daysAfter(now(), 40) : now())

const isSecondLook = (event: StepEvent) => event === 'appeal_rejected' || event === 'appeal_upheld'

const demandOf = ({ reason = 'LOCK_APPLE' }: Happening): ActionDemand => ({
  reason,
  part: reason === 'MISSING_PART' ? 'CHARGER' : null,
})

/** The step of an event with everything that the desk would have stored before it. */
async function stepOf(
  tx: Connection,
  key: ItemKey,
  { event, actor, atMs, ...how }: Happening & { event: StepEvent; actor: Step['actor']; atMs: number },
): Promise<Step> {
  const at = new Date(atMs)
  const moment = { actor, atMs }
  const { operator = isSecondLook(event) ? 'test-second' : 'test-inspector' } = how
  switch (event) {
    case 'match_or_better':
    case 'appeal_upheld': {
      const found = how.found ?? {}
      return { ...moment, event, ...(await storeInspection(tx, key, { operator, at, found })) }
    }
    case 'deviation':
    case 'appeal_rejected': {
      const found = how.found ?? (await wornOf(tx, key))
      return { ...moment, event, ...(await storeInspection(tx, key, { operator, at, found })) }
    }
    case 'customer_action_needed':
      await storeInspection(tx, key, { operator, at, found: how.found ?? null })
      return { ...moment, event, ...demandOf(how) }
    case 'authority_handover':
      return { ...moment, event, isRequested: true }
    case 'booked_in':
      await storeArrival(tx, key, at)
      return { ...moment, event }
    default:
      return { ...moment, event }
  }
}

/** What the desk stores about the money of a step. */
async function storeMoney(tx: Connection, key: ItemKey, { event, atMs }: Pick<Step, 'event' | 'atMs'>) {
  const at = new Date(atMs)
  if (event === 'payout_ordered') await storePayout(tx, key, at)
  if (event === 'bank_confirmed') await settlePayout(tx, key, { status: 'confirmed', at })
  if (event === 'bank_rejected') await settlePayout(tx, key, { status: 'rejected', at })
}

/** Makes something happen to a device, by whoever makes it happen in the shop; it has to work. */
export async function happen(
  hand: TradeHand,
  key: ItemKey,
  event: StepEvent,
  how: Happening = {},
): Promise<void> {
  if (event === 'label_issued') return createIssueLabel({ ...hand, carrier })(workOf(key))
  if (event === 'return_scanned') await createIssueReturnLabel({ ...hand, carrier })(workOf(key))
  const actor = findTransition(await stateOf(hand, key), event)?.actor ?? 'system'
  const atMs = momentOf(hand, actor, how)
  await hand.db.transaction(async (tx) => {
    const step = await stepOf(tx, key, { ...how, event, actor, atMs })
    const applied = await applyStep({ tx, secret: hand.secret }, { key, step })
    if (applied.kind !== 'stepped') throw new Error(`${event}: ${JSON.stringify(applied)}`)
    await storeMoney(tx, key, step)
  })
}

const TO_INSPECTION = ['label_issued', 'carrier_scan', 'booked_in', 'inspection_started'] as const
const TO_QUESTION = [...TO_INSPECTION, 'deviation'] as const
const TO_PAYOUT = [...TO_INSPECTION, 'match_or_better', 'payout_ordered'] as const
const TO_RETURN = [...TO_QUESTION, 'decline', 'return_scanned'] as const

/** The usual way to every state. */
const WAYS: Readonly<Record<TradeState, readonly StepEvent[]>> = {
  CREATED: [],
  LABEL_ISSUED: ['label_issued'],
  CANCELLED: ['label_issued', 'cancel'],
  EXPIRED: ['label_issued', 'send_in_deadline'],
  IN_TRANSIT: TO_INSPECTION.slice(0, 2),
  LOST: ['label_issued', 'carrier_scan', 'search_deadline'],
  RECEIVED: TO_INSPECTION.slice(0, 3),
  IN_INSPECTION: TO_INSPECTION,
  ACCEPTED: TO_PAYOUT.slice(0, -1),
  COUNTER_OFFERED: TO_QUESTION,
  ACTION_REQUIRED: [...TO_INSPECTION, 'customer_action_needed'],
  QUARANTINED: [...TO_INSPECTION, 'blocklist_hit'],
  HANDED_OVER: [...TO_INSPECTION, 'blocklist_hit', 'authority_handover'],
  RETURN_PENDING: TO_RETURN.slice(0, -1),
  RETURN_SHIPPED: TO_RETURN,
  RETURNED: [...TO_RETURN, 'return_delivered'],
  RECYCLED: [...TO_QUESTION, 'recycle'],
  APPEALED: [...TO_QUESTION, 'appeal'],
  PAYOUT_PENDING: TO_PAYOUT,
  PAID: [...TO_PAYOUT, 'bank_confirmed'],
  PAYOUT_FAILED: [...TO_PAYOUT, 'bank_rejected'],
}

/** Brings a device to a state, from wherever on the usual way it is. */
export async function bringTo(
  hand: TradeHand,
  key: ItemKey,
  goal: TradeState,
  how: Happening = {},
): Promise<void> {
  const way = WAYS[goal]
  const start = await stateOf(hand, key)
  if (WAYS[start].some((event, index) => event !== way[index])) throw new Error(`No way: ${start} to ${goal}`)
  for (const event of way.slice(WAYS[start].length)) await happen(hand, key, event, how)
}

/** A trade with one device, in a state. */
export async function makeTradeIn(
  hand: TradeHand,
  goal: TradeState,
  facts: Partial<TradeFacts> & Happening = {},
): Promise<MadeTrade & { readonly item: ItemKey }> {
  const trade = await makeTrade(hand, facts)
  for (const item of trade.items) await bringTo(hand, item, goal, facts)
  const [item] = trade.items
  if (!item) throw new Error('A trade without devices')
  return { ...trade, item }
}

/** The link of a question: token, trade number, and the id of every answer that it offers. */
export interface OpenedClarification {
  readonly clarificationId: number
  readonly id: string
  readonly trade: string
  readonly offers: Readonly<Partial<Record<ClarificationAnswer, string>>>
}

/** The newest question about a device, answered or not. */
export async function findNewestClarification(
  { db, secret }: TradeHand,
  key: ItemKey,
): Promise<OpenedClarification> {
  const { rows } = await db.execute<{
    id: string
    token_id: string
    offers: OpenedClarification['offers']
  }>(sql`
    select asked.id, token_id, (select jsonb_object_agg(offered.answer, offer_id) from clarification_offer as offered
      where clarification_id = asked.id) as offers
    from clarification as asked where transaction_id = ${key.transactionId} and item_number = ${key.itemNumber}
    order by asked.id desc limit 1`)
  if (!rows[0]) throw new Error('There is no question')
  const { id, token_id, offers } = rows[0]
  return {
    clarificationId: Number(id),
    id: clarificationToken(secret, token_id),
    trade: tradeNumberOf(key.transactionId),
    offers,
  }
}
