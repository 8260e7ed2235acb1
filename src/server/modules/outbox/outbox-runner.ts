import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import {
  buryWork,
  claimWork,
  finishWork,
  type OutboxWork,
  postponeWork,
  type TopicChoice,
} from './outbox.repository.ts'
import { MAX_ATTEMPTS, retryDelayMs } from './retry-delay.ts'

/** Does one kind of work. It may be asked twice for the same piece and must not do harm the second time. */
export type WorkHandler = (work: OutboxWork) => Promise<void>

/** A failure that another attempt will not mend. */
export class PermanentFailure extends Error {
  override name = 'PermanentFailure'
  /** Says without personal data what it was, for whoever looks at the dead letter. */
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

export interface OutboxRunnerOptions {
  readonly db: Database
  readonly handlers: Readonly<Record<string, WorkHandler>>
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly now: () => number
  readonly onDone: (topic: string) => void
  readonly onFailure: (topic: string) => void
  /** How long one attempt may take before another worker takes over. */
  readonly leaseMs: number
  /** What it does; all work unless given. */
  readonly topics?: TopicChoice | undefined
}

export interface OutboxRunner {
  /** Does what is due, a few pieces at a time; true when there may be more. */
  runOnce(): Promise<boolean>
}

const BATCH_SIZE = 8

/** No personal data: the class of the error and its code say enough to find the cause. */
const describe = (error: unknown): string => {
  // Anything can be thrown, also nothing.
  const { name, code } = Object(error) as { name?: string; code?: unknown }
  return [name ?? 'Error', typeof code === 'string' ? code : ''].filter(Boolean).join(' ')
}

async function recordFailure(
  { db, logger, now, onFailure }: OutboxRunnerOptions,
  work: OutboxWork,
  error: unknown,
): Promise<void> {
  const { topic, workKey, attempts } = work
  onFailure(topic)
  const text = describe(error)
  const isGivenUp = error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS
  if (isGivenUp) {
    logger.error({ workKey, attempts, err: text }, 'work given up')
    await buryWork(db, work, text)
    return
  }
  logger.warn({ workKey, attempts, err: text }, 'work failed')
  await postponeWork(db, work, { dueAtMs: now() + retryDelayMs(attempts), error: text })
}

async function doWork(options: OutboxRunnerOptions, work: OutboxWork): Promise<void> {
  const { db, handlers, now, onDone } = options
  const handle = handlers[work.topic]
  try {
    if (!handle) throw new PermanentFailure(`Nobody does ${work.topic}`)
    // The last attempt was not even recorded: it seems to end its worker, so nobody begins another.
    if (work.attempts > MAX_ATTEMPTS) throw new PermanentFailure('No attempt came to an end')
    await handle(work)
  } catch (error) {
    await recordFailure(options, work, error)
    return
  }
  await finishWork(db, work.id, now())
  onDone(work.topic)
}

/** Works the outbox off. Several may run at the same time, in one process or in many. */
export const createOutboxRunner = (options: OutboxRunnerOptions): OutboxRunner => ({
  async runOnce() {
    const { db, now, leaseMs, topics } = options
    const works = await claimWork(db, { nowMs: now(), leaseMs, limit: BATCH_SIZE, topics })
    await Promise.all(works.map((work) => doWork(options, work)))
    return works.length === BATCH_SIZE
  },
})
