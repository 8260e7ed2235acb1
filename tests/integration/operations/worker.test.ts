import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { insertControllingEvent } from '#server/modules/controlling/controlling.repository.ts'
import { readOutboxState } from '#server/modules/outbox/outbox.repository.ts'
import { createOutboxRunner, PermanentFailure } from '#server/modules/outbox/outbox-runner.ts'
import { createPrintedCarrier } from '#server/ports/carrier/printed-carrier.ts'
import type { Collector } from '#server/ports/collector/collector.ts'
import { createLocalMailbox } from '#server/ports/mail/local-mailbox.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { startWorker } from '#server/worker/start-worker.ts'
import { createWorkerMetrics } from '#server/worker/worker-metrics.ts'
import { createTestBlobs } from '../../support/blobs.ts'
import { createTestDatabase } from '../../support/database.ts'
import { addJobs, getJob, readJobs } from '../../support/outbox-jobs.ts'

const START_MS = Date.parse('2026-11-15T12:00:00Z')

let db: Database
let nowMs = START_MS
let metrics = createWorkerMetrics(() => readOutboxState(db, nowMs))
const now = () => nowMs
const logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 5, onError: () => undefined })
})

beforeEach(async () => {
  await db.$client.query('truncate outbox')
  nowMs = START_MS
  metrics = createWorkerMetrics(() => readOutboxState(db, nowMs))
})

afterAll(() => db.$client.end())

const add = (...keys: readonly string[]) => addJobs(db, keys, { dueAtMs: nowMs })

/** A handler that does what the job's name says. */
const runOnce = () =>
  createOutboxRunner({
    db,
    logger,
    now,
    leaseMs: MINUTE_MS,
    onDone: metrics.countDone,
    onFailure: metrics.countFailure,
    handlers: {
      async TEST({ workKey }) {
        if (workKey === 'fails') throw new Error('no')
        if (workKey === 'fails for good') throw new PermanentFailure('never')
      },
    },
  }).runOnce()

describe('the metrics of the worker', () => {
  const readValues = async () => {
    const text = await metrics.registry.metrics()
    return Object.fromEntries(
      text
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    )
  }

  it('count done and failed jobs, and show how many wait or were given up and since when', async () => {
    expect(await readValues()).toEqual({ outbox_waiting: 0, outbox_dead: 0, outbox_delay_seconds: 0 })
    await add('succeeds', 'succeeds too', 'fails', 'fails for good')
    await addJobs(db, ['later'], { dueAtMs: nowMs + DAY_MS })
    nowMs += 90_000
    expect(await readValues()).toEqual({ outbox_waiting: 5, outbox_dead: 0, outbox_delay_seconds: 90 })
    await runOnce()
    expect(await readValues()).toEqual({
      'outbox_done_total{topic="TEST"}': 2,
      'outbox_failures_total{topic="TEST"}': 2,
      outbox_waiting: 2,
      outbox_dead: 1,
      outbox_delay_seconds: 0,
    })
  })

  it('keep their last values when the database does not answer', async () => {
    let isThere = true
    metrics = createWorkerMetrics(() =>
      isThere ? readOutboxState(db, nowMs) : Promise.reject(new Error('gone')),
    )
    await add('work')
    nowMs += 5_000
    const before = await readValues()
    isThere = false
    expect(before).toEqual({ outbox_waiting: 1, outbox_dead: 0, outbox_delay_seconds: 5 })
    expect(await readValues()).toEqual(before)
  })
})

describe('the worker', () => {
  const start = (collector: Collector | null = null) =>
    startWorker({
      db,
      blobs: createTestBlobs(db),
      logger,
      metrics,
      now,
      collector,
      mail: createLocalMailbox(db),
      carrier: createPrintedCarrier(),
      secret: createShopSecret(Buffer.from('a secret of this test')),
    })

  /** Runs each of its loops once. */
  const workOnce = () => start().stop()

  /** Without the mail about work that was given up. */
  const listOwnJobs = async () => [...(await readJobs(db)).keys()].filter((key) => !key.startsWith('ALERT:'))

  it('deletes done jobs after 30 days, but not waiting or dead ones', async () => {
    await add('succeeds', 'fails for good')
    await runOnce()
    await addJobs(db, ['later'], { dueAtMs: nowMs + 365 * DAY_MS })
    nowMs += 30 * DAY_MS
    await workOnce()
    expect(await listOwnJobs()).toEqual(['succeeds', 'fails for good', 'later'])
    nowMs += 1
    await workOnce()
    expect(await listOwnJobs()).toEqual(['fails for good', 'later'])
  })

  it('handles other jobs while a slow collector delays many events', async () => {
    const data = {
      conditionId: 4,
      currency: 'EUR',
      deviceId: 7,
      revenue: 231.5,
      productName: 'iPhone',
    } as const
    const request = {
      clientId: '',
      applicationId: 'SELL_DE',
      url: '/',
      eventName: 'offer_generated',
      data,
    } as const
    const event = { shop: { market: 'de', shopMode: 'default' }, request, isForwarding: true } as const
    for (let count = 0; count < 8; count += 1)
      await insertControllingEvent(db, { ...event, receivedAt: new Date(nowMs - 1_000) })
    await addJobs(db, ['another'], { topic: 'NEWSLETTER_REPORT', dueAtMs: nowMs })
    const answer = Promise.withResolvers<'taken'>()
    const worker = start({ send: () => answer.promise })
    await vi.waitFor(async () => expect((await getJob(db, 'another')).status).toBe('dead'))
    answer.resolve('taken')
    await worker.stop()
    const states = [...(await readJobs(db)).values()].map(({ status }) => status)
    expect(states).toEqual([...Array.from({ length: 8 }, () => 'done'), 'dead'])
  })
})
