import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { BIG_TABLE_INDEXES } from '#server/db/big-table-indexes.ts'
import { buildIndexes } from '#server/db/build-indexes.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { createLead } from '#server/modules/housekeeping/lead.ts'
import { runDaily } from '#server/modules/housekeeping/run-daily.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'
import { deleteDoneJobs } from '#server/modules/outbox/outbox.repository.ts'
import { createTestDatabase, openAsRole, withClient } from '../../support/database.ts'

const NOW_MS = Date.parse('2026-11-15T12:00:00Z')

let url: string
let db: Database

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 4, onError: () => undefined })
})

afterAll(() => db.$client.end())

describe('old rows', () => {
  it('are deleted in batches until none is left, and all others stay', async () => {
    await db.execute(sql`
      insert into outbox (topic, work_key, data, status, due_at, created_at, done_at)
      select 'TRADE_MAIL', 'old:' || n, '{}', 'done', now(), now(), ${new Date(NOW_MS)}::timestamptz - n * interval '1 minute'
      from generate_series(1, 2500) as n`)
    await deleteDoneJobs(openAsRole(db, 'worker'), NOW_MS - 2_400 * 60_000)
    const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from outbox`)
    expect(rows).toEqual([{ count: 2_400 }])
    await deleteDoneJobs(openAsRole(db, 'worker'), NOW_MS)
    expect((await db.execute(sql`select from outbox`)).rowCount).toBe(0)
  })
})

describe('a walk through a table', () => {
  const walkJobs = (isOnce: boolean, visit: (count: number) => void) =>
    walkTable(openAsRole(db, 'worker'), {
      name: `test-${isOnce}`,
      table: 'outbox',
      key: 'id',
      type: 'bigint',
      isOnce,
      async visit(tx, isInRange) {
        const { rowCount } = await tx.execute(sql`select from outbox where ${isInRange(sql`id`)}`)
        visit(rowCount ?? 0)
      },
    })

  const addJobs = (count: number) =>
    db.execute(sql`
      insert into outbox (topic, work_key, data, due_at, created_at)
      select 'TRADE_MAIL', gen_random_uuid()::text, '{}', now(), now() from generate_series(1, ${count}::int)`)

  it('visits every row once, goes on where it was broken off, and starts again', async () => {
    await addJobs(5_000)
    const visited: number[] = []
    const breakOff = walkJobs(false, (count) => {
      if (visited.length === 1) throw new Error('killed')
      visited.push(count)
    })
    await expect(breakOff).rejects.toThrow('killed')
    await walkJobs(false, (count) => visited.push(count))
    expect(visited).toEqual([2_000, 2_000, 1_000])
    let again = 0
    await walkJobs(false, (count) => {
      again += count
    })
    expect(again).toBe(5_000)
  })

  it('may visit every row once for good', async () => {
    let visited = 0
    const count = (rows: number) => {
      visited += rows
    }
    await walkJobs(true, count)
    expect(visited).toBe(5_000)
    await addJobs(3)
    await walkJobs(true, count)
    expect(visited).toBe(5_003)
  })
})

describe('the lead among several workers', () => {
  it('is with one of them, until it does not renew it', async () => {
    const worker = openAsRole(db, 'worker')
    const [first, second] = [createLead(worker, 'test'), createLead(worker, 'test')]
    const done: string[] = []
    const runBoth = async () => {
      await first.run(async () => done.push('first'))
      await second.run(async () => done.push('second'))
    }
    await runBoth()
    await runBoth()
    expect(done).toEqual(['first', 'first'])
    // The first is dead, and its time is over.
    await db.execute(
      sql`update worker_lead set until = clock_timestamp() - interval '1 second' where name = 'test'`,
    )
    await second.run(async () => done.push('second'))
    await runBoth()
    expect(done).toEqual(['first', 'first', 'second', 'second'])
    await second.release()
    await runBoth()
    expect(done.at(-1)).toBe('first')
  })

  it('passes a failure on', async () => {
    const lead = createLead(openAsRole(db, 'worker'), 'failing')
    await expect(lead.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})

it('what reads much happens once a day, and again after a failure', async () => {
  const worker = openAsRole(db, 'worker')
  let count = 0
  const runAt = (nowMs: number, isFailing = false) =>
    runDaily(worker, {
      name: 'test-daily',
      nowMs,
      run: async () => {
        if (isFailing) throw new Error('away')
        count += 1
      },
    })
  await expect(runAt(NOW_MS, true)).rejects.toThrow('away')
  await runAt(NOW_MS)
  await runAt(NOW_MS + DAY_MS / 2)
  expect(count).toBe(1)
  await runAt(NOW_MS + DAY_MS)
  expect(count).toBe(2)
})

it('an index whose building was broken off is built again', async () => {
  const name = 'outbox_done'
  const readValid = async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
      where indisvalid and relname = any(${sql.param(Object.keys(BIG_TABLE_INDEXES))}::text[])`)
    return rows.map((row) => row.name).toSorted()
  }
  expect(await readValid()).toEqual(Object.keys(BIG_TABLE_INDEXES).toSorted())
  await db.execute(sql`update pg_index set indisvalid = false where indexrelid = ${name}::regclass`)
  await withClient(url, buildIndexes)
  expect(await readValid()).toEqual(Object.keys(BIG_TABLE_INDEXES).toSorted())
})
