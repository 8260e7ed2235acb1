import type { FastifyBaseLogger } from 'fastify'
import { HOUR_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { MAIL_TOPICS } from '#domain/mails/mail-registry.ts'
import type { FindPartner } from '#domain/partners/partner.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { createSendMail } from '#server/mails/send-mail.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { CONTROLLING_TOPIC } from '#server/modules/controlling/controlling.repository.ts'
import { createForwardEvents } from '#server/modules/controlling/forward-events.ts'
import type { TopicChoice } from '#server/modules/outbox/outbox.repository.ts'
import {
  createOutboxRunner,
  type JobHandler,
  type OutboxRunner,
} from '#server/modules/outbox/outbox-runner.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createIssueLabel } from '#server/modules/trades/documents/issue-label.ts'
import { createIssueReturnLabel } from '#server/modules/trades/documents/issue-return-label.ts'
import { createTradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import type { Carrier } from '#server/ports/carrier/carrier.ts'
import type { Collector } from '#server/ports/collector/collector.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { forgetLeftovers, forgetPeople } from './forget-leftovers.ts'
import { startLoop } from './start-loop.ts'
import type { WorkerMetrics } from './worker-metrics.ts'

export interface WorkerOptions {
  readonly db: Database
  readonly mail: MailPort
  readonly carrier: Carrier
  /** Receives what controlling counts; null where nothing is forwarded. */
  readonly collector?: Collector | null
  readonly secret: ShopSecret
  /** Finds the partner whose shop a mail's links lead to; by default all are ours. */
  readonly findPartner?: FindPartner
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly metrics: WorkerMetrics
  readonly now?: () => number
  readonly leaseMs?: number
}

export interface Worker {
  /** Takes no new jobs and waits for those in progress. */
  stop(): Promise<void>
}

/** Longer than the slowest mail server takes. */
const LEASE_MS = MINUTE_MS
const OUTBOX_PAUSE_MS = 500
const CLOCK_PAUSE_MS = MINUTE_MS
const FORGETTING_PAUSE_MS = HOUR_MS

// Two queues: when the collector hangs, thousands of events wait, and sellers' mails and labels must not wait behind them.
const QUEUES: readonly TopicChoice[] = [
  { topic: CONTROLLING_TOPIC, isWanted: false },
  { topic: CONTROLLING_TOPIC, isWanted: true },
]

/** What is done about each topic of the outbox. */
function createHandlers({
  db,
  mail,
  carrier,
  collector = null,
  secret,
  findPartner = () => null,
  now = Date.now,
}: WorkerOptions): Readonly<Record<string, JobHandler>> {
  const questions = createQuestions(DATA_FOLDER)
  const sendMail = createSendMail({
    db,
    mail,
    secret,
    now,
    questions,
    findPartner,
    documents: createTradeDocuments({ db, now }),
  })
  return {
    ...Object.fromEntries([...MAIL_TOPICS].map((topic) => [topic, sendMail])),
    ISSUE_LABEL: createIssueLabel({ db, carrier, now }),
    ISSUE_RETURN_LABEL: createIssueReturnLabel({ db, carrier, now }),
    [CONTROLLING_TOPIC]: createForwardEvents({ db, collector }),
  }
}

/** Drains the outbox; only part of it where topics are given. */
export function createRunner(options: WorkerOptions, topics?: TopicChoice): OutboxRunner {
  const { db, logger, metrics, now = Date.now, leaseMs = LEASE_MS } = options
  return createOutboxRunner({
    db,
    logger,
    now,
    leaseMs,
    topics,
    handlers: createHandlers(options),
    onDone: metrics.countDone,
    onFailure: metrics.countFailure,
  })
}

/** Everything that happens without a visitor: the outbox, the clock of trades, and the deletion of old data. */
export function startWorker(options: WorkerOptions): Worker {
  const { db, secret, logger, now = Date.now } = options
  const onError = (err: unknown) => logger.error({ err }, 'worker run failed; the worker carries on')
  const queues = QUEUES.map((topics) => {
    const runner = createRunner(options, topics)
    return startLoop(() => runner.runOnce(), { pauseMs: OUTBOX_PAUSE_MS, onError })
  })
  const clock = startLoop(
    async () => {
      await runTradeClock({ db, secret }, now())
      await forgetLeftovers(db, now())
      await forgetSignIns(db, now())
      return false
    },
    { pauseMs: CLOCK_PAUSE_MS, onError },
  )
  const forgetting = startLoop(
    async () => {
      await forgetPeople(db, now())
      return false
    },
    { pauseMs: FORGETTING_PAUSE_MS, onError },
  )
  return {
    async stop() {
      await Promise.all([...queues, clock, forgetting].map((loop) => loop.stop()))
    },
  }
}
