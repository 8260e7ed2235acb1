import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeadLetters, System } from '#contracts/desk/system.ts'
import { recordRun } from '#server/worker/record-run.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let admin: TestOperator
let cookie: string

beforeAll(async () => {
  desk = await startTestDesk()
  admin = await desk.hire('administration')
  cookie = await admin.startSession()
})

beforeEach(async () => {
  await desk.db.$client.query('delete from outbox')
  await desk.takeAudit()
})

afterAll(() => desk.close())

const TRANSACTION_ID = 1_000_123

async function bury(workKey: string): Promise<number> {
  const { rows } = await desk.db.$client.query<{ id: string }>(
    `insert into outbox (topic, work_key, data, status, due_at, attempts, last_error, created_at)
     values ('TRADE_MAIL', $1, $2, 'dead', now(), 32, 'PermanentFailure', now()) returning id`,
    [workKey, { mail: 'TRADE_CREATED', transactionId: TRANSACTION_ID }],
  )
  return Number(rows[0]?.id)
}

const list = async (): Promise<DeadLetters> =>
  (await desk.send('GET', '/desk/api/dead-letters', { cookie })).json()

const change = async (what: string, json: object) =>
  (await desk.send('POST', `/desk/api/dead-letters/${what}`, { cookie, json })).json()

const findJob = async (id: number) => {
  const { rows } = await desk.db.$client.query('select status, attempts from outbox where id = $1', [id])
  return rows[0]
}

describe('dead letters', () => {
  it('are listed with the sale and the class of the failure, and nothing about a person', async () => {
    const id = await bury('a')
    expect((await list()).rows).toEqual([
      {
        id,
        topic: 'TRADE_MAIL',
        mail: 'TRADE_CREATED',
        error: 'PermanentFailure',
        attempts: 32,
        createdAt: expect.any(String),
        tradeNumber: expect.stringMatching(/^\w{4}-\w{4}$/),
      },
    ])
  })

  it('are tried again from the first attempt', async () => {
    const id = await bury('b')
    await change('retry', { ids: [id] })
    expect(await findJob(id)).toEqual({ status: 'waiting', attempts: 0 })
  })

  it('are retried once, however often someone clicks', async () => {
    const id = await bury('c')
    await change('retry', { ids: [id] })
    expect(await change('retry', { ids: [id] })).toEqual({ changed: 0 })
  })

  it('are closed together, for a reason that the log keeps', async () => {
    const ids = [await bury('d'), await bury('e')]
    expect(await change('closing', { ids, reason: 'Called them' })).toEqual({ changed: 2 })
    expect(await desk.takeAudit()).toMatchObject([
      { action: 'CLOSE_DEAD_LETTERS', data: { ids, reason: 'Called them' } },
    ])
  })

  it('stay closed', async () => {
    const id = await bury('f')
    await change('closing', { ids: [id], reason: 'Called them' })
    await change('retry', { ids: [id] })
    expect(await findJob(id)).toMatchObject({ status: 'done' })
  })

  it('are refused to everyone but administrators', async () => {
    const own = await (await desk.hire('support')).startSession()
    expect((await desk.send('GET', '/desk/api/dead-letters', { cookie: own })).statusCode).toBe(403)
  })
})

describe('the system', () => {
  const read = async (): Promise<System> => (await desk.send('GET', '/desk/api/system', { cookie })).json()

  const work = (run: () => Promise<unknown>) =>
    recordRun(desk.db, () => desk.clock.nowMs, { name: 'trade-clock', pauseMs: 60_000, run })

  it('counts what waits and what was given up', async () => {
    await bury('g')
    expect((await read()).outbox).toMatchObject({ waiting: 0, dead: 1 })
  })

  it('says when background work ran last', async () => {
    await work(async () => undefined)
    expect((await read()).jobs).toMatchObject([{ name: 'trade-clock', isLate: false, failedAt: null }])
  })

  it('remembers the class of a failure, and fails nevertheless', async () => {
    await expect(work(() => Promise.reject(new RangeError('secret')))).rejects.toThrow('secret')
    expect((await read()).jobs).toMatchObject([{ lastError: 'RangeError' }])
  })

  it('says that work is late', async () => {
    await work(async () => undefined)
    desk.clock.nowMs += 10 * 60_000
    expect((await read()).jobs).toMatchObject([{ isLate: true }])
  })

  it('knows the backups that were made', async () => {
    await desk.db.$client.query(
      'insert into backup_run (started_at, finished_at, tables, rows) values (now(), now(), 90, 12345)',
    )
    expect((await read()).backups).toMatchObject([{ tables: 90, rows: 12_345 }])
  })

  it('names the version of the database', async () => {
    expect((await read()).migration).toMatch(/^\d{4}_/)
  })
})
