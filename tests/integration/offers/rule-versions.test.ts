import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionForm } from '#contracts/desk/inspections.ts'
import type { Offer } from '#contracts/offers.ts'
import type { PagePayload } from '#contracts/page-payload.ts'
import { LIST_ROWS_PATH, LIST_TEXT_TYPE, OFFER_RENEWALS_PATH, OFFERS_PATH } from '#contracts/paths/offers.ts'
import { buildSignedOfferPath } from '#contracts/paths/trades.ts'
import { priceDevice } from '#domain/pricing/price-device.ts'
import type { Answers, PriceRule } from '#domain/pricing/price-rule.ts'
import { buildPath } from '#domain/routing/path.ts'
import type { SignedOffer } from '#domain/signed-offers/signed-offer.ts'
import {
  TRADE_STATES,
  TRADE_TRANSITIONS,
  type TradeEvent,
  type TradeState,
} from '#domain/trades/trade-states.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { OFFER_LIFETIME_MS } from '#server/modules/offers/store-offers.ts'
import { parseRuleSet } from '#server/modules/questions/rule-set.ts'
import { recomputePrice } from '#web/features/clarification/recompute-price.ts'
import {
  createClarificationSeller,
  type ItemClarification,
  toTradeHand,
} from '../../support/clarification-seller.ts'
import {
  buildItemApiPath,
  buildMatchingFindings,
  type DeskWork,
  startDeskWork,
  type Worker,
} from '../../support/desk-work.ts'
import {
  createTradeIn,
  findLatestClarification,
  type TestTrade,
  type TradeHand,
  triggerEvent,
} from '../../support/inspected-trades.ts'
import {
  DELIVERED_VERSION,
  getDeliveredRule,
  NEXT_VERSION,
  publishNextVersion,
} from '../../support/rule-versions.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { BEST_PHONE_ANSWERS } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const HOST = MARKET_HOSTS.de
const DELIVERED_RULE = getDeliveredRule('phones')
const NEXT_RULE = parseRuleSet(NEXT_VERSION).rules.phones

/** One answer and one question that the next version no longer has. */
const DECLARED = {
  conditionId: 3,
  answers: { PH_BATTERY: ['UNKNOWN'], PH_SIMLOCK: ['YES'] },
} as const

/** Worth less in both versions, but by different amounts. */
const FOUND_ANSWERS = { ...BEST_PHONE_ANSWERS, ...DECLARED.answers, PH_BATTERY: ['LT_80'] }

/** The next event for a device in each state, on its way to the end; null where it has ended. */
const NEXT_EVENTS: Readonly<Record<TradeState, TradeEvent | null>> = {
  CREATED: 'label_issued',
  LABEL_ISSUED: 'carrier_scan',
  IN_TRANSIT: 'booked_in',
  LOST: 'booked_in',
  EXPIRED: 'booked_in',
  RECEIVED: 'inspection_started',
  IN_INSPECTION: 'deviation',
  QUARANTINED: 'cleared',
  ACTION_REQUIRED: 'customer_done',
  COUNTER_OFFERED: 'accept',
  APPEALED: 'appeal_rejected',
  ACCEPTED: 'payout_ordered',
  PAYOUT_PENDING: 'bank_confirmed',
  PAYOUT_FAILED: 'account_changed',
  RETURN_PENDING: 'return_scanned',
  RETURN_SHIPPED: 'return_delivered',
  CANCELLED: null,
  HANDED_OVER: null,
  PAID: null,
  RECYCLED: null,
  RETURNED: null,
}

/** Every state that a device can leave. */
const STATES_IN_FLIGHT = TRADE_STATES.filter((state) => TRADE_TRANSITIONS.some(({ from }) => from === state))

let store: SaleShop
let work: DeskWork
let hand: TradeHand
let seller: ReturnType<typeof createClarificationSeller>
let inspector: Worker
let secondInspector: Worker
/** A trade of the delivered version in every state, created before the next one. */
const trades = new Map<TradeState, TestTrade & { readonly item: ItemKey }>()
/** An offer of the delivered version that is still in a cart. */
let firstOffer: Offer
let ruleOfPageBefore: number
/** A trade of the delivered version that has not been inspected yet. */
let uninspected: TestTrade & { readonly item: ItemKey }
let ofFirstVersion: TestTrade & { readonly item: ItemKey }

