import type { FastifyBaseLogger } from 'fastify'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { createSendAccountMail } from '#server/modules/account/send-account-mail.ts'
import { createSendContactMail } from '#server/modules/contact/send-contact-mail.ts'
import { CONTROLLING_TOPIC } from '#server/modules/controlling/controlling.repository.ts'
import { createForwardEvents } from '#server/modules/controlling/forward-events.ts'
import { createSendRequestMail } from '#server/modules/individual-offers/send-request-mail.ts'
import { createSendNewsletterMail } from '#server/modules/newsletter/send-newsletter-mail.ts'
import type { TopicChoice } from '#server/modules/outbox/outbox.repository.ts'
import { createOutboxRunner, type OutboxRunner } from '#server/modules/outbox/outbox-runner.ts'
import { readQuestionFiles } from '#server/modules/questions/question-files.ts'
import { createIssueLabel } from '#server/modules/trades/issue-label.ts'
import { createIssueReturnLabel } from '#server/modules/trades/issue-return-label.ts'
import { runTradeClock } from '#server/modules/trades/run-trade-clock.ts'
import { createSendTradeMail } from '#server/modules/trades/send-trade-mail.ts'
import { createTradeDocuments } from '#server/modules/trades/trade-documents.ts'
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
  /** Who gets what controlling counts; nobody unless given. */
  readonly collector?: Collector | null
  readonly secret: ShopSecret
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly metrics: WorkerMetrics
  readonly now?: () => number
  readonly leaseMs?: number
}

export interface Worker {
  /** Takes no new work and waits for what is being done. */
  stop(): Promise<void>
}

/** Longer than the slowest mail server may take. */
const LEASE_MS = 60_000
const OUTBOX_PAUSE_MS = 500
const CLOCK_PAUSE_MS = 60_000
const FORGETTING_PAUSE_MS = 3_600_000

// A collector that hangs has thousands of events wait: sellers' mails and labels must not stand in that line.
const LINES: readonly TopicChoice[] = [
  { topic: CONTROLLING_TOPIC, isWanted: false },
  { topic: CONTROLLING_TOPIC, isWanted: true },
]

/** The work of the outbox, by topic; some of it only, where topics are given. */
export function createRunner(
  { now = Date.now, leaseMs = LEASE_MS, ...options }: WorkerOptions,
  topics?: TopicChoice,
): OutboxRunner {
  const { db, mail, carrier, collector = null, secret, logger, metrics } = options
  const questions = readQuestionFiles(DATA_FOLDER)
  return createOutboxRunner({
    db,
    logger,
    now,
    leaseMs,
    topics,
    handlers: {
      ISSUE_LABEL: createIssueLabel({ db, carrier, now }),
      ISSUE_RETURN_LABEL: createIssueReturnLabel({ db, carrier, now }),
      TRADE_MAIL: createSendTradeMail({
        db,
        mail,
        secret,
        now,
        questions,
        documents: createTradeDocuments(db),
      }),
      REQUEST_MAIL: createSendRequestMail({ db, mail }),
      [CONTROLLING_TOPIC]: createForwardEvents({ db, collector }),
      CONTACT_MAIL: createSendContactMail({ db, mail }),
      ACCOUNT_MAIL: createSendAccountMail({ db, mail, secret, now }),
      NEWSLETTER_MAIL: createSendNewsletterMail({ db, mail, secret, now }),
    },
    onDone: metrics.countDone,
    onFailure: metrics.countFailure,
  })
}

/** Everything that happens without a visitor: the outbox, and what time does to trades. */
export function startWorker(options: WorkerOptions): Worker {
  const { db, secret, logger, now = Date.now } = options
  const onError = (err: unknown) => logger.error({ err }, 'worker failed; it goes on')
  const lines = LINES.map((topics) => {
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
      await Promise.all([...lines, clock, forgetting].map((loop) => loop.stop()))
    },
  }
}
