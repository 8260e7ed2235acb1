import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { openDatabase } from '#server/db/database.ts'
import { lockPayouts } from '#server/desk/payouts/due-payouts.repository.ts'
import { startTestDesk } from '../../support/desk.ts'
import {
  BY_PAYPAL,
  giveVoucher,
  type MoneyDesk,
  moneyOf,
  payoutsOf,
  readOrder,
  startMoneyDesk,
  statesOf,
  sumOf,
} from '../../support/desk-money.ts'
import { bringTo, happen, makeTrade } from '../../support/inspected-trades.ts'
import { pain001Violations } from '../../support/pain-001-rules.ts'

let money: MoneyDesk

beforeAll(async () => {
  money = await startMoneyDesk()
})

afterAll(() => money.desk.close())

const db = () => money.desk.db

async function page(path: string): Promise<string> {
  const cookie = await money.payout.startSession()
  const { statusCode, body } = await money.desk.send('GET', path, { cookie })
  expect(statusCode).toBe(200)
  return body
}

/** What is agreed for a trade's devices that are in a state: price and late bonus. */
async function agreedOf(transactionId: number): Promise<number> {
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
  it('is summed per currency and way of paying, and the files hold exactly these sums', async () => {
    const german = await money.accepted({ deviceCount: 2 })
    await giveVoucher(db(), german.transactionId, 1_050)
    const paypal = await money.accepted(BY_PAYPAL)
    const polish = await money.accepted({ market: 'pl' })
    const [bankSum, paypalSum, zlotySum] = await Promise.all(
      [german, paypal, polish].map(({ transactionId }) => agreedOf(transactionId)),
    )
    const expected = [
      { currency: 'EUR', paymentTypeId: 13, payoutCount: 3, totalInCents: (bankSum ?? 0) + 1_050 },
      { currency: 'EUR', paymentTypeId: 14, payoutCount: 1, totalInCents: paypalSum },
      { currency: 'PLN', paymentTypeId: 13, payoutCount: 1, totalInCents: zlotySum },
    ]
    const due = (await money.call('GET', '/payouts/due')).json()
    expect(due.sums).toEqual(expected)
    const shown = await page('/desk/payouts')
    for (const { totalInCents, currency } of expected)
      expect(shown).toContain(`<td class="number">${moneyOf(totalInCents ?? 0, currency)}</td>`)

    const { batches, held } = await money.makeBatches()
    expect(held).toEqual([])
    expect(batches).toMatchObject(expected)
    for (const [at, { messageId, totalInCents }] of batches.entries()) {
      const text = await money.fileOf(messageId)
      const transfers = readOrder(text)
      expect(sumOf(transfers)).toBe(totalInCents)
      const currency = at === 2 ? 'PLN' : 'EUR'
      if (at !== 1) expect(pain001Violations(text, currency)).toEqual([])
      const batch = await page(`/desk/payout-batches/${messageId}`)
      expect(batch).toContain(`<dd>${moneyOf(totalInCents, currency)}</dd>`)
      for (const { endToEndId, amountInCents } of transfers) {
        expect(batch).toContain(`<td>${endToEndId}</td>`)
        expect(batch).toContain(`<td class="number">${moneyOf(amountInCents, currency)}</td>`)
      }
    }
    // One seller, one transfer: both devices and the voucher stand in its text.
    const number = german.tradeNumber
    expect(readOrder(await money.fileOf(batches[0]?.messageId ?? ''))).toEqual([
      {
        endToEndId: `${number}-1`,
        account: 'DE89370400440532013000',
        remittance: `${number}-1 ${number}-2 ${number}-0`,
        amountInCents: (bankSum ?? 0) + 1_050,
      },
    ])
    expect(await statesOf(db(), german.transactionId)).toEqual(['PAYOUT_PENDING', 'PAYOUT_PENDING'])
    expect((await money.call('GET', '/payouts/due')).json()).toEqual({ sums: [], payouts: [] })
    expect(await money.makeBatches()).toEqual({ batches: [], held: [] })
  })

  it('has the late bonus in it when we were late', async () => {
    const trade = await makeTrade(money.hand)
    const [item] = trade.items
    if (!item) throw new Error('A trade without devices')
    await bringTo(money.hand, item, 'IN_INSPECTION')
    await happen(money.hand, item, 'match_or_better', { atMs: money.hand.now() + 14 * DAY_MS })
    const agreed = await agreedOf(trade.transactionId)
    await money.makeBatches()
    expect(await payoutsOf(db(), trade.transactionId)).toEqual([
      { reference: `${trade.tradeNumber}-1`, attempt: 1, amount: agreed, bonus: 500, status: 'ordered' },
    ])
  })
})