const PDP_PATH = buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })

beforeAll(async () => {
  store = await startSaleShop()
  work = await startDeskWork({ db: store.db, secret: store.secret })
  hand = toTradeHand(store)
  seller = createClarificationSeller(store)
  inspector = await work.hire('inspector')
  secondInspector = await work.hire('second_inspector')
  for (const state of STATES_IN_FLIGHT)
    trades.set(state, await createTradeIn(hand, state, { declared: DECLARED }))
  uninspected = await createTradeIn(hand, 'RECEIVED', { declared: DECLARED })
  ofFirstVersion = await createTradeIn(hand, 'RECEIVED', { declared: DECLARED })
  const answers = { ...BEST_PHONE_ANSWERS, ...DECLARED.answers }
  firstOffer = await store.sale(HOST, 'de').offer(store.deviceId, { conditionId: 3, answers })
  ruleOfPageBefore = await readPageRuleVersion()
  await publishNextVersion(store.db)
}, 120_000)

afterAll(async () => {
  await work.close()
  await store.close()
})

async function readPageRuleVersion(): Promise<number> {
  const { text } = await store.shop.get(HOST, `${PDP_PATH}/_payload.json`)
  const payload: PagePayload<'pdp'> = JSON.parse(text)
  return payload.data.offerSheet?.rule.version ?? 0
}

const requireTrade = (state: TradeState) => {
  const trade = trades.get(state)
  if (!trade) throw new Error(`There is no trade in ${state}`)
  return trade
}

interface ItemRow extends Record<string, unknown> {
  readonly state: TradeState
  readonly quotedInCents: number
  readonly settledInCents: number | null
  readonly ruleVersion: number
  readonly baseInCents: number
  readonly found: { readonly conditionId: number; readonly answers: Answers } | null
}

/** A device with the latest findings. */
async function readItem({ transactionId, itemNumber }: ItemKey): Promise<ItemRow> {
  const { rows } = await store.db.execute<ItemRow>(sql`
    select item.state, item.price_in_cents as "quotedInCents", settled_in_cents as "settledInCents",
      rule_version as "ruleVersion", (breakdown ->> 'baseInCents')::integer as "baseInCents",
      (select found from inspection where inspection.transaction_id = item.transaction_id
        and inspection.item_number = item.number and commitment is not null
        order by inspection.number desc limit 1) as found
    from trade_item as item join offer on offer.id = item.offer_id
    where item.transaction_id = ${transactionId} and item.number = ${itemNumber}`)
  if (!rows[0]) throw new Error('There is no such device')
  return rows[0]
}

const computePrice = (
  rule: PriceRule,
  { baseInCents }: Pick<ItemRow, 'baseInCents'>,
  { conditionId, answers }: { readonly conditionId: number; readonly answers: Answers },
): number =>
  priceDevice({ rule, baseInCents, deductionFactorBp: 10_000, conditionId, answers }).breakdown.totalInCents

async function call(worker: Worker, path: string, json: object = {}): Promise<void> {
  const answer = await worker.post(path, json)
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
}

/** An inspection at the desk that finds a weak battery. */
async function inspectAtDesk(
  worker: Worker,
  key: ItemKey,
  paths: { readonly start: string; readonly decide: string; readonly decision: TradeEvent },
): Promise<void> {
  await call(worker, buildItemApiPath(key, paths.start), { takesOver: true })
  const photoId = await worker.photo(buildItemApiPath(key, '/photos'))
  const photoIds = {
    STORAGE: [photoId],
    PH_BATTERY: [photoId],
    PH_SIMLOCK: [photoId],
    CONDITION: [photoId],
  }
  const findings = buildMatchingFindings({ conditionId: 3, answers: FOUND_ANSWERS, photoIds })
  await call(worker, buildItemApiPath(key, '/findings'), findings)
  await call(worker, buildItemApiPath(key, paths.decide), { decision: paths.decision })
}

