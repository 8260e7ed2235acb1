import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MoneyDesk, releaseHolds, startMoneyDesk } from '../../support/desk-money.ts'
import { storeMadeOffer } from '../../support/offer-requests.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

type Role = 'support' | 'payout' | 'inspector' | 'pricing'

/** Someone new with a role, who calls the API. */
async function hire(...roles: readonly Role[]) {
  const operator = await money.desk.hire(...roles)
  const cookie = await operator.startSession()
  return {
    id: operator.id,
    get: async (path: string) => (await money.desk.send('GET', `/desk/api${path}`, { cookie })).json(),
    post: async (path: string, note: string) => {
      const answer = await money.desk.send('POST', `/desk/api${path}`, { cookie, json: { note } })
      return { statusCode: answer.statusCode, id: answer.json().id }
    },
  }
}

/** A sale that nothing holds. */
async function createSale(): Promise<{ readonly tradeNumber: string; readonly transactionId: number }> {
  const sale = await money.accepted()
  await releaseHolds(money.hand, money.payout.id)
  return sale
}

const findOwnHold = async (caller: { get: (path: string) => Promise<unknown> }, tradeNumber: string) => {
  // Only this shape is read.
  const { holds } = (await caller.get(`/sales/${tradeNumber}`)) as {
    holds: { id: number; reason: string; isOpen: boolean }[]
  }
  return holds.find(({ reason, isOpen }) => isOpen && reason === 'HELD_BY_OPERATOR')
}

describe('a hold from the page of a sale', () => {
  it('is started by support, is listed there, and keeps the payouts back', async () => {
    const { tradeNumber } = await createSale()
    const support = await hire('support')
    expect((await support.post(`/payouts/${tradeNumber}/hold`, 'The seller called')).statusCode).toBe(200)
    expect(await findOwnHold(support, tradeNumber)).toMatchObject({ isOpen: true })
    const { payouts } = (await money.call('GET', '/payouts/due')).json()
    expect(payouts).not.toContainEqual(expect.objectContaining({ tradeNumber }))
  })

  it('is one hold with one note when the same is sent again', async () => {
    const { tradeNumber, transactionId } = await createSale()
    const support = await hire('support')
    const hold = () => support.post(`/payouts/${tradeNumber}/hold`, 'The seller called')
    expect([(await hold()).statusCode, (await hold()).statusCode]).toEqual([200, 200])
    const notes = await money.desk.db.execute(
      sql`select text from sale_note where transaction_id = ${transactionId}`,
    )
    expect(notes.rows).toHaveLength(1)
  })

  it('is refused to whoever has another reason, which would get lost', async () => {
    const { tradeNumber } = await createSale()
    const support = await hire('support')
    await support.post(`/payouts/${tradeNumber}/hold`, 'The seller called')
    const other = await hire('payout')
    const refused = await other.post(`/payouts/${tradeNumber}/hold`, 'The seller called')
    expect(refused).toEqual({ statusCode: 409, id: 'NOT_POSSIBLE' })
  })

  it('is in the audit log with its sale, without the reason', async () => {
    const { tradeNumber, transactionId } = await createSale()
    const support = await hire('support')
    await money.desk.takeAudit()
    await support.post(`/payouts/${tradeNumber}/hold`, 'Zofia called')
    const logged = await money.desk.takeAudit()
    expect(logged).toMatchObject([{ action: 'HOLD_PAYOUT', transaction_id: String(transactionId) }])
    expect(JSON.stringify(logged)).not.toContain('Zofia')
  })

  it('is not for inspectors', async () => {
    const { tradeNumber } = await createSale()
    const inspector = await hire('inspector')
    expect((await inspector.post(`/payouts/${tradeNumber}/hold`, 'Looks odd')).id).toBe('FORBIDDEN')
  })
})

describe('ending a hold from the page of a sale', () => {
  async function createHeld() {
    const sale = await createSale()
    const support = await hire('support')
    await support.post(`/payouts/${sale.tradeNumber}/hold`, 'The seller called')
    const hold = await findOwnHold(support, sale.tradeNumber)
    return { ...sale, support, path: `/held-payouts/${hold?.id}/release` }
  }

  it('is for payouts only', async () => {
    const { support, path } = await createHeld()
    expect((await support.post(path, 'It was a mistake')).id).toBe('FORBIDDEN')
  })

  it('changes nothing when the same person says the same again', async () => {
    const { path, support, tradeNumber } = await createHeld()
    const payout = await hire('payout')
    const release = () => payout.post(path, 'It was a mistake')
    expect([(await release()).statusCode, (await release()).statusCode]).toEqual([200, 200])
    expect(await findOwnHold(support, tradeNumber)).toBeUndefined()
  })

  it('is refused to whoever inspected a device of the sale', async () => {
    const { path, transactionId } = await createHeld()
    const both = await hire('inspector', 'payout')
    await money.desk.db.execute(
      sql`update inspection set operator_id = ${both.id} where transaction_id = ${transactionId}`,
    )
    expect((await both.post(path, 'I know them')).id).toBe('FOUR_EYES')
  })

  it('is refused to who made the individual offer of the sale', async () => {
    const { path, transactionId } = await createHeld()
    const both = await hire('inspector', 'payout')
    await storeMadeOffer(money.desk.db, { transactionId, operatorId: both.id })
    expect((await both.post(path, 'I know them')).id).toBe('FOUR_EYES')
  })
})
