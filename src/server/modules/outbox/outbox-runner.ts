import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { parseTraceparent } from '#server/telemetry/trace-context.ts'
import { withSpan } from '#server/telemetry/tracing.ts'
import {
  buryJob,
  type ClaimedJob,
  claimJobs,
  countDueJobs,
  finishJob,
  type OutboxJob,
  postponeJob,
} from './outbox.repository.ts'
import { computeRetryDelay, MAX_ATTEMPTS } from './retry-delay.ts'

/** Does one kind of job. It may run twice for the same job, so a second run must do no harm. */
export type JobHandler = (job: OutboxJob) => Promise<void>

/** A failure that another attempt cannot mend. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  /** What went wrong, without personal data, for the person who investigates. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

export interface OutboxRunnerOptions {
  readonly db: Database
  /** By topic. Jobs of other topics are left to other runners, such as those of a newer version. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly now: () => number
  readonly onDone: (topic: string) => void
  readonly onFailure: (topic: string) => void
  /** How long one attempt may take before another worker takes over. */
  readonly leaseMs: number
  /** Holds a rate: says how many jobs may be started now, and takes back what wasn't used. */
  readonly pace?: Pace | undefined
}

export interface Pace {
  /** How many jobs each run may take at most. */
  readonly batchSize: number
  take(wanted: number): Promise<number>
  giveBack(count: number): Promise<void>
}

export interface OutboxRunner {
  /** Runs some of the jobs that are due; true when there may be more. */
  runOnce(): Promise<boolean>
}

const BATCH_SIZE = 8

/** Class and code of an error: enough to find the cause, without the personal data that a message may contain. */
const describeError = (error: unknown): string => {
  // Anything can be thrown, even undefined.
  const { name, code } = Object(error) as { name?: string; code?: unknown }
  return [name ?? 'Error', typeof code === 'string' ? code : ''].filter(Boolean).join(' ')
}

const FRAMES = 4

/** Where it was thrown: without it, a bug of ours is only a class of error. Frames name code, never data. */
const describePlace = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack?.match(/^ {4}at .*$/gm) ?? []).slice(0, FRAMES).map((frame) => frame.trim())
    : []

async function recordFailure(
  { db, logger, now, onFailure }: OutboxRunnerOptions,
  job: ClaimedJob,
  error: unknown,
): Promise<void> {
  const { topic, workKey, attempts } = job
  const reqId = parseTraceparent(job.traceparent)?.traceId
  onFailure(topic)
  const text = describeError(error)
  const line = { reqId, workKey, attempts, reason: text, thrown: describePlace(error) }
  const isGivenUp = error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS
  if (isGivenUp) {
    logger.error(line, 'job given up')
    await buryJob(db, job, text)
    return
  }
  logger.warn(line, 'job failed')
  await postponeJob(db, job, { dueAtMs: now() + computeRetryDelay(attempts), error: text })
}

async function runJob(options: OutboxRunnerOptions, job: ClaimedJob): Promise<void> {
  const { db, handlers, now, onDone } = options
  const handle = handlers[job.topic]
  try {
    if (!handle) throw new Error(`${job.topic} was claimed without a handler`)
    // The last attempt was never recorded: it seems to kill its worker, so it is not started again.
    if (job.attempts > MAX_ATTEMPTS) throw new PermanentFailure('No attempt has finished')
    await withSpan(
      {
        name: `job ${job.topic}`,
        kind: 'consumer',
        parent: parseTraceparent(job.traceparent),
        attributes: { 'rivendo.topic': job.topic, 'rivendo.attempt': job.attempts },
      },
      () => handle(job),
    )
  } catch (error) {
    await recordFailure(options, job, error)
    return
  }
  await finishJob(db, job.id, now())
  onDone(job.topic)
}

/** Drains the outbox. Several runners may be active at the same time, in one process or in many. */
export function createOutboxRunner(options: OutboxRunnerOptions): OutboxRunner {
  const { db, handlers, now, leaseMs, pace } = options
  const topics = Object.keys(handlers)
  /** Asks for no more than there is to do: the pace is a row that all workers write. */
  async function takePlaces({ batchSize, take }: Pace): Promise<number> {
    const due = await countDueJobs(db, { nowMs: now(), topics, limit: batchSize })
    return due === 0 ? 0 : take(due)
  }
  return {
    async runOnce() {
      const limit = pace ? await takePlaces(pace) : BATCH_SIZE
      if (limit === 0) return false
      const jobs = await claimJobs(db, { nowMs: now(), leaseMs, limit, topics })
      if (pace && jobs.length < limit) await pace.giveBack(limit - jobs.length)
      await Promise.all(jobs.map((job) => runJob(options, job)))
      return jobs.length === limit
    },
  }
}
