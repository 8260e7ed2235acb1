import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { openDatabase } from '#server/db/database.ts'
import { lockPayouts } from '#server/desk/payouts/due-payouts.repository.ts'
import { startTestDesk } from '../../support/desk.ts'
import {
  addVoucher,
  BY_PAYPAL,
  type MoneyDesk,
  readOrder,
  readPayouts,
  readStates,
  releaseHolds,
  startMoneyDesk,
  sumAmounts,
} from '../../support/desk-money.ts'
import { advanceTo, createTestTrade, triggerEvent } from '../../support/inspected-trades.ts'
import { findPain001Violations } from '../../support/pain-001-rules.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

const db = () => money.desk.db

/** What was agreed for a trade's devices: price and late bonus. */
async function readAgreed(transactionId: number): Promise<number> {
  const { rows } = await db().execute<{ sum: number }>(sql`
    select sum(settled_in_cents + bonus_in_cents)::float8 as sum from trade_item
    where transaction_id = ${transactionId} and settled_in_cents is not null`)
  return rows[0]?.sum ?? 0
}

/** Everything that a run may change. */
async function snapshot(): Promise<unknown> {
  const { rows } = await db().execute(sql`
    select (select jsonb_agg(trade_item order by transaction_id, number) from trade_item) as items,
      (select count(*) from trade_event) as events, (select count(*) from payout) as payouts,
      (select count(*) from payout_batch) as batches, (select count(*) from outbox) as works`)
  return rows[0]
}

describe('what is due', () => {
  it('is summed per currency and payment type, and the files hold exactly these sums', async () => {
    const german = await money.accepted({ deviceCount: 2 })
    await addVoucher(db(), german.transactionId, 1_050)
    const paypal = await money.accepted(BY_PAYPAL)
    const polish = await money.accepted({ market: 'pl' })
    const [bankSum, paypalSum, zlotySum] = await Promise.all(
      [german, paypal, polish].map(({ transactionId }) => readAgreed(transactionId)),
    )
    const expected = [
      { currency: 'EUR', paymentTypeId: 13, payoutCount: 3, totalInCents: (bankSum ?? 0) + 1_050 },
      { currency: 'EUR', paymentTypeId: 14, payoutCount: 1, totalInCents: paypalSum },
      { currency: 'PLN', paymentTypeId: 13, payoutCount: 1, totalInCents: zlotySum },
    ]
    const due = (await money.call('GET', '/payouts/due')).json()
    expect(due.sums).toEqual(expected)
    expect(due.payouts[0]).toMatchObject({ accountHolder: 'Zofia Müller-Łuczak' })

    const { batches, held } = await money.makeBatches()
    expect(held).toEqual([])
    expect(batches).toMatchObject(expected)
    for (const [at, { messageId, totalInCents }] of batches.entries()) {
      const text = await money.fileOf(messageId)
      const transfers = readOrder(text)
      expect(sumAmounts(transfers)).toBe(totalInCents)
      const currency = at === 2 ? 'PLN' : 'EUR'
      if (at !== 1) expect(findPain001Violations(text, currency)).toEqual([])
      const batch = (await money.call('GET', `/payout-batches/${messageId}`)).json()
      expect(batch).toMatchObject({ totalInCents, currency })
      const sent = transfers.map(({ endToEndId, amountInCents }) => ({ endToEndId, amountInCents }))
      expect(batch.transfers).toMatchObject(sent)
    }
    // One seller, one transfer: its text names both devices and the voucher.
    const number = german.tradeNumber
    expect(readOrder(await money.fileOf(batches[0]?.messageId ?? ''))).toEqual([
      {
        endToEndId: `${number}-1`,
        account: 'DE89370400440532013000',
        remittance: `${number}-1 ${number}-2 ${number}-0`,
        amountInCents: (bankSum ?? 0) + 1_050,
      },
    ])
    expect(await readStates(db(), german.transactionId)).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING'])
    expect((await money.call('GET', '/payouts/due')).json()).toMatchObject({ sums: [], payouts: [] })
    expect(await money.makeBatches()).toEqual({ batches: [], held: [] })
  })

  it('includes the late bonus if we were late', async () => {
    const trade = await createTestTrade(money.hand)
    const [item] = trade.items
    if (!item) throw new Error('A trade without devices')
    await advanceTo(money.hand, item, 'IN_INSPECTION')
    await triggerEvent(money.hand, item, 'match_or_better', { atMs: money.hand.now() + 14 * DAY_MS })
    const agreed = await readAgreed(trade.transactionId)
    await money.makeBatches()
    expect(await readPayouts(db(), trade.transactionId)).toEqual([
      { reference: `${trade.tradeNumber}-1`, attempt: 1, amount: agreed, bonus: 500, status: 'ordered' },
    ])
  })
})