describe('the voucher of a trade', () => {
  it('goes out once, with the first device that is paid', async () => {
    const trade = await makeTrade(money.hand, { deviceCount: 3 })
    await giveVoucher(db(), trade.transactionId, 2_000)
    const [first, second, third] = trade.items
    if (!first || !second || !third) throw new Error('A trade without devices')
    await bringTo(money.hand, first, 'RETURN_PENDING')
    await money.makeBatches()
    expect(await payoutsOf(db(), trade.transactionId)).toEqual([])
    for (const item of [second, third]) {
      await bringTo(money.hand, item, 'ACCEPTED')
      await money.makeBatches()
    }
    const paid = await payoutsOf(db(), trade.transactionId)
    expect(paid.map(({ reference }) => reference)).toEqual(
      [0, 2, 3].map((number) => `${trade.tradeNumber}-${number}`),
    )
    expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      (await agreedOf(trade.transactionId)) + 2_000,
    )
  })

  it('is not paid when nothing was bought', async () => {
    const trade = await makeTrade(money.hand, { deviceCount: 2 })
    await giveVoucher(db(), trade.transactionId, 2_000)
    for (const item of trade.items) await bringTo(money.hand, item, 'RETURNED')
    await money.makeBatches()
    expect(await payoutsOf(db(), trade.transactionId)).toEqual([])
  })
})

