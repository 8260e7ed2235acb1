import type { FastifyBaseLogger } from 'fastify'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MAIL_TOPICS } from '#domain/mails/mail-registry.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { FindPartner } from '#domain/partners/partner.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { createComposeIssueMail } from '#server/mails/composing/compose-issue-mail.ts'
import { createSendMail } from '#server/mails/send-mail.ts'
import { forgetSignIns } from '#server/modules/account/forget-sign-ins.ts'
import { createPriceOutlierCount } from '#server/modules/alerts/price-outliers.ts'
import { watchAlerts } from '#server/modules/alerts/watch-alerts.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import { turnBanners } from '#server/modules/content/documents/turn-banners.ts'
import { CONTROLLING_TOPIC } from '#server/modules/controlling/controlling.repository.ts'
import { createForwardEvents } from '#server/modules/controlling/forward-events.ts'
import { createEraseSeller, createMakeDataCopy } from '#server/modules/customers/data-requests.ts'
import { createOverdueErasureCount } from '#server/modules/device-erasure/unerased-devices.repository.ts'
import { purgeEdge } from '#server/modules/edge/purge-edge.ts'
import { countSettled } from '#server/modules/fairness/count-settled.ts'
import { publishEdition } from '#server/modules/fairness/publish-edition.ts'
import { countFigures } from '#server/modules/figures/count-figures.ts'
import { createLead } from '#server/modules/housekeeping/lead.ts'
import { runDaily } from '#server/modules/housekeeping/run-daily.ts'
import { createActOnReport } from '#server/modules/newsletter/reports/act-on-report.ts'
import { REPORT_TOPIC } from '#server/modules/newsletter/reports/take-report.ts'
import { createNewsletterPace } from '#server/modules/newsletter/sending/pace.ts'
import { ISSUE_TOPIC, runNewsletterClock } from '#server/modules/newsletter/sending/run-newsletter-clock.ts'
import { createSendIssue } from '#server/modules/newsletter/sending/send-issue.ts'
import {
  createOutboxRunner,
  type JobHandler,
  type OutboxRunner,
  type Pace,
} from '#server/modules/outbox/outbox-runner.ts'
import { runPriceDrafts } from '#server/modules/price-drafts/run-price-drafts.ts'
import { checkPriceWatches } from '#server/modules/price-watch/check-price-watches.ts'
import { PUSH_TOPIC } from '#server/modules/push-notices/queue-push.ts'
import { createSendPush } from '#server/modules/push-notices/send-push.ts'
import { createQuestions } from '#server/modules/questions/questions.ts'
import { expireRecyclingLabels } from '#server/modules/recycling/expire-labels.ts'
import { createIssueRecyclingLabel } from '#server/modules/recycling/issue-recycling-label.ts'
import { askForReviews } from '#server/modules/reviews/ask-for-reviews.ts'
import { runTradeClock } from '#server/modules/trades/clock/run-trade-clock.ts'
import { createIssueLabel } from '#server/modules/trades/documents/issue-label.ts'
import { createIssuePartLabel } from '#server/modules/trades/documents/issue-part-label.ts'
import { createIssueReturnLabel } from '#server/modules/trades/documents/issue-return-label.ts'
import { createTradeDocuments } from '#server/modules/trades/documents/trade-documents.ts'
import { keepLog } from '#server/modules/transparency-log/keep-log.ts'
import { createWaitingCostRun } from '#server/modules/waiting-cost/count-waiting-costs.ts'
import type { Carrier } from '#server/ports/carrier/carrier.ts'
import type { Collector } from '#server/ports/collector/collector.ts'
import type { Edge } from '#server/ports/edge/edge.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import type { PushPort } from '#server/ports/push/push.ts'
import { createLogSigning } from '#server/secrets/log-signing.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { addUpFigures } from './add-up-figures.ts'
import { forgetLeftovers, forgetPeople } from './forget-leftovers.ts'
import { recordRun } from './record-run.ts'
import { startLoop } from './start-loop.ts'
import type { WorkerMetrics } from './worker-metrics.ts'

export interface WorkerOptions {
  readonly db: Database
  readonly blobs: Blobs
  readonly mail: MailPort
  readonly carrier: Carrier
  /** Notifies sellers who have chosen push; null where the shop sends none. */
  readonly push?: PushPort | null
  /** Receives what controlling counts; null where nothing is forwarded. */
  readonly collector?: Collector | null
  /** Is told which of its pages have changed; null where no edge keeps any. */
  readonly edge?: Edge | null
  readonly secret: ShopSecret
  /** Finds the partner whose shop a mail's links lead to; by default all are ours. */
  readonly findPartner?: FindPartner
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  readonly metrics: WorkerMetrics
  readonly newsletter?: NewsletterWork
  /** Where operators open the desk, for mails to them. */
  readonly deskUrl?: string
  readonly now?: () => number
  readonly leaseMs?: number
}