/** The seller reads the clarification, recomputes its price, and appeals once before accepting. */
async function answerClarification(key: ItemKey): Promise<void> {
  const asked: ItemClarification = { ...(await findLatestClarification(hand, key)), item: key }
  const view = await seller.readView(asked)
  const recomputed = view.recomputation && recomputePrice(view, view.recomputation)
  const item = await readItem(key)
  expect(view.recomputation?.basis.rule.version).toBe(DELIVERED_VERSION)
  expect(view.recomputation?.texts.PH_SIMLOCK?.answers.YES).toBeTruthy()
  expect(view.recomputation?.texts.PH_BATTERY?.answers.UNKNOWN).toBeTruthy()
  expect(recomputed?.isEqual).toBe(true)
  expect(recomputed?.priceInCents).toBe(item.found && computePrice(DELIVERED_RULE, item, item.found))
  const { status, text } = await seller.answer(asked, asked.offers.APPEAL ? 'APPEAL' : 'ACCEPT')
  if (status !== 200) throw new Error(`Not answered: ${text}`)
}

async function takeNextStep(key: ItemKey, state: TradeState, event: TradeEvent): Promise<void> {
  switch (state) {
    case 'IN_INSPECTION':
      return inspectAtDesk(inspector, key, {
        start: '/inspections',
        decide: '/decision',
        decision: 'deviation',
      })
    case 'APPEALED':
      return inspectAtDesk(secondInspector, key, {
        start: '/appeal-inspections',
        decide: '/appeal-decision',
        decision: 'appeal_rejected',
      })
    case 'COUNTER_OFFERED':
      return answerClarification(key)
    default:
      return triggerEvent(hand, key, event)
  }
}

async function carryToEnd(key: ItemKey): Promise<ItemRow> {
  for (;;) {
    const item = await readItem(key)
    const event = NEXT_EVENTS[item.state]
    if (event === null) return item
    await takeNextStep(key, item.state, event)
  }
}

