import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { runPayoutJob } from '#server/desk/payouts/jobs/run-payout-job.ts'
import { openAsRole } from '../../support/database.ts'
import { type MoneyDesk, PAYER, readOrder, startMoneyDesk, sumAmounts } from '../../support/desk-money.ts'
import { storeDuePayouts } from '../../support/many-due-payouts.ts'

const COUNT = 12_000

let money: MoneyDesk
let sumInCents: number

beforeAll(async () => {
  money = await startMoneyDesk()
  const { db, secret, clock } = money.desk
  sumInCents = await storeDuePayouts({ db, secret }, COUNT, clock.nowMs)
})

afterAll(() => money.desk.close())

const runPiece = (db: Database = openAsRole(money.desk.db, 'desk')) =>
  runPayoutJob({ db, secret: money.desk.secret, payer: PAYER, now: () => money.desk.clock.nowMs })

const runAll = async () => {
  while (await runPiece());
}

/** Dies with everything done and nothing stored, as a process that is killed just before the end of its transaction. */
async function dieInPiece(): Promise<void> {
  const desk = openAsRole(money.desk.db, 'desk')
  const dying = new Proxy(desk, {
    get: (target, name) =>
      name === 'transaction'
        ? (work: (tx: unknown) => Promise<unknown>) =>
            target.transaction(async (tx) => {
              await work(tx)
              throw Object.assign(new Error('Connection terminated'), { code: '57P01' })
            })
        : Reflect.get(target, name),
  })
  await expect(runPiece(dying)).rejects.toThrow('Connection terminated')
}

async function listBatches() {
  const { rows } = await money.desk.db.execute<{ messageId: string; payouts: number; total: number }>(sql`
    select message_id as "messageId", payout_count as payouts, total_in_cents::float8 as total
    from payout_batch order by id`)
  return rows
}

async function countByStatus() {
  const { rows } = await money.desk.db.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from payout group by status order by status`)
  return rows
}

describe('a run of 12,000 payouts', () => {
  it('is a job, which makes batches of at most 5,000, also after it was killed', async () => {
    const started = (await money.call('POST', '/payout-batches')).json()
    const job = { state: 'running', totalCount: COUNT, doneCount: 0, heldCount: 0 }
    expect(started).toEqual({ job, batches: [], held: [] })
    await runPiece()
    await dieInPiece()
    // Starting it again changes nothing.
    const again = (await money.call('POST', '/payout-batches')).json()
    expect(again.job).toEqual({ ...job, doneCount: 5_000 })
    await runAll()
    const batches = await listBatches()
    expect(batches.map(({ payouts }) => payouts)).toEqual([5_000, 5_000, 2_000])
    expect(batches.reduce((sum, { total }) => sum + total, 0)).toBe(sumInCents)
    expect(await countByStatus()).toEqual([{ status: 'prepared', count: COUNT }])
  })

  it('is ordered by jobs that write three files, each payout once, also after they were killed', async () => {
    const batches = await listBatches()
    const transfers = []
    for (const { messageId } of batches) {
      await money.approve(messageId)
      const answer = JSON.parse(await money.fileOf(messageId))
      expect(answer.job).toMatchObject({ state: 'running', doneCount: 0 })
      await runPiece()
      await dieInPiece()
      await runPiece()
      const { job } = (await money.call('GET', `/payout-batches/${messageId}`)).json()
      expect(job).toMatchObject({ doneCount: 200, totalCount: answer.job.totalCount })
      await runAll()
      transfers.push(...readOrder(await money.fileOf(messageId)))
    }
    expect(transfers.length).toBe(COUNT)
    expect(sumAmounts(transfers)).toBe(sumInCents)
    expect(new Set(transfers.map(({ endToEndId }) => endToEndId)).size).toBe(COUNT)
    expect(await countByStatus()).toEqual([{ status: 'ordered', count: COUNT }])
    expect((await money.desk.db.execute(sql`select from payout_part`)).rowCount).toBe(0)
  })
})

describe('a payout that is held while its batch is ordered', () => {
  it('is set aside, and the file pays the rest', async () => {
    const { db, secret, clock } = money.desk
    await storeDuePayouts({ db, secret }, 600, clock.nowMs)
    await money.call('POST', '/payout-batches')
    await runAll()
    const batch = (await listBatches()).at(-1)
    const messageId = batch?.messageId ?? ''
    await money.approve(messageId)
    await money.fileOf(messageId)
    await runPiece()
    await db.execute(sql`
      insert into payout_hold (transaction_id, reason, details, since)
      select transaction_id, 'FROZEN_BY_SELLER', '{}', ${new Date(clock.nowMs)} from payout where status = 'prepared'
      order by id desc limit 1`)
    await runAll()
    const shown = (await money.call('GET', `/payout-batches/${messageId}`)).json()
    expect(shown.job).toEqual({ state: 'done', totalCount: 600, doneCount: 599, heldCount: 1 })
    const transfers = readOrder(await money.fileOf(messageId))
    expect({ count: transfers.length, sum: sumAmounts(transfers) }).toEqual({
      count: 599,
      sum: shown.totalInCents,
    })
  })
})