/** How the newsletter is sent. */
export interface NewsletterWork {
  /** Sends issues; the same as for other mails unless given. */
  readonly mail?: MailPort
  /** The shop of a market, without a path. */
  readonly findShopUrl?: (market: MarketId) => string
  readonly perMinute?: number
  readonly bounceAddress?: string | null
}

export interface Worker {
  /** Takes no new jobs and waits for those in progress. */
  stop(): Promise<void>
}

/** Longer than the slowest mail server takes. */
const LEASE_MS = MINUTE_MS
const OUTBOX_PAUSE_MS = 500
const CLOCK_PAUSE_MS = MINUTE_MS
const FIGURES_PAUSE_MS = 10_000
const BANNER_PAUSE_MS = 5_000

/** How long prices wait that someone has started. */
const PRICES_PAUSE_MS = 1_000

/** How long locked findings wait for their place in the public log. */
const LOG_PAUSE_MS = 1_000

const ALERTS_PAUSE_MS = 3 * MINUTE_MS

const NEWSLETTER_PAUSE_MS = 500
const PURGE_PAUSE_MS = 1_000

const USUAL_MAILS_PER_MINUTE = 300

/** Part of the outbox. */
interface Queue {
  readonly hasTopic: (topic: string) => boolean
  readonly pace?: Pace
}

/** Those that have a queue of their own. */
const ASIDE: ReadonlySet<string> = new Set([CONTROLLING_TOPIC, ISSUE_TOPIC, PUSH_TOPIC])

// Four queues: when the collector hangs, thousands of events wait, an issue has thousands of readers, and anyone can own the
// address that a notification is posted to. Sellers' mails and labels must not wait behind them.
function listQueues({ db, newsletter = {}, now = Date.now }: WorkerOptions): readonly Queue[] {
  const { perMinute = USUAL_MAILS_PER_MINUTE } = newsletter
  return [
    { hasTopic: (topic) => !ASIDE.has(topic) },
    { hasTopic: (topic) => topic === CONTROLLING_TOPIC },
    { hasTopic: (topic) => topic === PUSH_TOPIC },
    { hasTopic: (topic) => topic === ISSUE_TOPIC, pace: createNewsletterPace({ db, now, perMinute }) },
  ]
}

const findDomain = (market: MarketId): string => `https://${MARKETS[market].domain}`

/** What is done about each topic of the outbox. */
function createHandlers({
  db,
  blobs,
  mail,
  carrier,
  push = null,
  collector = null,
  secret,
  findPartner = async () => null,
  newsletter = {},
  deskUrl = 'http://localhost',
  now = Date.now,
}: WorkerOptions): Readonly<Record<string, JobHandler>> {
  const { findShopUrl = findDomain, bounceAddress = null } = newsletter
  const questions = createQuestions(DATA_FOLDER)
  const sendMail = createSendMail({
    db,
    blobs,
    mail,
    secret,
    now,
    questions,
    findPartner,
    findShopUrl,
    deskUrl,
    documents: createTradeDocuments({ db, blobs, now }),
  })
  const sendIssue = createSendIssue({
    db,
    secret,
    now,
    bounceAddress,
    mail: newsletter.mail ?? mail,
    composeIssueMail: createComposeIssueMail({ db, now, findShopUrl }),
  })
  const issueReturnLabel = createIssueReturnLabel({ db, blobs, carrier, now })
  return {
    ...Object.fromEntries([...MAIL_TOPICS].map((topic) => [topic, sendMail])),
    [ISSUE_TOPIC]: sendIssue,
    [PUSH_TOPIC]: createSendPush({ db, secret, findPartner, now, push }),
    [REPORT_TOPIC]: createActOnReport({ db, secret, now }),
    ISSUE_LABEL: createIssueLabel({ db, blobs, carrier, now }),
    ISSUE_RECYCLING_LABEL: createIssueRecyclingLabel({ db, blobs, carrier, now }),
    ISSUE_RETURN_PARCEL: issueReturnLabel,
    // Jobs of the release before, about one device. Its workers don't know the other topic, and leave it.
    ISSUE_RETURN_LABEL: issueReturnLabel,
    ISSUE_PART_LABEL: createIssuePartLabel({ db, blobs, carrier, now }),
    MAKE_DATA_COPY: createMakeDataCopy({ db, blobs, secret, now }),
    ERASE_SELLER: createEraseSeller({ db, blobs, secret, now }),
    [CONTROLLING_TOPIC]: createForwardEvents({ db, collector }),
  }
}

