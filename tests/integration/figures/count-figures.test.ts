import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { VISIT_KINDS } from '#domain/figures/figure-kinds.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { countFigures, lockDeskFigures } from '#server/modules/figures/count-figures.ts'
import { recountFigures } from '#server/modules/figures/recount-figures.ts'
import { createTestDatabase, openAsRole } from '../../support/database.ts'
import {
  listWrites,
  type Write,
  type WrittenSale,
  type WrittenVisit,
  writeVisit,
  writeVoucher,
  writtenSales,
  writtenVisits,
} from '../../support/figure-histories.ts'
import { readKeptFigures, recountLog } from '../../support/recount-log.ts'

let databaseUrl: string
let db: Database
let worker: Database

beforeAll(async () => {
  databaseUrl = await createTestDatabase()
  db = openDatabase({ url: databaseUrl, maxConnections: 8, onError: () => undefined })
  worker = openAsRole(db, 'worker')
  await db.$client.query('insert into customer (customer_number, created_at) values (1, now())')
  const client = await db.$client.connect()
  await writeVoucher(client).finally(() => client.release())
})

afterAll(() => db.$client.end())

const countAll = async (batchSize?: number): Promise<void> => {
  while (await countFigures(worker, batchSize));
}

/** Counts, and dies before the end. */
async function countInVain(): Promise<void> {
  const death = new Error('killed')
  await worker
    .transaction(async (tx) => {
      // A transaction within one is a savepoint, so all of it is undone.
      await countFigures(tx as unknown as Database, 5)
      throw death
    })
    .catch((error: unknown) => {
      if (error !== death) throw error
    })
}

/** A transaction that stays open until something else has to be written about the same sale. */
interface OpenWrite {
  readonly client: pg.PoolClient
}

async function begin(write: Write): Promise<OpenWrite> {
  const client = await db.$client.connect()
  await client.query('begin')
  await write(client)
  return { client }
}

async function commit({ client }: OpenWrite): Promise<void> {
  await client.query('commit')
  client.release()
}

const MAX_OPEN = 4

let nextId = 5_000_000

/** What is done next: which sale is written to, and what happens around it. */
interface Turn {
  readonly pick: number
  readonly staysOpen: boolean
  readonly counting: 'none' | 'some' | 'two' | 'killed'
}

const turns: fc.Arbitrary<Turn> = fc.record({
  pick: fc.nat({ max: 50 }),
  staysOpen: fc.boolean(),
  counting: fc.constantFrom<Turn['counting']>('none', 'none', 'none', 'some', 'two', 'killed'),
})

async function countMeanwhile(counting: Turn['counting']): Promise<void> {
  if (counting === 'some') await countFigures(worker, 3)
  if (counting === 'two') await Promise.all([countFigures(worker, 4), countFigures(worker, 2)])
  if (counting === 'killed') await countInVain()
}

/** Writes all queues to their end, in turns; what stays open is committed late, and out of the order of its ids. */
async function writeInTurns(queues: Write[][], script: readonly Turn[]): Promise<void> {
  const open = new Map<Write[], OpenWrite>()
  const close = async (queue: Write[]) => {
    const held = open.get(queue)
    open.delete(queue)
    if (held) await commit(held)
  }
  for (let turn = 0; queues.some((queue) => queue.length > 0); turn += 1) {
    const left = queues.filter((queue) => queue.length > 0)
    const { pick, staysOpen, counting } = script[turn % script.length] as Turn
    const queue = left[pick % left.length] as Write[]
    await close(queue)
    open.set(queue, await begin(queue.shift() as Write))
    if (!staysOpen) await close(queue)
    await countMeanwhile(counting)
    // The one that has been open longest.
    for (const [oldest] of open) if (open.size > MAX_OPEN) await close(oldest)
  }
  for (const queue of [...open.keys()].reverse()) await close(queue)
}

