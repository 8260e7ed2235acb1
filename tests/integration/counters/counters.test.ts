import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { type Count, count, forgetCounts, hashSubject } from '#server/modules/counters/counters.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'

const SECRET = createShopSecret(Buffer.from('a secret that only the tests know'))

let db: Database
beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), onError: () => undefined })
})
afterAll(() => db.$client.end())

let subjects = 0

/** A limit that nobody has used yet. */
function createLimit(overrides: Partial<Count> = {}): Count {
  subjects += 1
  const subject = hashSubject(SECRET, `somebody ${subjects}`)
  return { name: 'test', subject, limit: 5, windowMs: HOUR_MS, nowMs: 100 * DAY_MS, ...overrides }
}

async function countTimes(times: number, limit: Count): Promise<number> {
  const outcomes = await Promise.all(Array.from({ length: times }, () => count(db, limit)))
  return outcomes.filter(({ kind }) => kind === 'within').length
}

describe('a shared limit', () => {
  test('lets through as many as it allows, however many come at once', async () => {
    expect(await countTimes(40, createLimit({ limit: 7 }))).toBe(7)
  })

  test('allows no second helping at the edge of its window', async () => {
    for (let offsetMs = 0; offsetMs < HOUR_MS; offsetMs += 7 * MINUTE_MS) {
      const first = createLimit({ nowMs: 100 * DAY_MS + offsetMs })
      await countTimes(5, first)
      const justBefore = { ...first, nowMs: first.nowMs + HOUR_MS - 1 }
      expect(await countTimes(1, justBefore), `counted ${offsetMs} ms into the hour`).toBe(0)
    }
  })

  test('starts again a little after its window', async () => {
    const first = createLimit()
    await countTimes(5, first)
    expect(await countTimes(9, { ...first, nowMs: first.nowMs + HOUR_MS + 5 * MINUTE_MS })).toBe(5)
  })

  test('says how long to wait, and waiting that long helps', async () => {
    const first = createLimit({ nowMs: 100 * DAY_MS + 1_234 })
    await countTimes(5, first)
    const refused = await count(db, { ...first, nowMs: first.nowMs + 10 * MINUTE_MS })
    if (refused.kind !== 'over') throw new Error('The limit was not reached')
    const later = first.nowMs + 10 * MINUTE_MS + refused.retryAfterMs
    expect(await count(db, { ...first, nowMs: later - 1 })).toMatchObject({ kind: 'over' })
    expect(await count(db, { ...first, nowMs: later })).toEqual({ kind: 'within' })
  })

  test('does not count what it refused', async () => {
    const first = createLimit()
    await countTimes(5, first)
    await countTimes(50, { ...first, nowMs: first.nowMs + 30 * MINUTE_MS })
    expect(await countTimes(5, { ...first, nowMs: first.nowMs + HOUR_MS + 5 * MINUTE_MS })).toBe(5)
  })

  test('refuses an amount above the limit and one that no longer fits', async () => {
    const first = createLimit({ limit: 100 })
    expect(await count(db, { ...first, amount: 101 })).toMatchObject({ kind: 'over' })
    expect(await count(db, { ...first, amount: 60 })).toEqual({ kind: 'within' })
    expect(await count(db, { ...first, amount: 41 })).toMatchObject({ kind: 'over' })
    expect(await count(db, { ...first, amount: 40 })).toEqual({ kind: 'within' })
  })

  test('counts a machine whose clock is behind', async () => {
    const first = createLimit()
    await countTimes(3, first)
    expect(await countTimes(5, { ...first, nowMs: first.nowMs - 20 * MINUTE_MS })).toBe(2)
  })

  test('counts each subject and each name on its own', async () => {
    const first = createLimit()
    await countTimes(5, first)
    expect(await countTimes(1, createLimit())).toBe(1)
    expect(await countTimes(1, { ...first, name: 'another test' })).toBe(1)
  })
})

test('the table holds no address', async () => {
  const limit = createLimit({ subject: hashSubject(SECRET, '203.0.113.7') })
  await count(db, limit)
  const { rows } = await db.$client.query('select * from counter')
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
})

test('counting writes no log of the database', async () => {
  const { rows } = await db.$client.query("select relpersistence from pg_class where relname = 'counter'")
  expect(rows).toEqual([{ relpersistence: 'u' }])
})

test('a count is deleted once it no longer counts, and not before', async () => {
  const limit = createLimit({ name: 'deleted' })
  await countTimes(5, limit)
  await forgetCounts(db, limit.nowMs + HOUR_MS)
  expect(await countTimes(1, limit)).toBe(0)
  await forgetCounts(db, limit.nowMs + HOUR_MS + 6 * MINUTE_MS)
  const { rowCount } = await db.$client.query("select from counter where name = 'deleted'")
  expect(rowCount).toBe(0)
})
