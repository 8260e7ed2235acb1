import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAsRole } from '../../support/database.ts'
import { type MoneyDesk, readPayouts, releaseHolds, startMoneyDesk } from '../../support/desk-money.ts'

const REFUSED_BY_TRIGGER = '23000'

let money: MoneyDesk
let transactionId: number

/** The SQL state that a statement of the desk's own role ends with; null if it succeeds. */
async function attempt(statement: string): Promise<string | null> {
  try {
    await openAsRole(money.desk.db, 'desk').$client.query(statement, [transactionId])
    return null
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown'
  }
}

const change = (assignment: string) => attempt(`update payout set ${assignment} where transaction_id = $1`)

const changeBatch = (assignment: string) =>
  attempt(
    `update payout_batch set ${assignment} where id in (select batch_id from payout where transaction_id = $1)`,
  )

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

describe('a payout that was ordered', () => {
  beforeAll(async () => {
    ;({ transactionId } = await money.accepted())
    await money.makeBatches()
  })

  it.each([
    [`status = 'prepared'`],
    [`status = 'due', batch_id = null`],
    ['attempt = 2'],
    ['amount_in_cents = amount_in_cents + 1'],
    [`reference = 'mine'`],
    [`end_to_end_id = 'mine'`],
    ['created_at = now()'],
  ])('is not set back or rewritten by the role of the desk: %s', async (assignment) => {
    expect(await change(assignment)).toBe(REFUSED_BY_TRIGGER)
  })

  it.each([
    ['exported_at = null, sealed_file = null'],
    ['discarded_at = now()'],
    ['approved_by = null, approved_at = null'],
    ['approved_at = now()'],
    ['operator_id = approved_by'],
    ['total_in_cents = 1'],
  ])('stays in its exported batch: %s', async (assignment) => {
    expect(await changeBatch(assignment)).toBe(REFUSED_BY_TRIGGER)
  })

  it('is not deleted', async () => {
    expect(await attempt('delete from payout where transaction_id = $1')).toBe(REFUSED_BY_TRIGGER)
    expect(await readPayouts(money.desk.db, transactionId)).toMatchObject([{ status: 'ordered' }])
  })

  it('is settled once, and that stays', async () => {
    expect(await change(`status = 'rejected', rejected_reason = 'AC01', settled_at = now()`)).toBeNull()
    expect(await change(`status = 'ordered'`)).toBe(REFUSED_BY_TRIGGER)
    expect(await change(`status = 'confirmed'`)).toBe(REFUSED_BY_TRIGGER)
    expect(await change(`status = 'prepared'`)).toBe(REFUSED_BY_TRIGGER)
    expect(await change(`rejected_reason = 'mine'`)).toBe(REFUSED_BY_TRIGGER)
    expect(await change('settled_by = null, settled_at = null')).toBe(REFUSED_BY_TRIGGER)
  })
})

describe('a payout that was only prepared', () => {
  it('is taken out again, and never settled before it is ordered', async () => {
    ;({ transactionId } = await money.accepted())
    await releaseHolds(money.hand, money.payout.id)
    await money.prepare()
    expect(await change(`status = 'confirmed'`)).toBe(REFUSED_BY_TRIGGER)
    expect(await attempt('delete from payout where transaction_id = $1')).toBeNull()
    const { rowCount } = await money.desk.db.execute(sql`
      select from payout where transaction_id = ${transactionId}`)
    expect(rowCount).toBe(0)
  })
})
