import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addVoucher,
  buildAnswerTable,
  buildStatusReport,
  type MoneyDesk,
  readOrder,
  readPayouts,
  readStates,
  releaseHolds,
  startMoneyDesk,
  sumAmounts,
} from '../../support/desk-money.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

const db = () => money.desk.db

/** Trades that were ordered in one batch, one transfer each. */
async function ordered(count: number) {
  // Each has another holder, or all of them would be one transfer.
  const trades = []
  for (let at = 0; at < count; at += 1) {
    const trade = await money.accepted()
    await db().execute(sql`update trade_seller set account_holder = ${`Holder ${trade.tradeNumber}`}
      where transaction_id = ${trade.transactionId}`)
    trades.push(trade)
  }
  const { batches } = await money.makeBatches()
  return {
    trades,
    messageId: batches[0]?.messageId ?? '',
    ids: trades.map(({ tradeNumber }) => `${tradeNumber}-1`),
  }
}

/** Everything that an answer may change. */
async function snapshot(): Promise<unknown> {
  const { rows } = await db().execute(sql`
    select (select jsonb_agg(trade_item order by transaction_id, number) from trade_item) as items,
      (select jsonb_agg(payout order by id) from payout) as payouts, (select count(*) from trade_event) as events,
      (select count(*) from purchase_register) as register, (select count(*) from outbox) as works`)
  return rows[0]
}

const NOTHING = { confirmed: [], rejected: [], unchanged: [], contradicted: [], open: [], unknown: [] }

const formats = {
  'a table': (_: string, [paid = '', back = '', pending = '']: readonly string[]) =>
    buildAnswerTable([
      [paid, 'confirmed'],
      [back, 'rejected', 'AC04'],
      [pending, 'pending'],
    ]),
  'a status report': (messageId: string, [paid = '', back = '', pending = '']: readonly string[]) =>
    buildStatusReport(messageId, [
      [paid, 'ACSC'],
      [back, 'RJCT', 'AC04'],
      [pending, 'ACSP'],
    ]),
}

describe.each(Object.entries(formats))('the bank’s answer as %s', (_, write) => {
  it('settles each device once, and the same file again changes nothing', async () => {
    const { trades, messageId, ids } = await ordered(3)
    const [paid = '', back = '', pending = ''] = ids
    const text = write(messageId, ids)
    await money.desk.takeAudit()
    expect(await money.takeAnswer(text)).toMatchObject({
      ...NOTHING,
      confirmed: [paid],
      rejected: [back],
      open: [pending],
    })
    const states = await Promise.all(trades.map(({ transactionId }) => readStates(db(), transactionId)))
    expect(states).toEqual([['PAID'], ['PAYOUT_FAILED'], ['PAYOUT_PENDING']])
    const { rows } = await db().execute(sql`
      select status, rejected_reason as reason from payout where reference in (${paid}, ${back}) order by status`)
    expect(rows).toEqual([
      { status: 'confirmed', reason: null },
      { status: 'rejected', reason: 'AC04' },
    ])
    const before = await snapshot()
    expect(await money.takeAnswer(text)).toMatchObject({
      ...NOTHING,
      unchanged: expect.anything(),
      open: [pending],
    })
    expect(await snapshot()).toEqual(before)
    const counts = { contradicted: [], open: 1, unknown: 0 }
    expect(await money.desk.takeAudit()).toMatchObject([
      { transaction_id: String(trades[0]?.transactionId), data: { confirmed: [paid], rejected: [] } },
      { transaction_id: String(trades[1]?.transactionId), data: { confirmed: [], rejected: [back] } },
      { action: 'TAKE_BANK_ANSWER', data: { ...counts, confirmed: 1, rejected: 1, unchanged: 0 } },
      { action: 'TAKE_BANK_ANSWER', data: { ...counts, confirmed: 0, rejected: 0, unchanged: 2 } },
    ])
  })
})