describe('a new version of the price rule', () => {
  it('prices the same device differently, or this file would prove nothing', () => {
    const device = { baseInCents: 30_000 }
    const found = { conditionId: 3, answers: FOUND_ANSWERS }
    expect(computePrice(DELIVERED_RULE, device, found)).not.toBe(computePrice(NEXT_RULE, device, found))
  })

  it.each(STATES_IN_FLIGHT)('lets a device in %s reach its end by its own version', async (state) => {
    const { item } = requireTrade(state)
    const before = await readItem(item)
    expect(before.state).toBe(state)
    const after = await carryToEnd(item)
    expect(after.ruleVersion).toBe(DELIVERED_VERSION)
    expect(after.quotedInCents).toBe(before.quotedInCents)
    if (after.state === 'PAID') {
      const found = after.found ?? DECLARED
      expect(after.settledInCents).toBe(computePrice(DELIVERED_RULE, after, found))
    } else expect(after.state).toBe('RETURNED')
  })

  it('does not break any mail about those devices', async () => {
    await store.drain()
    const { rows } = await store.db.execute<{ status: string }>(
      sql`select topic, data from outbox where status = 'dead'`,
    )
    expect(rows).toEqual([])
  })

  it('does not change what inspectors are asked: the questions of the offer’s version', async () => {
    const started = await inspector.post(buildItemApiPath(uninspected.item, '/inspections'))
    const codes = started.json().form.questions.map(({ code }: { code: string }) => code)
    expect(codes).toContain('PH_SIMLOCK')
    expect(codes).not.toContain('TA_BENT')
  })

  it('leaves devices of version 1 inspectable, which knew no promise', async () => {
    const { transactionId } = ofFirstVersion.item
    await store.db.execute(sql`
      update offer set rule_version = 1
      where id = (select offer_id from trade_item where transaction_id = ${transactionId})`)
    const started = await inspector.post(buildItemApiPath(ofFirstVersion.item, '/inspections'))
    const { questions }: QuestionForm = started.json().form
    const lock = questions.find(({ code }) => code === 'PH_LOCK')
    expect(lock?.answers.map(({ code }) => code)).toEqual(['YES', 'NO'])
  })

  it('prices new offers', async () => {
    const { PH_SIMLOCK: _, ...known } = BEST_PHONE_ANSWERS
    const answers = { ...known, PH_BATTERY: ['LT_80'], TA_BENT: ['YES'] }
    const offer = await store.sale(HOST, 'de').offer(store.deviceId, { conditionId: 3, answers })
    const { baseInCents } = offer.breakdown
    expect(offer.ruleVersion).toBe(NEXT_VERSION.version)
    expect(offer.priceInCents).toBe(computePrice(NEXT_RULE, { baseInCents }, { conditionId: 3, answers }))
  })

  it('refuses answers that only the old version has', async () => {
    const body = { deviceId: store.deviceId, storageGb: 128, conditionId: 4, answers: BEST_PHONE_ANSWERS }
    const { status, text } = await store.sale(HOST, 'de').post(OFFERS_PATH, body)
    expect(status).toBe(422)
    expect(JSON.parse(text).errors).toEqual([
      { field: 'answers.TA_BENT', key: 'ANSWER_MISSING' },
      { field: 'answers.PH_SIMLOCK', key: 'QUESTION_UNKNOWN' },
    ])
  })

  it('prices the rows of lists', async () => {
    const { text } = await store.shop.send(HOST, LIST_ROWS_PATH, {
      method: 'POST',
      headers: { 'content-type': LIST_TEXT_TYPE },
      body: 'Apple iPhone 13;128;3;1;;PH_BATTERY=LT_80',
    })
    const { row } = JSON.parse(text)
    const { baseInCents } = firstOffer.breakdown
    expect(row.answers).toMatchObject({ TA_BENT: ['NO'] })
    expect(row.priceInCents).toBe(computePrice(NEXT_RULE, { baseInCents }, row))
  })

  it('leaves an offer in a cart unchanged until it expires', async () => {
    const renewOffer = async () => {
      const { text } = await store.sale(HOST, 'de').post(OFFER_RENEWALS_PATH, {
        offerIds: [firstOffer.offerId],
      })
      return JSON.parse(text).offers[0]
    }
    expect(await renewOffer()).toMatchObject({
      status: 'valid',
      line: { priceInCents: firstOffer.priceInCents },
    })
    store.clock.nowMs += OFFER_LIFETIME_MS + 1
    // The next version asks a question that this seller has not answered.
    expect(await renewOffer()).toMatchObject({ status: 'gone' })
    store.clock.nowMs -= OFFER_LIFETIME_MS + 1
  })

  it('appears on device pages as soon as pages with the old one are dropped', async () => {
    expect(ruleOfPageBefore).toBe(DELIVERED_VERSION)
    await store.shop.app.drop('rules')
    expect(await readPageRuleVersion()).toBe(NEXT_VERSION.version)
  })

  it('leaves signed offers and their texts unchanged', async () => {
    const { tradeNumber, key } = requireTrade('CREATED')
    const { text } = await store.shop.get(HOST, `${buildSignedOfferPath(tradeNumber)}`, { 'x-sale-key': key })
    const [device] = (JSON.parse(text).payload as SignedOffer).devices
    if (!device) throw new Error('The signed offer has no device')
    const { baseInCents } = device.breakdown
    expect(device.ruleVersion).toBe(DELIVERED_VERSION)
    expect(priceDevice({ ...device, rule: DELIVERED_RULE, baseInCents }).breakdown).toEqual(device.breakdown)
    const page = await store.shop.get(HOST, `${buildPath(MARKETS.de, 'verify')}/_payload.json`)
    const payload: PagePayload<'verify'> = JSON.parse(page.text)
    expect(payload.data.texts.PH_SIMLOCK?.answers.YES).toBeTruthy()
    expect(payload.data.texts.PH_BATTERY?.answers.UNKNOWN).toBeTruthy()
  })
})