describe('the voucher of a trade', () => {
  it('goes out once, with the first device that is paid', async () => {
    const trade = await createTestTrade(money.hand, { deviceCount: 3 })
    await addVoucher(db(), trade.transactionId, 2_000)
    const [first, second, third] = trade.items
    if (!first || !second || !third) throw new Error('A trade without devices')
    await advanceTo(money.hand, first, 'RETURN_PENDING')
    await money.makeBatches()
    expect(await readPayouts(db(), trade.transactionId)).toEqual([])
    for (const item of [second, third]) {
      await advanceTo(money.hand, item, 'ACCEPTED')
      await money.makeBatches()
    }
    const paid = await readPayouts(db(), trade.transactionId)
    expect(paid.map(({ reference }) => reference)).toEqual(
      [0, 2, 3].map((number) => `${trade.tradeNumber}-${number}`),
    )
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      (await readAgreed(trade.transactionId)) + 2_000,
    )
  })

  it('is not paid when nothing was bought', async () => {
    const trade = await createTestTrade(money.hand, { deviceCount: 2 })
    await addVoucher(db(), trade.transactionId, 2_000)
    for (const item of trade.items) await advanceTo(money.hand, item, 'RETURNED')
    await money.makeBatches()
    expect(await readPayouts(db(), trade.transactionId)).toEqual([])
  })
})

describe('payouts that cannot go out', () => {
  const change = (transactionId: number, column: 'account_holder' | 'sealed_account', value: string) =>
    db().execute(
      sql`update trade_seller set ${sql.raw(column)} = ${value} where transaction_id = ${transactionId}`,
    )

  it('are held back with their voucher, and the others do not wait for them', async () => {
    const nameless = await money.accepted()
    await addVoucher(db(), nameless.transactionId, 2_000)
    await change(nameless.transactionId, 'account_holder', '王小明')
    const erased = await money.accepted()
    await change(erased.transactionId, 'sealed_account', '')
    const strange = await money.accepted()
    await change(strange.transactionId, 'sealed_account', 'not ours')
    const good = await money.accepted()
    await money.desk.takeAudit()
    const made = await money.makeBatches()
    expect(Object.fromEntries(made.held.map(({ reference, reason }) => [reference, reason]))).toEqual({
      [`${erased.tradeNumber}-1`]: 'ACCOUNT',
      [`${strange.tradeNumber}-1`]: 'ACCOUNT',
      [`${nameless.tradeNumber}-1`]: 'NAME',
    })
    expect(made.held).toHaveLength(3)
    expect(made.batches).toMatchObject([{ payoutCount: 1 }])
    expect(await readStates(db(), good.transactionId)).toEqual(['PAYOUT_PENDING'])
    for (const { transactionId } of [nameless, erased, strange]) {
      expect(await readStates(db(), transactionId)).toEqual(['ACCEPTED'])
      expect(await readPayouts(db(), transactionId)).toEqual([])
    }
    await money.prepare()
    expect(await money.desk.takeAudit()).toMatchObject([
      { action: 'MAKE_PAYOUT_BATCHES', data: { batches: [{ payoutCount: 1 }], held: { length: 3 } } },
      { action: 'APPROVE_PAYOUT_BATCH', data: { references: [`${good.tradeNumber}-1`], isOwn: false } },
      { action: 'DOWNLOAD_PAYOUT_FILE' },
      { action: 'MAKE_PAYOUT_BATCHES', data: { batches: [], held: { length: 3 } } },
    ])
    for (const { transactionId } of [erased, strange])
      await db().execute(
        sql`update trade_item set state = 'RECYCLED' where transaction_id = ${transactionId}`,
      )
    await change(nameless.transactionId, 'account_holder', 'Zofia Müller')
    expect((await money.makeBatches()).batches).toMatchObject([{ payoutCount: 2 }])
  })

  it('are all of them if no account to pay from is configured, and the list says so', async () => {
    await money.accepted()
    await releaseHolds(money.hand, money.payout.id)
    const poor = await startTestDesk({ db: db(), secret: money.desk.secret })
    const cookie = await (await poor.hire('payout')).startSession()
    const before = await snapshot()
    const answer = await poor.send('POST', '/desk/api/payout-batches', { cookie })
    expect({ statusCode: answer.statusCode, id: answer.json().id }).toEqual({
      statusCode: 409,
      id: 'PAYER_MISSING',
    })
    expect((await poor.send('GET', '/desk/api/payouts/due', { cookie })).json().hasPayer).toBe(false)
    expect(await snapshot()).toEqual(before)
    await poor.close()
    await money.makeBatches()
  })
})

