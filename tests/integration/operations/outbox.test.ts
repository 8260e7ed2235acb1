import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import {
  createOutboxRunner,
  PermanentFailure,
  type WorkHandler,
} from '#server/modules/outbox/outbox-runner.ts'
import { MAX_ATTEMPTS, retryDelayMs } from '#server/modules/outbox/retry-delay.ts'
import { createTestDatabase } from '../../support/database.ts'
import { addWork, getWork, readWork } from '../../support/outbox-work.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')
const LEASE_MS = 60_000

let db: Database
let nowMs = START_MS
let logs: string[] = []
const now = () => nowMs

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 8, onError: () => undefined })
})

beforeEach(async () => {
  await db.$client.query('truncate outbox')
  nowMs = START_MS
  logs = []
})

afterAll(() => db.$client.end())

const logger = pino({ level: 'info' }, { write: (line: string) => void logs.push(line) })

const runnerOf = (handlers: Readonly<Record<string, WorkHandler>>) =>
  createOutboxRunner({
    db,
    handlers,
    logger,
    now,
    leaseMs: LEASE_MS,
    onDone: () => undefined,
    onFailure: () => undefined,
  })

const add = (...keys: readonly string[]) => addWork(db, keys, { dueAtMs: nowMs })

const fails = (error: unknown) => runnerOf({ TEST: () => Promise.reject(error) })

/** A runner that remembers what it did. */
function createDiligentRunner() {
  const done: string[] = []
  const { runOnce } = runnerOf({ TEST: async ({ workKey }) => void done.push(workKey) })
  return { done, runOnce }
}

/** A runner that takes one piece and is stuck with it until the test says how it ends. */
async function createStuckRunner() {
  const attempt = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const runner = runnerOf({
    TEST() {
      taken.resolve()
      return attempt.promise
    },
  })
  const round = runner.runOnce()
  await taken.promise
  return {
    async fail(error: Error) {
      attempt.reject(error)
      await round
    },
  }
}

describe('work of the outbox', () => {
  it('is given to one of many runners, each piece once', async () => {
    const keys = Array.from({ length: 150 }, (_, index) => `work-${index}`)
    await add(...keys)
    const runners = Array.from({ length: 6 }, createDiligentRunner)
    await Promise.all(
      runners.map(async ({ runOnce }) => {
        while (await runOnce());
      }),
    )
    expect(runners.flatMap(({ done }) => done).toSorted()).toEqual(keys.toSorted())
    const works = [...(await readWork(db)).values()]
    expect(works.every(({ status, attempts }) => status === 'done' && attempts === 1)).toBe(true)
  })

  it('waits until it is due; what was due first is done first', async () => {
    for (const [index, delayMs] of [5_000, 1_000, 3_000].entries())
      await addWork(db, [`work-${index}`], { dueAtMs: nowMs + delayMs })
    const { done, runOnce } = createDiligentRunner()
    nowMs += 999
    await runOnce()
    expect(done).toEqual([])
    for (const passedMs of [1, 2_000, 2_000]) {
      nowMs += passedMs
      await runOnce()
    }
    expect(done).toEqual(['work-1', 'work-2', 'work-0'])
  })

  it('says whether there may be more', async () => {
    await add(...Array.from({ length: 9 }, (_, index) => `work-${index}`))
    const { runOnce } = createDiligentRunner()
    expect([await runOnce(), await runOnce(), await runOnce()]).toEqual([true, false, false])
  })

  it('that cannot be done holds up nothing beside it', async () => {
    await add('bad-1', 'good-1', 'bad-2', 'good-2')
    await addWork(db, ['other'], { topic: 'OTHER', dueAtMs: nowMs })
    await runnerOf({
      OTHER: async () => undefined,
      async TEST({ workKey }) {
        if (workKey.startsWith('bad')) throw new Error('no')
      },
    }).runOnce()
    const works = await readWork(db)
    const statuses = Object.fromEntries([...works].map(([key, { status }]) => [key, status]))
    const [done, waiting] = ['done', 'waiting']
    expect(statuses).toEqual({
      'good-1': done,
      'good-2': done,
      other: done,
      'bad-1': waiting,
      'bad-2': waiting,
    })
  })
})

