import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCsv } from '#csv/read-csv.ts'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { buildRowText, type RegisterRow } from '#domain/purchase-register/hash-chain.ts'
import { checkRegister } from '#server/desk/register/check-register.ts'
import type { TestOperator } from '../../support/desk.ts'
import { buildAnswerTable, type MoneyDesk, startMoneyDesk } from '../../support/desk-money.ts'

let money: MoneyDesk
let support: TestOperator

const db = () => money.desk.db

/** Three sales in Germany and one in Poland: bought on one day, paid on the next. */
beforeAll(async () => {
  money = await startMoneyDesk()
  support = await money.desk.hire('support')
  for (const market of ['de', 'pl', 'de', 'de'] as const) await money.accepted({ market })
  money.desk.clock.nowMs += DAY_MS
  const { batches } = await money.makeBatches()
  for (const { messageId } of batches) {
    const { transfers } = (await money.call('GET', `/payout-batches/${messageId}`)).json()
    const rows = transfers.map(({ endToEndId }: { endToEndId: string }) => [endToEndId, 'confirmed'])
    await money.takeAnswer(buildAnswerTable(rows))
  }
})

afterAll(() => money.desk.close())

const check = async (country: string) => (await money.call('GET', `/register/${country}/check`)).json()

const exportDays = async (from: string, to = from, country = 'DE') =>
  money.desk.send('POST', `/desk/api/register/${country}/export`, {
    cookie: await support.startSession(),
    json: { from, to },
  })

const listRows = async (query: string, country = 'DE') =>
  money.desk.send('GET', `/desk/api/register/${country}/rows?${query}`, {
    cookie: await support.startSession(),
  })

async function readRows(country = 'DE'): Promise<RegisterRow[]> {
  const { rows } = await db().execute<RegisterRow & Record<string, unknown>>(sql`
    select entry, encode(previous_hash, 'hex') as "previousHash", encode(hash, 'hex') as hash from purchase_register
    where country = ${country} order by sequence`)
  return rows
}

describe('the purchase register', () => {
  it('has what was bought and what was paid, by country and day, and its chain is intact', async () => {
    expect((await money.call('GET', '/register/days')).json()).toEqual([
      { country: 'DE', day: '2026-11-16', purchases: 0, payments: 3, reversals: 0 },
      { country: 'PL', day: '2026-11-16', purchases: 0, payments: 1, reversals: 0 },
      { country: 'DE', day: '2026-11-15', purchases: 3, payments: 0, reversals: 0 },
      { country: 'PL', day: '2026-11-15', purchases: 1, payments: 0, reversals: 0 },
    ])
    const rows = await readRows()
    expect(await check('DE')).toEqual({ isWhole: true, sequence: 6, hash: rows[5]?.hash, reason: null })
    expect(await check('FR')).toMatchObject({ isWhole: true, sequence: 0 })
  })

  it('lists the entries of a period, in their order', async () => {
    const rows = await readRows()
    const listed = (await listRows('from=2026-11-15&to=2026-11-16')).json()
    expect(listed.isTruncated).toBe(false)
    expect(listed.rows.map(({ reference }: { reference: string }) => reference)).toEqual(
      rows.map(({ entry }) => entry.reference),
    )
  })

  it('names seller and device of a purchase, and of a payment its day', async () => {
    const [purchase] = (await listRows('from=2026-11-15&to=2026-11-15')).json().rows
    expect(purchase).toMatchObject({
      sequence: 1,
      kind: 'PURCHASE',
      seller: { name: expect.any(String), address: expect.stringContaining('DE') },
      description: expect.any(String),
      paidDay: null,
    })
    const [payment] = (await listRows('from=2026-11-16&to=2026-11-16')).json().rows
    expect(payment).toMatchObject({ kind: 'PAYMENT', seller: null, paidDay: '2026-11-16' })
  })

  it('says in the log whose entries were seen', async () => {
    await listRows('from=2026-11-15&to=2026-11-15', 'PL')
    const views = (await money.desk.readViews()).filter(({ action }) => action === 'READ_REGISTER')
    expect(views.at(-1)).toMatchObject({
      operator_id: support.id,
      data: { country: 'PL', from: '2026-11-15', to: '2026-11-15' },
    })
  })

  it.each([
    ['no days', '', 400],
    ['days that run backwards', 'from=2026-11-16&to=2026-11-15', 422],
    ['more than a year', 'from=2025-11-15&to=2026-11-16', 422],
  ])('lists nothing for %s', async (_, query, status) => {
    expect((await listRows(query)).statusCode).toBe(status)
  })

  it('is closed to those who neither pay nor help sellers', async () => {
    const inspector = await money.desk.hire('inspector')
    const cookie = await inspector.startSession()
    const path = '/desk/api/register/DE/rows?from=2026-11-15&to=2026-11-15'
    expect((await money.desk.send('GET', path, { cookie })).statusCode).toBe(403)
  })

  it('is exported by days, and the log notes the last row of each', async () => {
    const rows = await readRows()
    await money.desk.takeAudit()
    const { headers, body } = await exportDays('2026-11-15', '2026-11-16')
    expect(headers['content-disposition']).toContain('purchase-register-DE-2026-11-15-to-2026-11-16.csv')
    const [head = [], ...cells] = readCsv(body).map((record) => record.cells)
    expect(cells.map((row) => row[head.indexOf('hash')])).toEqual(rows.map(({ hash }) => hash))
    expect(cells.map((row) => row[head.indexOf('kind')])).toEqual(rows.map(({ entry }) => entry.kind))
    expect(await money.desk.takeAudit()).toEqual([
      {
        operator_id: support.id,
        action: 'EXPORT_REGISTER',
        transaction_id: null,
        data: {
          country: 'DE',
          from: '2026-11-15',
          to: '2026-11-16',
          rows: 6,
          points: [
            { day: '2026-11-15', sequence: 3, hash: rows[2]?.hash },
            { day: '2026-11-16', sequence: 6, hash: rows[5]?.hash },
          ],
        },
      },
    ])
    const machine = await money.call('POST', '/register/DE/export', { from: '2026-11-15', to: '2026-11-15' })
    expect(readCsv(machine.body)).toHaveLength(4)
  })

  it.each([
    ['of a day without rows', '2026-11-14', '2026-11-14', 404],
    ['of days that run backwards', '2026-11-16', '2026-11-15', 422],
    ['of more than a year', '2025-11-15', '2026-11-16', 422],
    ['of a day that does not exist', '2026-02-30', '2026-11-16', 400],
  ])('an export %s is refused', async (_, from, to, status) => {
    expect((await exportDays(from, to)).statusCode).toBe(status)
  })
})

