import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FailedPayout } from '#contracts/desk/failed-payouts.ts'
import { LATE_BONUS_IN_CENTS } from '#domain/inspection/late-bonus.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import {
  addVoucher,
  BY_PAYPAL,
  buildAnswerTable,
  type MoneyDesk,
  readOrder,
  readStates,
  startMoneyDesk,
} from '../../support/desk-money.ts'
import { advanceTo, createTestTrade, type TestTrade, triggerEvent } from '../../support/inspected-trades.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

/** How a device ends: bought as quoted, inspected too late, bought for less, or returned; now, or after the first run. */
interface Ending {
  readonly kind: 'QUOTED' | 'LATE' | 'LOWERED' | 'BACK'
  readonly isLater: boolean
}

interface Plan {
  readonly market: MarketId
  readonly isPaypal: boolean
  readonly voucherInCents: number
  readonly devices: readonly Ending[]
}

const ENDING: fc.Arbitrary<Ending> = fc.record({
  kind: fc.constantFrom('QUOTED', 'LATE', 'LOWERED', 'BACK'),
  isLater: fc.boolean(),
})

const PLAN: fc.Arbitrary<Plan> = fc.record({
  market: fc.constantFrom('de', 'at', 'pl'),
  isPaypal: fc.boolean(),
  voucherInCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9_999 })),
  devices: fc.array(ENDING, { minLength: 1, maxLength: 5 }),
})

const db = () => money.desk.db

async function readNumber(statement: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db().execute<{ value: number }>(statement)
  return rows[0]?.value ?? 0
}

const readQuote = ({ transactionId, itemNumber }: ItemKey) =>
  readNumber(sql`select price_in_cents::float8 as value from trade_item
    where transaction_id = ${transactionId} and number = ${itemNumber}`)

const readCounterOffer = ({ transactionId, itemNumber }: ItemKey) =>
  readNumber(sql`select price_in_cents::float8 as value from clarification
    where transaction_id = ${transactionId} and item_number = ${itemNumber}`)

/** Brings a device to its ending, and returns the amount that the seller was promised. */
async function decide(key: ItemKey, { kind }: Ending, market: MarketId): Promise<number> {
  if (kind === 'BACK') return advanceTo(money.hand, key, 'RETURN_PENDING').then(() => 0)
  if (kind === 'LOWERED') {
    await advanceTo(money.hand, key, 'COUNTER_OFFERED')
    await triggerEvent(money.hand, key, 'accept')
    return readCounterOffer(key)
  }
  await advanceTo(money.hand, key, 'IN_INSPECTION')
  const isLate = kind === 'LATE'
  await triggerEvent(money.hand, key, 'match_or_better', {
    atMs: money.hand.now() + (isLate ? 14 * DAY_MS : 0),
  })
  return (await readQuote(key)) + (isLate ? LATE_BONUS_IN_CENTS[MARKETS[market].currency] : 0)
}

interface PlannedTrade extends TestTrade {
  readonly plan: Plan
}

async function begin(plan: Plan): Promise<PlannedTrade> {
  const { market, isPaypal, voucherInCents, devices } = plan
  const facts = { market, deviceCount: devices.length }
  const trade = await createTestTrade(money.hand, {
    ...facts,
    ...(isPaypal && market !== 'pl' ? BY_PAYPAL : {}),
  })
  if (voucherInCents > 0) await addVoucher(db(), trade.transactionId, voucherInCents)
  return { ...trade, plan }
}

async function decideAll(trades: readonly PlannedTrade[], isLater: boolean): Promise<number> {
  let agreed = 0
  for (const { items, plan } of trades)
    for (const [at, item] of items.entries()) {
      const ending = plan.devices[at]
      if (ending?.isLater === isLater) agreed += await decide(item, ending, plan.market)
    }
  return agreed
}

/** Sellers whose payout was returned name another account; vouchers that were returned alone are paid again by hand. */
async function repairPayouts(trades: readonly PlannedTrade[]): Promise<void> {
  for (const { transactionId } of trades)
    if ((await readStates(db(), transactionId)).includes('PAYOUT_FAILED'))
      await money.changeAccount(transactionId)
  const failed: FailedPayout[] = (await money.call('GET', '/failed-payouts')).json()
  for (const { canBeAsked, references } of failed)
    if (!canBeAsked) await money.call('POST', `/voucher-payouts/${references[0]}/again`)
}

/** Pays everything that is due, with the given rejections, until nothing is left; returns what was paid. */
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
    await money.takeAnswer(buildAnswerTable(answers))
  }
  await repairPayouts(trades)
  return batches.length === 0 ? left : left + (await payOff(trades, rejections))
}

describe('over any trades, whatever the bank returns', () => {
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
        expect(await readStates(db(), transactionId)).toEqual(
          plan.devices.map(({ kind }) => (kind === 'BACK' ? 'RETURN_PENDING' : 'PAID')),
        )
    })
    await fc.assert(property, { numRuns: 8 })
  })
})
