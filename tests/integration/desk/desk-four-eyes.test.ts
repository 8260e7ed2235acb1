import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { TestOperator } from '../../support/desk.ts'
import {
  buildAnswerTable,
  type MoneyDesk,
  readOrder,
  readStates,
  releaseHolds,
  startMoneyDesk,
} from '../../support/desk-money.ts'
import { storeMadeOffer } from '../../support/offer-requests.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

beforeEach(async () => {
  await money.makeBatches()
})

/** A batch of one payout that nobody has approved yet. */
async function prepareOne() {
  const trade = await money.accepted()
  await releaseHolds(money.hand, money.payout.id)
  const [batch] = (await money.prepare()).batches
  return { ...trade, messageId: batch?.messageId ?? '' }
}

async function post(operator: TestOperator, path: string) {
  const cookie = await operator.startSession()
  const answer = await money.desk.send('POST', `/desk/api${path}`, { cookie })
  return { statusCode: answer.statusCode, id: answer.statusCode < 300 ? null : answer.json().id }
}

describe('money', () => {
  it('does not move before someone else has approved it', async () => {
    const { messageId, transactionId } = await prepareOne()
    const path = `/payout-batches/${messageId}`
    expect(await post(money.payout, `${path}/file`)).toEqual({ statusCode: 409, id: 'NOT_POSSIBLE' })
    expect(await post(money.payout, `${path}/approval`)).toEqual({ statusCode: 403, id: 'FOUR_EYES' })
    expect(await readStates(money.desk.db, transactionId)).toEqual(['ACCEPTED'])
    expect(await post(money.approver, `${path}/approval`)).toEqual({ statusCode: 200, id: null })
    expect(await readStates(money.desk.db, transactionId)).toEqual(['ACCEPTED'])
    expect(await post(money.payout, `${path}/file`)).toEqual({ statusCode: 200, id: null })
    expect(await readStates(money.desk.db, transactionId)).toEqual(['PAYOUT_PENDING'])
  })

  it('for a device is never approved by someone who inspected it', async () => {
    const { messageId, transactionId } = await prepareOne()
    const inspector = await money.desk.hire('inspector', 'payout')
    await money.desk.db.execute(sql`
      insert into inspection (transaction_id, item_number, number, operator_id, started_at, nonce)
      values (${transactionId}, 1, 9, ${inspector.id}, now(), '')`)
    const path = `/payout-batches/${messageId}/approval`
    expect(await post(inspector, path)).toEqual({ statusCode: 403, id: 'FOUR_EYES' })
    expect(await post(money.approver, path)).toEqual({ statusCode: 200, id: null })
  })

  it('for a device is never approved by who made the individual offer for it', async () => {
    const { messageId, transactionId } = await prepareOne()
    const pricing = await money.desk.hire('pricing', 'payout')
    await storeMadeOffer(money.desk.db, { transactionId, operatorId: pricing.id })
    const path = `/payout-batches/${messageId}/approval`
    expect(await post(pricing, path)).toEqual({ statusCode: 403, id: 'FOUR_EYES' })
    expect(await post(money.approver, path)).toEqual({ statusCode: 200, id: null })
  })

  it('for a lost device is never approved by whoever confirmed the loss', async () => {
    const { messageId, transactionId } = await prepareOne()
    const support = await money.desk.hire('support', 'payout')
    await money.desk.db.execute(sql`
      insert into audit_log (operator_id, action, transaction_id, item_number, happened_at)
      values (${support.id}, 'CONFIRM_INSURANCE', ${transactionId}, 1, now())`)
    expect(await post(support, `/payout-batches/${messageId}/approval`)).toEqual({
      statusCode: 403,
      id: 'FOUR_EYES',
    })
  })

  describe('that was returned', () => {
    /** An operator says that the bank has returned a payout; then the seller's new account makes it due again. */
    async function prepareAgain(settle: (messageId: string, endToEndId: string) => Promise<number>) {
      const { messageId, transactionId } = await prepareOne()
      await money.approve(messageId)
      const [transfer] = readOrder(await money.fileOf(messageId))
      expect(await settle(messageId, transfer?.endToEndId ?? '')).toBe(200)
      await money.changeAccount(transactionId)
      await releaseHolds(money.hand, money.payout.id)
      const [batch] = (await money.prepare()).batches
      return batch?.messageId ?? ''
    }

    const send = async (operator: TestOperator, path: string, json: unknown) =>
      (await money.desk.send('POST', `/desk/api${path}`, { cookie: await operator.startSession(), json }))
        .statusCode

    const settleByHand = (operator: TestOperator) => (_: string, endToEndId: string) =>
      send(operator, `/transfers/${endToEndId}/outcome`, { outcome: 'REJECTED', reason: 'AC01' })

    const settleByFile = (operator: TestOperator) => (_: string, endToEndId: string) =>
      send(operator, '/bank-answers', { answer: buildAnswerTable([[endToEndId, 'rejected', 'AC01']]) })

    it.each([
      ['by hand', settleByHand],
      ['by a file', settleByFile],
    ])('is not approved again by whoever said so: %s', async (_, settle) => {
      const settler = await money.desk.hire('payout')
      const path = `/payout-batches/${await prepareAgain(settle(settler))}/approval`
      expect(await post(settler, path)).toEqual({ statusCode: 403, id: 'FOUR_EYES' })
      expect(await post(money.approver, path)).toEqual({ statusCode: 200, id: null })
    })

    it('is called so only with a second factor of the last few minutes', async () => {
      const cookie = await money.approver.startSession()
      money.desk.clock.nowMs += 16 * MINUTE_MS
      const calls = [
        { path: '/desk/api/transfers/X/outcome', json: { outcome: 'REJECTED', reason: '' } },
        { path: '/desk/api/bank-answers', json: { answer: '' } },
        { path: '/desk/api/payout-batches/X/remainder' },
        { path: '/desk/api/voucher-payouts/X-0/again' },
      ]
      for (const { path, json } of calls)
        expect((await money.desk.send('POST', path, { cookie, json })).json().id).toBe('STEP_UP_REQUIRED')
    })
  })

  it('is approved and exported once, however many do it at the same time', async () => {
    const { messageId, transactionId } = await prepareOne()
    const approvals = await Promise.all(
      [1, 2, 3].map(() => post(money.approver, `/payout-batches/${messageId}/approval`)),
    )
    expect(approvals.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const files = await Promise.all([1, 2, 3].map(() => money.fileOf(messageId)))
    expect(new Set(files).size).toBe(1)
    const { rows } = await money.desk.db.execute(sql`
      select count(*)::int as count from trade_event
      where transaction_id = ${transactionId} and event = 'payout_ordered'`)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('needs a second factor of the last few minutes', async () => {
    const { messageId } = await prepareOne()
    const cookie = await money.approver.startSession()
    money.desk.clock.nowMs += 16 * MINUTE_MS
    const answer = await money.desk.send('POST', `/desk/api/payout-batches/${messageId}/approval`, { cookie })
    expect(answer.json().id).toBe('STEP_UP_REQUIRED')
  })

  it('is not approved or exported by a token that only has the role', async () => {
    const { messageId } = await prepareOne()
    const bearer = await money.approver.createToken(['payout'])
    for (const step of ['approval', 'file']) {
      const path = `/desk/api/payout-batches/${messageId}/${step}`
      const answer = await money.desk.send('POST', path, { bearer, origin: null })
      expect(answer.json().id).toBe('SCOPE_MISSING')
    }
  })
})

describe('what the desk says about a batch', () => {
  const show = async (operator: TestOperator, messageId: string, desk = money.desk) => {
    const cookie = await operator.startSession()
    return (await desk.send('GET', `/desk/api/payout-batches/${messageId}`, { cookie })).json()
  }

  it('is whose it is, so that the approval is offered to others only', async () => {
    const { messageId } = await prepareOne()
    expect(await show(money.payout, messageId)).toMatchObject({ isOwn: true, state: 'prepared' })
    expect(await show(money.approver, messageId)).toMatchObject({ isOwn: false, state: 'prepared' })
    await money.approve(messageId)
    expect(await show(money.payout, messageId)).toMatchObject({ isOwn: true, state: 'approved' })
  })

  it('warns in a one-person shop, where one person may do everything', async () => {
    const { messageId } = await prepareOne()
    expect(await show(money.payout, messageId)).toMatchObject({ isOnePersonDesk: false })
    const alone = await startMoneyDesk({
      db: money.desk.db,
      secret: money.desk.secret,
      isOnePersonDesk: true,
    })
    const cookie = await money.payout.startSession()
    expect(await show(money.payout, messageId, alone.desk)).toMatchObject({ isOnePersonDesk: true })
    const path = `/desk/api/payout-batches/${messageId}/approval`
    expect((await alone.desk.send('POST', path, { cookie })).statusCode).toBe(200)
    await alone.desk.close()
  })
})