/** What an attacker with all rights on the database could do; rolled back afterwards. */
async function tampered(change: ReturnType<typeof sql>[]): Promise<unknown[]> {
  const UNDONE = new Error('undone')
  const readings: unknown[] = []
  const run = db().transaction(async (tx) => {
    await tx.execute(sql`alter table purchase_register disable trigger all`)
    for (const statement of change) await tx.execute(statement)
    // Also if the register is read in parts, whatever their size.
    for (const size of [2, 3, 4, 6, 100]) readings.push(await checkRegister(tx, 'DE', size))
    throw UNDONE
  })
  await expect(run).rejects.toBe(UNDONE)
  return readings
}

const broken = (sequence: number, reason: string) =>
  Array.from({ length: 5 }, () => ({ kind: 'broken', sequence, reason }))

describe('a register that was tampered with', () => {
  const row = (sequence: number) => sql`country = 'DE' and sequence = ${sequence}`

  it('is intact if nothing was changed, whatever the size of the parts it is read in', async () => {
    const [reading, ...others] = await tampered([])
    expect(reading).toMatchObject({ kind: 'whole', end: { sequence: 6 } })
    for (const other of others) expect(other).toEqual(reading)
  })

  it.each([1, 2, 3, 4, 5, 6])('shows a changed price in row %i', async (sequence) => {
    const change = sql`update purchase_register set entry = jsonb_set(entry, '{priceInCents}', '1') where ${row(sequence)}`
    expect(await tampered([change])).toEqual(broken(sequence, 'CHANGED'))
  })

  it('shows a row that is gone', async () => {
    expect(await tampered([sql`delete from purchase_register where ${row(4)}`])).toEqual(
      broken(4, 'SEQUENCE'),
    )
  })

  it('shows that its end was cut off, because the log recorded it', async () => {
    await exportDays('2026-11-16')
    expect(await tampered([sql`delete from purchase_register where ${row(6)}`])).toEqual(broken(6, 'CUT_OFF'))
  })

  it('shows that it was rewritten with all its hashes, because the log recorded them', async () => {
    await exportDays('2026-11-15', '2026-11-16')
    let previousHash = '0'.repeat(64)
    const changes = (await readRows()).map(({ entry }) => {
      const forged = { ...entry, priceInCents: 1 }
      const hash = createHash('sha256').update(buildRowText(forged, previousHash)).digest('hex')
      const change = sql`update purchase_register set entry = ${JSON.stringify(forged)}::jsonb,
        previous_hash = decode(${previousHash}, 'hex'), hash = decode(${hash}, 'hex') where ${row(entry.sequence)}`
      previousHash = hash
      return change
    })
    expect(await tampered(changes)).toEqual(broken(3, 'REWRITTEN'))
  })

  it('is reported', async () => {
    await db().execute(sql`alter table purchase_register disable trigger all`)
    await db().execute(sql`update purchase_register set day = day, entry = entry || '{"description": "a toy"}'
      where country = 'PL' and sequence = 1`)
    expect(await check('PL')).toEqual({ isWhole: false, sequence: 1, hash: null, reason: 'CHANGED' })
  })
})