describe('payouts that cannot go out', () => {
  const change = (transactionId: number, column: 'account_holder' | 'sealed_account', value: string) =>
    db().execute(
      sql`update trade_seller set ${sql.raw(column)} = ${value} where transaction_id = ${transactionId}`,
    )

  it('wait with their voucher for a person, and the others do not wait for them', async () => {
    const nameless = await money.accepted()
    await giveVoucher(db(), nameless.transactionId, 2_000)
    await change(nameless.transactionId, 'account_holder', '王小明')
    const erased = await money.accepted()
    await change(erased.transactionId, 'sealed_account', '')
    const strange = await money.accepted()
    await change(strange.transactionId, 'sealed_account', 'not ours')
    const good = await money.accepted()
    await money.desk.takeAudit()
    const made = await money.makeBatches()
    const held = [
      ['ACCOUNT', `${erased.tradeNumber}-1`],
      ['ACCOUNT', `${strange.tradeNumber}-1`],
      ['NAME', `${nameless.tradeNumber}-1`],
    ]
    expect(made.held.map(({ reason, reference }) => [reason, reference]).toSorted()).toEqual(held.toSorted())
    expect(made.batches).toMatchObject([{ payoutCount: 1 }])
    expect(await statesOf(db(), good.transactionId)).toEqual(['PAYOUT_PENDING'])
    for (const { transactionId } of [nameless, erased, strange]) {
      expect(await statesOf(db(), transactionId)).toEqual(['ACCEPTED'])
      expect(await payoutsOf(db(), transactionId)).toEqual([])
    }
    const cookie = await money.payout.startSession()
    const shown = await money.desk.send('POST', '/desk/payout-batches', { cookie, form: {} })
    expect(shown.body).toContain('no letter that banks can read')
    expect((await money.desk.takeAudit()).map(({ action, data }) => [action, data])).toMatchObject([
      ['MAKE_PAYOUT_BATCHES', { batches: [{ payoutCount: 1 }], held: { length: 3 } }],
      ['MAKE_PAYOUT_BATCHES', { batches: [], held: { length: 3 } }],
    ])
    for (const { transactionId } of [erased, strange])
      await db().execute(
        sql`update trade_item set state = 'RECYCLED' where transaction_id = ${transactionId}`,
      )
    await change(nameless.transactionId, 'account_holder', 'Zofia Müller')
    expect((await money.makeBatches()).batches).toMatchObject([{ payoutCount: 2 }])
  })

  it('are all of them where the installation names no account to pay from, and it says so', async () => {
    await money.accepted()
    const poor = await startTestDesk({ db: db(), secret: money.desk.secret })
    const cookie = await (await poor.hire('payout')).startSession()
    const before = await snapshot()
    const answer = await poor.send('POST', '/desk/api/payout-batches', { cookie })
    expect([answer.statusCode, answer.json().id]).toEqual([409, 'PAYER_MISSING'])
    const shown = await poor.send('GET', '/desk/payouts', { cookie })
    expect(shown.body).toContain('Set PAYER_IBAN and PAYER_NAME')
    expect(shown.body).not.toContain('Make batches')
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
    for (const { transactionId } of trades) await giveVoucher(db(), transactionId, 700)
    const made = await Promise.all(Array.from({ length: 4 }, () => money.makeBatches()))
    const batches = made.flatMap((run) => run.batches)
    expect(batches).toHaveLength(2)
    expect(made.filter((run) => run.batches.length > 0)).toHaveLength(1)
    for (const { transactionId } of trades) {
      const paid = await payoutsOf(db(), transactionId)
      expect(paid.map(({ attempt, status }) => [attempt, status])).toEqual(paid.map(() => [1, 'ordered']))
      expect(paid.reduce((sum, { amount }) => sum + amount, 0)).toBe((await agreedOf(transactionId)) + 700)
    }
    const agreed = await Promise.all(trades.map(({ transactionId }) => agreedOf(transactionId)))
    expect(sumOf(batches.map(({ totalInCents }) => ({ amountInCents: totalInCents })))).toBe(
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

  it('that dies half way has done nothing, and the next one does all of it', async () => {
    const { transactionId } = await money.accepted({ deviceCount: 2 })
    const before = await snapshot()
    const url = db().$client.options.connectionString ?? ''
    const [fragile, other] = [1, 2].map(() =>
      openDatabase({ url, maxConnections: 2, onError: () => undefined }),
    )
    if (!fragile || !other) throw new Error('No database')
    // A connection that ends while it is in use tells its client, too.
    const dying = await startMoneyDesk({ db: fragile, secret: money.desk.secret })
    await other.transaction(async (tx) => {
      // The batch is stored first, then a device moves, then comes its payout.
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
    expect(await statesOf(db(), transactionId)).toEqual(['ACCEPTED', 'ACCEPTED'])
    expect((await money.makeBatches()).batches).toMatchObject([{ payoutCount: 2 }])
  })
})

describe('the file of a batch', () => {
  it('is unreadable in the database, and every download stands in the log', async () => {
    await money.accepted()
    const [batch] = (await money.makeBatches()).batches
    const { rows } = await db().execute<{ sealed: Buffer }>(sql`
      select sealed_file as sealed from payout_batch where message_id = ${batch?.messageId}`)
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/DE89|Document/)
    await money.desk.takeAudit()
    const cookie = await money.payout.startSession()
    const path = `/desk/payout-batches/${batch?.messageId}/file`
    const { headers, body } = await money.desk.send('POST', path, { cookie, form: {} })
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${batch?.messageId}.xml`)
    expect(body).toBe(await money.fileOf(batch?.messageId ?? ''))
    const logged = { action: 'DOWNLOAD_PAYOUT_FILE', data: { messageId: batch?.messageId } }
    expect(await money.desk.takeAudit()).toMatchObject([logged, logged])
    const unknown = await money.desk.send('POST', '/desk/payout-batches/PO-1/file', { cookie, form: {} })
    expect(unknown.statusCode).toBe(404)
  })
})