/** Drains the outbox; only part of it where a queue is given. */
export function createRunner(options: WorkerOptions, queue: Queue = { hasTopic: () => true }): OutboxRunner {
  const { db, logger, metrics, now = Date.now, leaseMs = LEASE_MS } = options
  const handlers = Object.entries(createHandlers(options)).filter(([topic]) => queue.hasTopic(topic))
  return createOutboxRunner({
    db,
    logger,
    now,
    leaseMs,
    pace: queue.pace,
    handlers: Object.fromEntries(handlers),
    onDone: metrics.countDone,
    onFailure: metrics.countFailure,
  })
}

/** Everything that happens without a visitor: the outbox, the clock of trades, and the deletion of old data. */
export function startWorker(options: WorkerOptions): Worker {
  const { db, blobs, secret, logger, now = Date.now } = options
  const onError = (err: unknown) => logger.error({ err }, 'worker run failed; the worker carries on')
  const { ruleSets } = createQuestions(DATA_FOLDER)
  const signing = createLogSigning(secret)
  const queues = listQueues(options).map((queue) => {
    const runner = createRunner(options, queue)
    return startLoop(() => runner.runOnce(), { pauseMs: OUTBOX_PAUSE_MS, onError })
  })
  const lead = createLead(db, 'housekeeping')
  const slowCounts = {
    countPriceOutliers: createPriceOutlierCount(),
    countOverdueErasures: createOverdueErasureCount(),
  }
  const runWaitingCosts = createWaitingCostRun(db)
  const startClock = (
    name: string,
    run: () => Promise<unknown>,
    { isLed = false, pauseMs = CLOCK_PAUSE_MS } = {},
  ) => {
    const record = () => recordRun(db, now, { name, pauseMs, run })
    return startLoop(
      async () => {
        await (isLed ? lead.run(record) : record())
        return false
      },
      { pauseMs, onError },
    )
  }
  const forgetPeopleDaily = () =>
    runDaily(db, { name: 'people', nowMs: now(), run: () => forgetPeople(db, now()) })
  // A loop for each: one trade that can't be moved must not stop what has nothing to do with it.
  const clocks = [
    startClock('trade-clock', () => runTradeClock({ db, secret }, now())),
    startClock('review-requests', () => askForReviews(db, now())),
    startClock('recycling-labels', () => expireRecyclingLabels(db, now())),
    startClock('price-watches', () => checkPriceWatches({ db, secret, ruleSets }, now())),
    startClock('leftovers', () => forgetLeftovers(db, now()), { isLed: true }),
    startClock('sign-ins', () => forgetSignIns(db, now()), { isLed: true }),
    startClock('files', () => blobs.sweep(now()), { isLed: true }),
    startClock('people', () => forgetPeopleDaily(), { isLed: true }),
    startClock('figures', () => addUpFigures(db), { isLed: true }),
    startClock('waiting-costs', () => runWaitingCosts(now()), { isLed: true }),
    startClock('fairness-editions', () => publishEdition(db, now()), { isLed: true }),
    startClock('alerts', () => watchAlerts(db, now(), slowCounts), {
      isLed: true,
      pauseMs: ALERTS_PAUSE_MS,
    }),
    startLoop(() => runPriceDrafts({ db, now }), { pauseMs: PRICES_PAUSE_MS, onError }),
    startLoop(
      async () => {
        await turnBanners(db, now())
        return false
      },
      { pauseMs: BANNER_PAUSE_MS, onError },
    ),
    startLoop(() => countSettled(db), { pauseMs: FIGURES_PAUSE_MS, onError }),
    startLoop(() => countFigures(db), { pauseMs: FIGURES_PAUSE_MS, onError }),
    startLoop(() => keepLog({ db, signing, now }), { pauseMs: LOG_PAUSE_MS, onError }),
  ]
  const { edge } = options
  const purging = edge
    ? [startLoop(() => purgeEdge({ db, edge }, now()), { pauseMs: PURGE_PAUSE_MS, onError })]
    : []
  const { perMinute = USUAL_MAILS_PER_MINUTE } = options.newsletter ?? {}
  const newsletter = startLoop(() => runNewsletterClock({ db, secret, now, perMinute }), {
    pauseMs: NEWSLETTER_PAUSE_MS,
    onError,
  })
  return {
    async stop() {
      await Promise.all([...queues, ...clocks, ...purging, newsletter].map((loop) => loop.stop()))
      // Without the database the lead ends by itself.
      await lead.release().catch(onError)
    },
  }
}