describe('work of a runner that never comes back', () => {
  it('is taken over when its lease has ended, not before', async () => {
    await add('work')
    await createStuckRunner()
    const { done, runOnce } = createDiligentRunner()
    nowMs += LEASE_MS - 1
    await runOnce()
    expect(done).toEqual([])
    nowMs += 1
    await runOnce()
    expect(done).toEqual(['work'])
    expect(await getWork(db, 'work')).toMatchObject({ status: 'done', attempts: 2, leaseUntilMs: null })
  })

  it.each([new Error('too late'), new PermanentFailure('never')])(
    'stays done when the first runner fails later: %s',
    async (error) => {
      await add('work')
      const stuck = await createStuckRunner()
      nowMs += LEASE_MS
      await createDiligentRunner().runOnce()
      await stuck.fail(error)
      expect(await getWork(db, 'work')).toMatchObject({ status: 'done', lastError: null })
    },
  )

  it('is not taken from the second runner when the first one fails meanwhile', async () => {
    await add('work')
    const first = await createStuckRunner()
    nowMs += LEASE_MS
    await createStuckRunner()
    await first.fail(new Error('too late'))
    nowMs += LEASE_MS - 1
    const { done, runOnce } = createDiligentRunner()
    await runOnce()
    expect(done).toEqual([])
  })

  it('is given up at last when no attempt comes to an end', async () => {
    await addWork(db, ['work'], { dueAtMs: nowMs, attempts: MAX_ATTEMPTS - 1 })
    await createStuckRunner()
    nowMs += LEASE_MS
    const { done, runOnce } = createDiligentRunner()
    await runOnce()
    expect(done).toEqual([])
    expect(await getWork(db, 'work')).toMatchObject({ status: 'dead', leaseUntilMs: null })
  })
})

describe('work that fails', () => {
  it('is tried again after a rest that grows, until it is given up', async () => {
    await add('work')
    const { runOnce } = fails(new Error('no'))
    for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts += 1) {
      await runOnce()
      const dueAtMs = nowMs + retryDelayMs(attempts)
      const waiting = { status: 'waiting', leaseUntilMs: null, lastError: 'Error' }
      expect(await getWork(db, 'work')).toEqual({ ...waiting, attempts, dueAtMs })
      nowMs = dueAtMs - 1
      await runOnce()
      expect(await getWork(db, 'work')).toMatchObject({ attempts })
      nowMs = dueAtMs
    }
    await runOnce()
    expect(await getWork(db, 'work')).toMatchObject({ status: 'dead', attempts: MAX_ATTEMPTS })
    nowMs += 365 * DAY_MS
    await runOnce()
    expect(await getWork(db, 'work')).toMatchObject({ status: 'dead', attempts: MAX_ATTEMPTS })
  })

  it('is done when a later attempt succeeds, and its error forgotten', async () => {
    await add('work')
    await fails(new Error('no')).runOnce()
    nowMs += retryDelayMs(1)
    await createDiligentRunner().runOnce()
    expect(await getWork(db, 'work')).toMatchObject({ status: 'done', attempts: 2, lastError: null })
  })

  it('for good is given up at once', async () => {
    await add('work')
    await fails(new PermanentFailure('nobody lives at zofia.muster@example.org')).runOnce()
    expect(await getWork(db, 'work')).toMatchObject({ status: 'dead', attempts: 1, leaseUntilMs: null })
  })

  it('because nobody knows how to do it is given up at once', async () => {
    await addWork(db, ['unknown'], { topic: 'PAINT_THE_HOUSE', dueAtMs: nowMs })
    const { done, runOnce } = createDiligentRunner()
    await add('work')
    await runOnce()
    expect(await getWork(db, 'unknown')).toMatchObject({ status: 'dead', attempts: 1 })
    expect(done).toEqual(['work'])
  })

  it.each([
    [
      'of a mail',
      () => Promise.reject(Object.assign(new Error('550 <zofia.muster@example.org>'), { code: 'EENVELOPE' })),
    ],
    ['because of the database', () => db.$client.query("select 'zofia.muster@example.org'::integer")],
    ['without a reason', () => Promise.reject(undefined)],
  ])('%s names nobody, neither in the table nor in the log', async (_, fail) => {
    await add('work', 'other')
    await runnerOf({ TEST: async ({ workKey }) => void (workKey === 'work' && (await fail())) }).runOnce()
    const { lastError, status } = await getWork(db, 'work')
    expect([status, lastError]).toEqual(['waiting', expect.stringMatching(/^\w+( \w+)?$/)])
    expect(lastError).not.toMatch(/zofia|example/i)
    expect(logs).toHaveLength(1)
    expect(logs.join()).not.toMatch(/zofia|example/i)
    expect((await getWork(db, 'other')).status).toBe('done')
  })
})
