import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import {
  createOutboxRunner,
  type JobHandler,
  PermanentFailure,
} from '#server/modules/outbox/outbox-runner.ts'
import { computeRetryDelay, MAX_ATTEMPTS } from '#server/modules/outbox/retry-delay.ts'
import { createTestDatabase } from '../../support/database.ts'
import { addJobs, getJob, readJobs } from '../../support/outbox-jobs.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')
const LEASE_MS = MINUTE_MS

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

const createRunner = (handlers: Readonly<Record<string, JobHandler>>) =>
  createOutboxRunner({
    db,
    handlers,
    logger,
    now,
    leaseMs: LEASE_MS,
    onDone: () => undefined,
    onFailure: () => undefined,
  })

const add = (...keys: readonly string[]) => addJobs(db, keys, { dueAtMs: nowMs })

const createFailingRunner = (error: unknown) => createRunner({ TEST: () => Promise.reject(error) })

/** A runner that records what it did. */
function createDiligentRunner() {
  const done: string[] = []
  const { runOnce } = createRunner({ TEST: async ({ workKey }) => void done.push(workKey) })
  return { done, runOnce }
}

/** A runner that takes one job and is stuck with it until the test ends it. */
async function createStuckRunner() {
  const attempt = Promise.withResolvers<void>()
  const taken = Promise.withResolvers<void>()
  const runner = createRunner({
    TEST() {
      taken.resolve()
      return attempt.promise
    },
  })
  const run = runner.runOnce()
  await taken.promise
  return {
    async fail(error: Error) {
      attempt.reject(error)
      await run
    },
  }
}