const buildQueues = (sales: readonly WrittenSale[], visits: readonly WrittenVisit[]): Write[][] => [
  ...sales.map((sale) => {
    nextId += 1
    return listWrites(sale, nextId)
  }),
  ...visits.map((visit) => [writeVisit(visit)]),
]

const histories = fc.record({
  sales: fc.array(writtenSales, { minLength: 2, maxLength: 5 }),
  visits: fc.array(writtenVisits, { maxLength: 6 }),
  script: fc.array(turns, { minLength: 20, maxLength: 60 }),
})

const VISIT: WrittenVisit = {
  market: 'de',
  eventName: 'offer_generated',
  hasConsent: true,
  isKnownDevice: true,
  atMs: Date.parse('2026-03-03T12:00:00Z'),
}

async function countLocks(): Promise<number> {
  const { rowCount } = await db.$client.query(`
    select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and datname = current_database()`)
  return rowCount ?? 0
}

/** A recount that can't go on, because someone changes the table of the log. Returns how many locks it leaves behind. */
async function recountBehindLock(): Promise<number> {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c statement_timeout=500')
  const impatient = openDatabase({
    url: url.href,
    isPooled: true,
    silenceMs: 1_500,
    onError: () => undefined,
  })
  const client = await db.$client.connect()
  try {
    await client.query('begin')
    await client.query('lock table trade_event in access exclusive mode')
    await expect(recountFigures(impatient)).rejects.toThrow()
    await impatient.$client.end()
    return await countLocks()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('the figures of the desk', () => {
  it('equal a recount of the raw logs, whatever happened and however it was counted', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ sales, visits, script }) => {
        await writeInTurns(buildQueues(sales, visits), script)
        await countAll(7)
        expect(await readKeptFigures(db)).toEqual(await recountLog(db))
      }),
      { numRuns: 25, seed: 20_261_118, endOnFailure: true },
    )
    // Makes sure that the comparison wasn't about nothing.
    const kinds = new Set([...(await readKeptFigures(db)).keys()].map((key) => key.split('|')[4]))
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'PAID',
        'VOUCHER',
        'EXPIRED_THEN_SENT_OF_SOLD',
        'COUNTER_REASON',
        'VISIT',
        'HOURS_return',
      ]),
    )
  })

  it('are the same when everything is counted again', async () => {
    expect(await recountFigures(db)).toBe(0)
  })

  it('are the same when they are counted again in small parts', async () => {
    await db.$client.query('delete from desk_figure where not (kind = any($1))', [VISIT_KINDS])
    const wrongCount = await recountFigures(db, 7)
    expect([wrongCount > 0, await recountFigures(db)]).toEqual([true, 0])
  })

  it('aren’t kept from being counted by a recount that was given up', async () => {
    expect(await recountBehindLock()).toBe(0)
  })

  it('wait to be counted without an error while a recount lasts', async () => {
    await writeInTurns(buildQueues([], [VISIT]), [{ pick: 0, staysOpen: false, counting: 'none' }])
    const before = await readKeptFigures(db)
    await db.transaction(async (tx) => {
      await lockDeskFigures(tx)
      expect(await countFigures(worker)).toBe(false)
    })
    expect(await readKeptFigures(db)).toEqual(before)
    await countAll()
  })

  it('are corrected where they are wrong', async () => {
    const before = await readKeptFigures(db)
    await db.$client.query(`update desk_figure set figure_count = figure_count + 3 where kind = 'SOLD'`)
    expect(await recountFigures(db)).toBeGreaterThan(0)
    expect(await readKeptFigures(db)).toEqual(before)
  })

  it('contain what was written before there were triggers, once', async () => {
    const before = await readKeptFigures(db)
    await db.$client.query(`delete from desk_figure`)
    await db.$client.query(`
      update figure_backlog set position = 0, until = case log when 'trade' then (select max(id) from trade_event)
        else (select max(id) from controlling_event) end`)
    await countAll(11)
    await countAll()
    expect(await readKeptFigures(db)).toEqual(before)
  })
})
