import { simpleParser } from 'mailparser'
import { expect } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { takeReport } from '#server/modules/newsletter/reports/take-report.ts'
import { runNewsletterClock } from '#server/modules/newsletter/sending/run-newsletter-clock.ts'
import type { MailPort } from '#server/ports/mail/mail.ts'
import { createSmtpMail } from '#server/ports/mail/smtp-mail.ts'
import { type CountedMail, type CountingMailServer, startCountingMailServer } from './counting-mail-server.ts'
import { openAsRole } from './database.ts'
import {
  type NewsletterMarket,
  readExampleIssue,
  type SubscriberFacts,
  storeDueIssue,
  storeSubscribers,
} from './newsletter-issues.ts'
import { createReaders, type NewsletterReaders } from './newsletter-readers.ts'
import { type SaleShop, startSaleShop } from './sale-shop.ts'
import { createTestWorker } from './test-worker.ts'

/** A shop with a mail server, in which issues are sent by a clock that stands still. */
export interface NewsletterShop {
  readonly store: SaleShop
  readonly mails: CountingMailServer
  readonly smtp: MailPort
  readonly readers: NewsletterReaders
  /** Moves to the second day of a later month, without readers and mails. */
  startAgain(): Promise<void>
  newEmail(prefix?: string): string
  /** A confirmed subscriber. */
  subscribe(facts?: Partial<SubscriberFacts>): Promise<string>
  runClock(): Promise<void>
  drain(mail?: MailPort): Promise<void>
  /** Sends an issue as the worker does: chosen, queued, sent, finished. */
  sendIssue(market?: NewsletterMarket, mail?: MailPort): Promise<number>
  listRecipients(): string[]
  getMail(email: string): CountedMail
  readStatuses(issueId: number): Promise<Record<string, string>>
  readConsents(email: string): Promise<string[]>
  /** Hands over what came back, and has the worker act on it. */
  report(raw: string): Promise<void>
  close(): Promise<void>
}

let made = 0

export async function startNewsletterShop(): Promise<NewsletterShop> {
  const store = await startSaleShop()
  const mails = await startCountingMailServer()
  const smtp = createSmtpMail(mails.url)
  const { db, secret, clock } = store
  const now = () => clock.nowMs
  // The tests move the clock on by weeks.
  let months = 11
  const runClock = async () => {
    while (await runNewsletterClock({ db: openAsRole(db, 'worker'), secret, now, perMinute: 600 }));
  }
  const drain = (mail: MailPort = smtp) => createTestWorker({ db, mail, secret, now }).drain()
  const newEmail = (prefix = 'reader') => `${prefix}-${++made}@mail.example`
  return {
    store,
    mails,
    smtp,
    readers: createReaders(() => store),
    runClock,
    drain,
    newEmail,
    async startAgain() {
      mails.received.length = 0
      months += 6
      clock.nowMs = Date.UTC(2026, months, 2, 12)
      await db.$client.query('delete from newsletter_subscription')
    },
    async subscribe(facts = {}) {
      const email = facts.email ?? newEmail()
      const market: MarketId = 'de'
      await storeSubscribers(db, secret, [{ market, confirmedAtMs: now() - DAY_MS, ...facts, email }])
      return email
    },
    async sendIssue(market = 'de', mail = smtp) {
      const id = await storeDueIssue(db, readExampleIssue(market), now())
      await runClock()
      await drain(mail)
      await runClock()
      return id
    },
    listRecipients: () => mails.received.map(({ recipient }) => recipient).toSorted(),
    getMail(email) {
      const mail = mails.received.find(({ recipient }) => recipient === email)
      if (!mail) throw new Error(`Nothing was sent to ${email}`)
      return mail
    },
    async readStatuses(issueId) {
      const { rows } = await db.$client.query<{ email: string; status: string }>(
        `select email, delivery.status from newsletter_delivery as delivery
         join newsletter_subscription as subscription on subscription.id = subscription_id where issue_id = $1`,
        [issueId],
      )
      return Object.fromEntries(rows.map(({ email, status }) => [email, status]))
    },
    async readConsents(email) {
      const { rows } = await db.$client.query<{ kind: string; way: string }>(
        'select kind, way from newsletter_consent where email = $1 order by id',
        [email],
      )
      return rows.map(({ kind, way }) => `${kind} by ${way}`)
    },
    async report(raw) {
      const at = new Date(now())
      expect(await takeReport(openAsRole(db, 'desk'), secret, { raw, at })).toBe('taken')
      await drain()
    },
    async close() {
      await smtp.close()
      await mails.close()
      await store.close()
    },
  }
}

/** Both forms of a raw mail, without their encodings. */
export async function decodeBody(raw: string): Promise<string> {
  const { html, text } = await simpleParser(raw)
  return `${html}\n${text}`
}
