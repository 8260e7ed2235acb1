import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { TRADE_REQUEST, type TradeRequest } from '#contracts/trades.ts'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type {
  ActionDemand,
  ActionReason,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { AcceptRule } from '#domain/inspection/accept-rule.ts'
import type { Step } from '#domain/lifecycle/step.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { ShopMode } from '#domain/markets/shop-mode.ts'
import { buildPath } from '#domain/routing/path.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { findTransition, type TradeEvent, type TradeState } from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection, Database } from '#server/db/database.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { createGuestKey, hashGuestKey } from '#server/modules/guests/guest-key.ts'
import { insertGuest } from '#server/modules/guests/guests.repository.ts'
import { applyStep } from '#server/modules/lifecycle/apply-step.ts'
import { deriveClarificationToken } from '#server/modules/lifecycle/clarification-token.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { createOffersService } from '#server/modules/offers/offers.service.ts'
import { createIssueLabel } from '#server/modules/trades/documents/issue-label.ts'
import { createIssueReturnLabel } from '#server/modules/trades/documents/issue-return-label.ts'
import { createTradesService } from '#server/modules/trades/trades.service.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { type Found, findWorn, QUESTIONS, storeArrival, storeInspection } from './inspection-rows.ts'
import { type PayoutStore, settlePayout, storePayout } from './payout-rows.ts'
import { BEST_PHONE_ANSWERS, buildSeller, findDeviceId } from './sales.ts'

/** What is needed to move trades: the shop's database, secret and clock. */
export interface TradeHand {
  readonly db: Database
  readonly blobs: Blobs
  readonly secret: ShopSecret
  readonly now: () => number
}

export interface TradeFacts {
  readonly market: MarketId
  readonly shopMode: ShopMode
  readonly deviceCount: number
  /** The device's URL in the German catalogue. */
  readonly deviceUrl: string
  /** What happens between the offer and the sale. */
  readonly beforeSale: () => Promise<void>
  /** What the seller declares; a flawless phone by default. */
  readonly declared: Found
  readonly seller: Partial<TradeRequest['seller']>
  readonly acceptRule: AcceptRule | null
  /** Whether the market asks its sellers for an identity document; by default it doesn't. */
  readonly asksIdentity: boolean
  /** The shop's origin, for links in mails. */
  readonly shopUrl: string
}

export interface TestTrade {
  readonly transactionId: number
  readonly tradeNumber: string
  /** The key of the link to the trade's page. */
  readonly key: string
  readonly items: readonly ItemKey[]
}

/** A guest's trade, created by the shop's own services, without a label yet. */
export async function createTestTrade(hand: TradeHand, facts: Partial<TradeFacts> = {}): Promise<TestTrade> {
  const { market = 'de', shopMode = 'default', deviceCount = 1, shopUrl = 'http://localhost:8106' } = facts
  const { db } = hand
  const guestKey = createGuestKey()
  const createdAt = new Date(hand.now())
  const customerNumber = await insertGuest(db, { keyHash: hashGuestKey(guestKey), createdAt })
  const { storageGb = 128, conditionId = 4, answers = {} } = facts.declared ?? {}
  const given = Object.entries({ ...BEST_PHONE_ANSWERS, ...answers }).map(([code, list]) => [code, [...list]])
  const shop = { market, shopMode }
  const offers = createOffersService({
    ...hand,
    ruleSets: QUESTIONS.ruleSets,
    takeQuota: async () => undefined,
  })
  const { offerId } = await offers.create(
    shop,
    { address: '', customerId: null },
    {
      deviceId: await findDeviceId(db, facts.deviceUrl),
      storageGb,
      conditionId,
      answers: Object.fromEntries(given),
    },
  )
  await facts.beforeSale?.()
  // All test sellers share a mailbox, which may only be written to a few times a day.
  await db.execute(sql`delete from counter where name like 'mail-%'`)
  const identityMarkets = new Set(facts.asksIdentity ? [market] : [])
  const { trade } = await createTradesService({ ...hand, identityMarkets }).create({
    shop,
    idempotencyKey: randomUUID(),
    network: null,
    account: null,
    statusUrl: shopUrl + buildPath(MARKETS[market], 'thankYou'),
    request: TRADE_REQUEST.parse({
      customer: { customerNumber, key: guestKey },
      lines: [{ offerId, quantity: deviceCount }],
      voucherCode: null,
      seller: buildSeller(market, facts.seller),
      acceptRule: facts.acceptRule ?? null,
    }),
  })
  const { transactionId, tradeNumber, key } = trade
  const items = Array.from({ length: deviceCount }, (_, index) => ({ transactionId, itemNumber: index + 1 }))
  return { transactionId, tradeNumber, key, items }
}

/** Overrides the defaults of an event. */
export interface EventOverrides {
  readonly atMs?: number
  /** What was found, for the result of an inspection. A counter-offer defaults to one condition worse. */
  readonly found?: Found
  readonly reason?: ActionReason
  /** The missing part; a charger unless given. */
  readonly part?: MissingPart
  /** Why the proof before wasn't enough. */
  readonly refusal?: ProofRefusal
  /** The inspector; a different one for an appeal. */
  readonly operator?: string
}

const carrier = createPrintedCarrier()

const buildJob = (data: ItemKey) => ({
  id: 0,
  topic: '',
  workKey: '',
  createdAt: new Date(0),
  attempts: 1,
  data: { ...data },
})

async function readState({ db }: TradeHand, { transactionId, itemNumber }: ItemKey): Promise<TradeState> {
  const { rows } = await db.execute<{ state: TradeState }>(sql`
    select state from trade_item where transaction_id = ${transactionId} and number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0].state
}

/** The time of an event: now or, for clock events, after every deadline. */
const findMoment = ({ now }: TradeHand, actor: Step['actor'], { atMs }: EventOverrides): number =>
  atMs ?? (actor === 'clock' ? addDays(now(), 40) : now())

const isSecondInspection = (event: TradeEvent) => event === 'appeal_rejected' || event === 'appeal_upheld'

const buildDemand = ({ reason = 'LOCK_APPLE', part = 'CHARGER', refusal }: EventOverrides): ActionDemand => ({
  reason,
  part: reason === 'MISSING_PART' ? part : null,
  refusal: refusal ?? null,
})

/** Builds the step of an event, after storing what the desk stores before it. */
async function buildStep(
  tx: Connection,
  key: ItemKey,
  { event, actor, atMs, ...how }: EventOverrides & { event: TradeEvent; actor: Step['actor']; atMs: number },
): Promise<Step> {
  const at = new Date(atMs)
  const moment = { actor, atMs }
  const { operator = isSecondInspection(event) ? 'test-second' : 'test-inspector' } = how
  switch (event) {
    case 'match_or_better':
    case 'appeal_upheld': {
      const found = how.found ?? {}
      return { ...moment, event, ...(await storeInspection(tx, key, { operator, at, found })) }
    }
    case 'deviation':
    case 'appeal_rejected': {
      const found = how.found ?? (await findWorn(tx, key))
      return { ...moment, event, ...(await storeInspection(tx, key, { operator, at, found })) }
    }
    case 'customer_action_needed':
      await storeInspection(tx, key, { operator, at, found: how.found ?? null })
      return { ...moment, event, ...buildDemand(how) }
    case 'authority_handover':
      return { ...moment, event, isRequested: true }
    case 'booked_in':
      await storeArrival(tx, key, at)
      return { ...moment, event }
    default:
      return { ...moment, event }
  }
}

/** Stores what the desk stores about the payout of a step. */
async function storeMoney(store: PayoutStore, key: ItemKey, { event, atMs }: Pick<Step, 'event' | 'atMs'>) {
  const at = new Date(atMs)
  if (event === 'payout_ordered') await storePayout(store, key, at)
  if (event === 'bank_confirmed') await settlePayout(store, key, { status: 'confirmed', at })
  if (event === 'bank_rejected') await settlePayout(store, key, { status: 'rejected', at })
}

/** Triggers an event for a device, as the actor in the state table. It must succeed. */
export async function triggerEvent(
  hand: TradeHand,
  key: ItemKey,
  event: TradeEvent,
  how: EventOverrides = {},
): Promise<void> {
  if (event === 'label_issued') return createIssueLabel({ ...hand, carrier })(buildJob(key))
  if (event === 'return_scanned') await createIssueReturnLabel({ ...hand, carrier })(buildJob(key))
  const actor = findTransition(await readState(hand, key), event)?.actor ?? 'system'
  const atMs = findMoment(hand, actor, how)
  await hand.db.transaction(async (tx) => {
    const store = { tx, secret: hand.secret }
    const step = await buildStep(tx, key, { ...how, event, actor, atMs })
    const applied = await applyStep(store, { key, step })
    if (applied.kind !== 'stepped') throw new Error(`${event}: ${JSON.stringify(applied)}`)
    await storeMoney(store, key, step)
  })
}

const TO_INSPECTION = ['label_issued', 'carrier_scan', 'booked_in', 'inspection_started'] as const
const TO_COUNTER_OFFER = [...TO_INSPECTION, 'deviation'] as const
const TO_PAYOUT = [...TO_INSPECTION, 'match_or_better', 'payout_ordered'] as const
const TO_RETURN = [...TO_COUNTER_OFFER, 'decline', 'return_scanned'] as const

/** The usual events that lead to each state. */
const EVENTS_TO: Readonly<Record<TradeState, readonly TradeEvent[]>> = {
  CREATED: [],
  LABEL_ISSUED: ['label_issued'],
  CANCELLED: ['label_issued', 'cancel'],
  EXPIRED: ['label_issued', 'send_in_deadline'],
  IN_TRANSIT: TO_INSPECTION.slice(0, 2),
  LOST: ['label_issued', 'carrier_scan', 'search_deadline'],
  RECEIVED: TO_INSPECTION.slice(0, 3),
  IN_INSPECTION: TO_INSPECTION,
  ACCEPTED: TO_PAYOUT.slice(0, -1),
  COUNTER_OFFERED: TO_COUNTER_OFFER,
  ACTION_REQUIRED: [...TO_INSPECTION, 'customer_action_needed'],
  QUARANTINED: [...TO_INSPECTION, 'blocklist_hit'],
  HANDED_OVER: [...TO_INSPECTION, 'blocklist_hit', 'authority_handover'],
  RETURN_PENDING: TO_RETURN.slice(0, -1),
  RETURN_SHIPPED: TO_RETURN,
  RETURNED: [...TO_RETURN, 'return_delivered'],
  RECYCLED: [...TO_COUNTER_OFFER, 'recycle'],
  APPEALED: [...TO_COUNTER_OFFER, 'appeal'],
  PAYOUT_PENDING: TO_PAYOUT,
  PAID: [...TO_PAYOUT, 'bank_confirmed'],
  PAYOUT_FAILED: [...TO_PAYOUT, 'bank_rejected'],
}

/** Moves a device to a state, from any state on the usual path to it. */
export async function advanceTo(
  hand: TradeHand,
  key: ItemKey,
  goal: TradeState,
  how: EventOverrides = {},
): Promise<void> {
  const path = EVENTS_TO[goal]
  const start = await readState(hand, key)
  if (EVENTS_TO[start].some((event, index) => event !== path[index]))
    throw new Error(`No path from ${start} to ${goal}`)
  for (const event of path.slice(EVENTS_TO[start].length)) await triggerEvent(hand, key, event, how)
}

/** A trade with one device in a given state. */
export async function createTradeIn(
  hand: TradeHand,
  goal: TradeState,
  facts: Partial<TradeFacts> & EventOverrides = {},
): Promise<TestTrade & { readonly item: ItemKey }> {
  const trade = await createTestTrade(hand, facts)
  for (const item of trade.items) await advanceTo(hand, item, goal, facts)
  const [item] = trade.items
  if (!item) throw new Error('A trade without devices')
  return { ...trade, item }
}

/** The link of a clarification: token, trade number, and the id of every offered answer. */
export interface OpenedClarification {
  readonly clarificationId: number
  readonly id: string
  readonly trade: string
  readonly offers: Readonly<Partial<Record<ClarificationAnswer, string>>>
}

/** The latest clarification about a device, answered or not. */
export async function findLatestClarification(
  { db, secret }: TradeHand,
  key: ItemKey,
): Promise<OpenedClarification> {
  const { rows } = await db.execute<{
    id: string
    token_id: string
    offers: OpenedClarification['offers']
  }>(sql`
    select clarification.id, token_id, (select jsonb_object_agg(offered.answer, offer_id) from clarification_offer as offered
      where clarification_id = clarification.id) as offers
    from clarification where transaction_id = ${key.transactionId} and item_number = ${key.itemNumber}
    order by clarification.id desc limit 1`)
  if (!rows[0]) throw new Error('There is no clarification')
  const { id, token_id, offers } = rows[0]
  return {
    clarificationId: Number(id),
    id: deriveClarificationToken(secret, token_id),
    trade: formatTradeNumber(key.transactionId),
    offers,
  }
}