describe('a run', () => {
  it('of several operators at once pays nothing twice', async () => {
    const trades = [
      await money.accepted({ deviceCount: 3 }),
      await money.accepted(),
      await money.accepted(BY_PAYPAL),
    ]
    for (const { transactionId } of trades) await addVoucher(db(), transactionId, 700)
    const made = await Promise.all(Array.from({ length: 4 }, () => money.makeBatches()))
    const batches = made.flatMap((run) => run.batches)
    expect(batches).toHaveLength(2)
    expect(made.filter((run) => run.batches.length > 0)).toHaveLength(1)
    for (const { transactionId } of trades) {
      const paid = await readPayouts(db(), transactionId)
      expect(paid).toMatchObject(paid.map(() => ({ attempt: 1, status: 'ordered' })))
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe((await readAgreed(transactionId)) + 700)
    }
    const agreed = await Promise.all(trades.map(({ transactionId }) => readAgreed(transactionId)))
    expect(sumAmounts(batches.map(({ totalInCents }) => ({ amountInCents: totalInCents })))).toBe(
      agreed.reduce((sum, one) => sum + one, 0) + 2_100,
    )
  })

  it('that would wait too long for another one is refused, and can be tried again', async () => {
    await money.accepted()
    const url = db().$client.options.connectionString ?? ''
    const hasty = drizzle({ client: new pg.Pool({ connectionString: url, max: 2, statement_timeout: 500 }) })
    const other = await startMoneyDesk({ db: hasty, secret: money.desk.secret })
    await db().transaction(async (tx) => {
      await lockPayouts(tx)
      await expect(other.makeBatches()).rejects.toThrow('409')
    })
    expect((await other.makeBatches()).batches).toMatchObject([{ payoutCount: 1 }])
    await other.desk.close()
    await hasty.$client.end()
  })

  it('that dies midway changes nothing, and the next one does all of it', async () => {
    const { transactionId } = await money.accepted({ deviceCount: 2 })
    await releaseHolds(money.hand, money.payout.id)
    const before = await snapshot()
    const url = db().$client.options.connectionString ?? ''
    const [fragile, other] = [1, 2].map(() =>
      openDatabase({ url, maxConnections: 2, onError: () => undefined }),
    )
    if (!fragile || !other) throw new Error('No database')
    const dying = await startMoneyDesk({ db: fragile, secret: money.desk.secret })
    await other.transaction(async (tx) => {
      // A run stores the batch, and then its payouts.
      await tx.execute(sql`lock table payout in share mode`)
      const run = dying.call('POST', '/payout-batches').catch((error: Error) => error.message)
      const WAITING = sql`select pid from pg_locks where relation = 'payout'::regclass and not granted`
      await expect.poll(async () => (await other.execute(WAITING)).rowCount, { timeout: 20_000 }).toBe(1)
      await other.execute(sql`select pg_terminate_backend(pid) from (${WAITING}) as waiting`)
      expect(await run).toMatch(/: 50[03] /)
    })
    await dying.desk.close()
    await Promise.all([fragile, other].map(({ $client }) => $client.end()))
    expect(await snapshot()).toEqual(before)
    expect(await readStates(db(), transactionId)).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect((await money.makeBatches()).batches).toMatchObject([{ payoutCount: 2 }])
  })
})

describe('the file of a batch', () => {
  it('is encrypted in the database, and every download is recorded; a second one has to say so', async () => {
    await money.accepted()
    await releaseHolds(money.hand, money.payout.id)
    const [batch] = (await money.prepare()).batches
    await money.approve(batch?.messageId ?? '')
    const path = `/desk/api/payout-batches/${batch?.messageId}`
    const cookie = await money.payout.startSession()
    const take = (json: object) => money.desk.send('POST', `${path}/file`, { cookie, json })
    await money.desk.takeAudit()
    const first = await take({})
    expect(first.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${batch?.messageId}.xml`)
    const { rows } = await db().execute<{ sealed: Buffer }>(sql`
      select sealed_file as sealed from payout_batch where message_id = ${batch?.messageId}`)
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/DE89|Document/)
    const refused = await take({})
    expect({ statusCode: refused.statusCode, id: refused.json().id }).toEqual({
      statusCode: 409,
      id: 'FILE_TAKEN',
    })
    expect(refused.json().message).toContain(money.payout.name)
    expect((await take({ isRepeat: true })).body).toBe(first.body)
    const action = 'DOWNLOAD_PAYOUT_FILE'
    const { messageId } = batch ?? {}
    expect(await money.desk.takeAudit()).toMatchObject([
      { action, data: { messageId, isRepeat: false } },
      { action, data: { refused: 'FILE_TAKEN' } },
      { action, data: { messageId, isRepeat: true } },
    ])
    const { downloads } = (await money.desk.send('GET', path, { cookie })).json()
    expect(downloads).toMatchObject([{ operator: money.payout.name }, { operator: money.payout.name }])
    const unknown = await money.desk.send('POST', '/desk/api/payout-batches/PO-1/file', { cookie, json: {} })
    expect(unknown.statusCode).toBe(404)
  })
})