describe('an answer', () => {
  it('about a whole batch counts for all of its transfers', async () => {
    const { trades, messageId } = await ordered(2)
    const report = buildStatusReport(messageId, []).replace(
      '</OrgnlMsgId>',
      '</OrgnlMsgId><GrpSts>ACSC</GrpSts>',
    )
    expect((await money.takeAnswer(report)).confirmed).toHaveLength(2)
    for (const { transactionId } of trades) expect(await readStates(db(), transactionId)).toEqual(['PAID'])
  })

  it('that contradicts an earlier one, or names unknown ids, is reported and not followed', async () => {
    const { ids } = await ordered(1)
    const [id = ''] = ids
    await money.takeAnswer(buildAnswerTable([[id, 'confirmed']]))
    const before = await snapshot()
    const answer = buildAnswerTable([
      [id, 'rejected'],
      ['UNKNOWN-1', 'confirmed'],
    ])
    expect(await money.takeAnswer(answer)).toMatchObject({
      ...NOTHING,
      contradicted: [id],
      unknown: ['UNKNOWN-1'],
    })
    expect(await snapshot()).toEqual(before)
  })

  it.each([
    ['is no answer', 'hello', 'COLUMNS'],
    ['has an unknown status', buildAnswerTable([['X', 'maybe']]), 'STATUS_UNKNOWN'],
    [
      'says two things at once',
      buildAnswerTable([
        ['X', 'confirmed'],
        ['X', 'rejected'],
      ]),
      'CONTRADICTION',
    ],
    ['is a broken document', '<Document><a></Document>', 'NOT_READABLE'],
  ])('that %s is refused as a whole', async (_, answer, key) => {
    const { ids } = await ordered(1)
    const before = await snapshot()
    const text = answer.replaceAll('X', ids[0] ?? '')
    const bearer = await money.payout.createToken()
    const refused = await money.desk.send('POST', '/desk/api/bank-answers', {
      bearer,
      json: { answer: text },
    })
    expect({ statusCode: refused.statusCode, errors: refused.json().errors[0] }).toMatchObject({
      statusCode: 422,
      errors: { field: 'answer', key },
    })
    expect(await snapshot()).toEqual(before)
  })

  it('of two operators at once settles everything once', async () => {
    const { ids } = await ordered(3)
    const text = buildAnswerTable(ids.map((id) => [id, 'confirmed']))
    const answers = await Promise.all([
      money.takeAnswer(text),
      money.takeAnswer(text),
      money.takeAnswer(text),
    ])
    expect(answers.map(({ confirmed }) => confirmed?.length).toSorted()).toEqual([0, 0, 3])
  })
})

describe('one transfer', () => {
  it('can be settled by an operator, and not settled differently afterwards', async () => {
    const { ids, trades } = await ordered(1)
    const cookie = await money.payout.startSession()
    const decide = (outcome: string) =>
      money.desk.send('POST', `/desk/api/transfers/${ids[0]}/outcome`, { cookie, json: { outcome } })
    await money.desk.takeAudit()
    expect((await decide('CONFIRMED')).statusCode).toBe(200)
    expect(await readStates(db(), trades[0]?.transactionId ?? 0)).toEqual(['PAID'])
    expect((await decide('CONFIRMED')).statusCode).toBe(200)
    const refused = await decide('REJECTED')
    expect({
      statusCode: refused.statusCode,
      hasNOT_POSSIBLE: refused.body.includes('NOT_POSSIBLE'),
    }).toEqual({ statusCode: 409, hasNOT_POSSIBLE: true })
    const settled = { action: 'SETTLE_TRANSFER', transaction_id: String(trades[0]?.transactionId) }
    const data = { endToEndId: ids[0], outcome: 'CONFIRMED', references: ids }
    expect(await money.desk.takeAudit()).toMatchObject([
      { ...settled, data },
      { ...settled, data },
      { action: 'SETTLE_TRANSFER', data: { refused: 'NOT_POSSIBLE' } },
    ])
    const json = { outcome: 'CONFIRMED' }
    const path = '/desk/api/transfers/X/outcome'
    expect((await money.desk.send('POST', path, { cookie, json })).statusCode).toBe(404)
  })
})

