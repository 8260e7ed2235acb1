import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  answerTable,
  BY_PAYPAL,
  giveVoucher,
  type MoneyDesk,
  readOrder,
  startMoneyDesk,
  statesOf,
} from '../../support/desk-money.ts'
import { bringTo, happen, type MadeTrade, makeTrade } from '../../support/inspected-trades.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

/** What becomes of a device: bought as quoted, checked too late, bought for less, sent back; now, or after the first run. */
interface Fate {
  readonly kind: 'QUOTED' | 'LATE' | 'LOWERED' | 'BACK'
  readonly isLater: boolean
}

interface Plan {
  readonly market: MarketId
  readonly isPaypal: boolean
  readonly voucherInCents: number
  readonly devices: readonly Fate[]
}

const FATE: fc.Arbitrary<Fate> = fc.record({
  kind: fc.constantFrom('QUOTED', 'LATE', 'LOWERED', 'BACK'),
  isLater: fc.boolean(),
})

const PLAN: fc.Arbitrary<Plan> = fc.record({
  market: fc.constantFrom('de', 'at', 'pl'),
  isPaypal: fc.boolean(),
  voucherInCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999 })),
  devices: fc.array(FATE, { minLength: 1, maxLength: 5 }),
})

const db = () => money.desk.db

async function numberOf(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db().execute<{ value: number }>(statement)
  return rows[0]?.value ?? 0
}

const quoteOf = ({ transactionId, itemNumber }: ItemKey) =>
  numberOf(sql`select price_in_cents::float8 as value from trade_item
    where transaction_id = ${transactionId} and number = ${itemNumber}`)

const counterOf = ({ transactionId, itemNumber }: ItemKey) =>
  numberOf(sql`select price_in_cents::float8 as value from clarification
    where transaction_id = ${transactionId} and item_number = ${itemNumber}`)

/** Has a device's fate happen; what was agreed on for it, by what the seller was told. */
async function decide(key: ItemKey, { kind }: Fate, market: MarketId): Promise<number> {
  if (kind === 'BACK') return bringTo(money.hand, key, 'RETURN_PENDING').then(() => 0)
  if (kind === 'LOWERED') {
    await bringTo(money.hand, key, 'COUNTER_OFFERED')
    await happen(money.hand, key, 'accept')
    return counterOf(key)
  }
  await bringTo(money.hand, key, 'IN_INSPECTION')
  const isLate = kind === 'LATE'
  await happen(money.hand, key, 'match_or_better', { atMs: money.hand.now() + (isLate ? 14 * DAY_MS : 0) })
  return (await quoteOf(key)) + (isLate ? LATE_BONUS_IN_CENTS[MARKETS[market].currency] : 0)
}

interface PlannedTrade extends MadeTrade {
  readonly plan: Plan
}

async function begin(plan: Plan): Promise<PlannedTrade> {
  const { market, isPaypal, voucherInCents, devices } = plan
  const facts = { market, deviceCount: devices.length }
  const trade = await makeTrade(money.hand, { ...facts, ...(isPaypal && market !== 'pl' ? BY_PAYPAL : {}) })
  if (voucherInCents > 0) await giveVoucher(db(), trade.transactionId, voucherInCents)
  return { ...trade, plan }
}

async function decideAll(trades: readonly PlannedTrade[], isLater: boolean): Promise<number> {
  let agreed = 0
  for (const { items, plan } of trades)
    for (const [at, item] of items.entries()) {
      const fate = plan.devices[at]
      if (fate?.isLater === isLater) agreed += await decide(item, fate, plan.market)
    }
  return agreed
}

/** Whoever was told that the money came back names an account; vouchers that came back alone are paid again by hand. */
async function mend(trades: readonly PlannedTrade[]): Promise<void> {
  for (const { transactionId } of trades)
    if ((await statesOf(db(), transactionId)).includes('PAYOUT_FAILED'))
      await money.changeAccount(transactionId)
  const cookie = await money.payout.startSession()
  const { body } = await money.desk.send('GET', '/desk/payouts', { cookie })
  for (const [path = ''] of body.matchAll(/\/desk\/voucher-payouts\/[\w-]+\/again/g))
    expect((await money.desk.send('POST', path, { cookie, form: {} })).statusCode).toBe(303)
}

/** Orders what is due and has the bank answer, as the list says while it lasts; what has left in the end. */
async function payOff(trades: readonly PlannedTrade[], rejections: boolean[]): Promise<number> {
  const { batches, held } = await money.makeBatches()
  expect(held).toEqual([])
  let left = 0
  for (const { messageId } of batches) {
    const answers = readOrder(await money.fileOf(messageId)).map(({ endToEndId, amountInCents }) => {
      const isRejected = rejections.shift() ?? false
      left += isRejected ? 0 : amountInCents
      return [endToEndId, isRejected ? 'rejected' : 'confirmed'] as const
    })
    await money.takeAnswer(answerTable(answers))
  }
  await mend(trades)
  return batches.length === 0 ? left : left + (await payOff(trades, rejections))
}

describe('over any trades, whatever the bank sends back', () => {
  it('the money that leaves is what was agreed, to the cent', { timeout: 180_000 }, async () => {
    const plans = fc.array(PLAN, { minLength: 1, maxLength: 3 })
    const rejections = fc.array(fc.boolean(), { maxLength: 6 })
    const property = fc.asyncProperty(plans, rejections, async (planned, decisions) => {
      const trades: PlannedTrade[] = []
      for (const plan of planned) trades.push(await begin(plan))
      const bank = [...decisions]
      const soon = await decideAll(trades, false)
      let left = await payOff(trades, bank)
      const later = await decideAll(trades, true)
      left += await payOff(trades, bank)
      const vouchers = planned
        .filter(({ devices }) => devices.some(({ kind }) => kind !== 'BACK'))
        .reduce((sum, { voucherInCents }) => sum + voucherInCents, 0)
      expect(left).toBe(soon + later + vouchers)
      for (const { transactionId, plan } of trades)
        expect(await statesOf(db(), transactionId)).toEqual(
          plan.devices.map(({ kind }) => (kind === 'BACK' ? 'RETURN_PENDING' : 'PAID')),
        )
    })
    await fc.assert(property, { numRuns: 8 })
  })
})