describe('an outbox job', () => {
  it('is given to only one of many runners', async () => {
    const keys = Array.from({ length: 150 }, (_, index) => `work-${index}`)
    await add(...keys)
    const runners = Array.from({ length: 6 }, createDiligentRunner)
    await Promise.all(
      runners.map(async ({ runOnce }) => {
        while (await runOnce());
      }),
    )
    expect(runners.flatMap(({ done }) => done).toSorted()).toEqual(keys.toSorted())
    const works = [...(await readJobs(db)).values()]
    expect(works.every(({ status, attempts }) => status === 'done' && attempts === 1)).toBe(true)
  })

  it('waits until it is due; earlier jobs run first', async () => {
    for (const [index, delayMs] of [5_000, 1_000, 3_000].entries())
      await addJobs(db, [`work-${index}`], { dueAtMs: nowMs + delayMs })
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

  it('shows whether there may be more', async () => {
    await add(...Array.from({ length: 9 }, (_, index) => `work-${index}`))
    const { runOnce } = createDiligentRunner()
    expect(await runOnce()).toEqual(true)
    expect(await runOnce()).toEqual(false)
    expect(await runOnce()).toEqual(false)
  })

  it('that fails holds up no other job', async () => {
    await add('bad-1', 'good-1', 'bad-2', 'good-2')
    await addJobs(db, ['other'], { topic: 'OTHER', dueAtMs: nowMs })
    await createRunner({
      OTHER: async () => undefined,
      async TEST({ workKey }) {
        if (workKey.startsWith('bad')) throw new Error('no')
      },
    }).runOnce()
    const works = await readJobs(db)
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

describe('a job of a topic that a runner doesn’t know', () => {
  it('waits for a newer version, and holds up no other job', async () => {
    const unknown = Array.from({ length: 9 }, (_, index) => `unknown-${index}`)
    await addJobs(db, unknown, { topic: 'PAINT_THE_HOUSE', dueAtMs: nowMs })
    const { done, runOnce } = createDiligentRunner()
    await add('work')
    await runOnce()
    expect(done).toEqual(['work'])
    expect(await getJob(db, 'unknown-0')).toMatchObject({ status: 'waiting', attempts: 0 })
    const newer = createRunner({ PAINT_THE_HOUSE: async () => undefined })
    while (await newer.runOnce());
    expect(await getJob(db, 'unknown-0')).toMatchObject({ status: 'done', attempts: 1 })
  })
})

describe('a job whose runner never returns', () => {
  it('is taken over when its lease ends, not before', async () => {
    await add('work')
    await createStuckRunner()
    const { done, runOnce } = createDiligentRunner()
    nowMs += LEASE_MS - 1
    await runOnce()
    expect(done).toEqual([])
    nowMs += 1
    await runOnce()
    expect(done).toEqual(['work'])
    expect(await getJob(db, 'work')).toMatchObject({ status: 'done', attempts: 2, leaseUntilMs: null })
  })

  it.each([new Error('too late'), new PermanentFailure('never')])(
    'stays done if the first runner fails later: %s',
    async (error) => {
      await add('work')
      const stuck = await createStuckRunner()
      nowMs += LEASE_MS
      await createDiligentRunner().runOnce()
      await stuck.fail(error)
      expect(await getJob(db, 'work')).toMatchObject({ status: 'done', lastError: null })
    },
  )

  it('is not taken from the second runner if the first one fails in the meantime', async () => {
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

  it('is eventually given up if no attempt ever finishes', async () => {
    await addJobs(db, ['work'], { dueAtMs: nowMs, attempts: MAX_ATTEMPTS - 1 })
    await createStuckRunner()
    nowMs += LEASE_MS
    const { done, runOnce } = createDiligentRunner()
    await runOnce()
    expect(done).toEqual([])
    expect(await getJob(db, 'work')).toMatchObject({ status: 'dead', leaseUntilMs: null })
  })
})

describe('a failing job', () => {
  it('is retried with growing delays until it is given up', async () => {
    await add('work')
    const { runOnce } = createFailingRunner(new Error('no'))
    for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts += 1) {
      await runOnce()
      const dueAtMs = nowMs + computeRetryDelay(attempts)
      const waiting = { status: 'waiting', leaseUntilMs: null, lastError: 'Error' }
      expect(await getJob(db, 'work')).toEqual({ ...waiting, attempts, dueAtMs })
      nowMs = dueAtMs - 1
      await runOnce()
      expect(await getJob(db, 'work')).toMatchObject({ attempts })
      nowMs = dueAtMs
    }
    await runOnce()
    expect(await getJob(db, 'work')).toMatchObject({ status: 'dead', attempts: MAX_ATTEMPTS })
    nowMs += 365 * DAY_MS
    await runOnce()
    expect(await getJob(db, 'work')).toMatchObject({ status: 'dead', attempts: MAX_ATTEMPTS })
  })

  it('is done when a later attempt succeeds, and its error is cleared', async () => {
    await add('work')
    await createFailingRunner(new Error('no')).runOnce()
    nowMs += computeRetryDelay(1)
    await createDiligentRunner().runOnce()
    expect(await getJob(db, 'work')).toMatchObject({ status: 'done', attempts: 2, lastError: null })
  })

  it('is given up at once if the failure is permanent', async () => {
    await add('work')
    await createFailingRunner(new PermanentFailure('nobody lives at zofia.muster@example.org')).runOnce()
    expect(await getJob(db, 'work')).toMatchObject({ status: 'dead', attempts: 1, leaseUntilMs: null })
  })

  it.each([
    [
      'with a mail',
      () => Promise.reject(Object.assign(new Error('550 <zofia.muster@example.org>'), { code: 'EENVELOPE' })),
    ],
    ['in the database', () => db.$client.query("select 'zofia.muster@example.org'::integer")],
    ['without a reason', () => Promise.reject(undefined)],
  ])('%s reveals no personal data, neither in the table nor in the log', async (_, fail) => {
    await add('work', 'other')
    await createRunner({ TEST: async ({ workKey }) => void (workKey === 'work' && (await fail())) }).runOnce()
    const { lastError, status } = await getJob(db, 'work')
    expect({ status, lastError }).toEqual({
      status: 'waiting',
      lastError: expect.stringMatching(/^\w+( \w+)?$/),
    })
    expect(lastError).not.toMatch(/zofia|example/i)
    expect(logs).toHaveLength(1)
    expect(logs.join()).not.toMatch(/zofia|example/i)
    expect((await getJob(db, 'other')).status).toBe('done')
  })
})