describe('money that came back', () => {
  it('goes out again under another id once the seller has changed the account, voucher included', async () => {
    const trade = await money.accepted({ deviceCount: 2 })
    const { transactionId, tradeNumber } = trade
    await addVoucher(db(), transactionId, 900)
    await money.makeBatches()
    const first = await readPayouts(db(), transactionId)
    await money.takeAnswer(buildAnswerTable([[`${tradeNumber}-1`, 'rejected', 'AC01']]))
    expect(await readStates(db(), transactionId)).toEqual(['PAYOUT_FAILED', 'PAYOUT_FAILED'])
    expect((await money.makeBatches()).batches).toEqual([])

    await money.changeAccount(transactionId)
    expect((await money.call('GET', '/payouts/due')).json().payouts).toEqual([])
    await releaseHolds(money.hand, money.payout.id)
    const due = (await money.call('GET', '/payouts/due')).json()
    expect(due.payouts.map((row: { attempt: number }) => row.attempt)).toEqual([2, 2, 2])
    const [batch] = (await money.makeBatches()).batches
    const transfers = readOrder(await money.fileOf(batch?.messageId ?? ''))
    expect(transfers).toMatchObject([{ endToEndId: `${tradeNumber}-1.2`, account: 'DE02120300000000202051' }])
    expect(sumAmounts(transfers)).toBe(first.reduce((sum, { amount }) => sum + amount, 0))

    // A late answer to the first attempt says nothing about the second.
    const late = await money.takeAnswer(buildAnswerTable([[`${tradeNumber}-1`, 'confirmed']]))
    expect(late.contradicted).toHaveLength(3)
    expect(await readStates(db(), transactionId)).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING'])
    await money.takeAnswer(buildAnswerTable([[`${tradeNumber}-1.2`, 'confirmed']]))
    expect(await readStates(db(), transactionId)).toEqual(['PAID', 'PAID'])
    expect(await readPayouts(db(), transactionId)).toMatchObject(
      [1, 2, 3].flatMap(() => [
        { attempt: 1, status: 'rejected' },
        { attempt: 2, status: 'confirmed' },
      ]),
    )
  })

  it('of a voucher alone is paid again by hand', async () => {
    const { transactionId, tradeNumber } = await money.accepted()
    await addVoucher(db(), transactionId, 900)
    await money.makeBatches()
    // As if the voucher had been a separate transfer.
    await db().execute(sql`alter table payout disable trigger payout_only_forwards`)
    await db().execute(
      sql`update payout set end_to_end_id = reference where transaction_id = ${transactionId}`,
    )
    await db().execute(sql`alter table payout enable trigger payout_only_forwards`)
    const cookie = await money.payout.startSession()
    const again = () =>
      money.desk.send('POST', `/desk/api/voucher-payouts/${tradeNumber}-0/again`, { cookie })
    expect((await again()).statusCode).toBe(409)
    await money.takeAnswer(
      buildAnswerTable([
        [`${tradeNumber}-1`, 'confirmed'],
        [`${tradeNumber}-0`, 'rejected', 'MS03'],
      ]),
    )
    expect((await money.call('GET', '/failed-payouts')).json()).toContainEqual(
      expect.objectContaining({
        tradeNumber,
        references: [`${tradeNumber}-0`],
        reason: 'MS03',
        canBeAsked: false,
      }),
    )
    const answers = await Promise.all([again(), again()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    await money.makeBatches()
    await money.takeAnswer(buildAnswerTable([[`${tradeNumber}-0.2`, 'confirmed']]))
    const voucher = (await readPayouts(db(), transactionId)).filter(({ reference }) =>
      reference.endsWith('-0'),
    )
    expect(voucher).toMatchObject([
      { attempt: 1, status: 'rejected', amount: 900 },
      { attempt: 2, status: 'confirmed', amount: 900 },
    ])
  })
})
