import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { hashAddress } from '#server/modules/newsletter/hash-address.ts'
import { insertRequest } from '#server/modules/newsletter/newsletter.repository.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type CountedMail,
  type CountingMailServer,
  startCountingMailServer,
} from '../../support/counting-mail-server.ts'
import { createTestDatabase } from '../../support/database.ts'
import { readShortIssue, storeDueIssue, storeSubscribers } from '../../support/newsletter-issues.ts'
import { createWorkerProcesses, WORKER_SECRET } from '../../support/newsletter-process.ts'

/** It takes six seconds; the machine may be busy with others. */
const PATIENCE_MS = 2 * MINUTE_MS
const PER_MINUTE = 600
const READERS = 60
/** How many mails a worker sends side by side; on a busy machine they may all be late, and arrive together. */
const BATCH = 20

let url: string
let db: Database
let mails: CountingMailServer
const processes = createWorkerProcesses()

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 3, onError: () => undefined })
  mails = await startCountingMailServer()
})

afterAll(async () => {
  processes.killAll()
  await mails.close()
  await db.$client.end()
})

/** The most mails that arrived within so many seconds, wherever they start. */
function countMost(mailsInOrder: readonly CountedMail[], seconds: number): number {
  let first = 0
  let most = 0
  for (const [last, { atMs }] of mailsInOrder.entries()) {
    while ((mailsInOrder[first]?.atMs ?? 0) <= atMs - seconds * 1_000) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

/** One more second than the rate allows is what may be caught up with after a pause; the visitor's mail is one more. */
const allow = (seconds: number): number => (PER_MINUTE / 60) * (seconds + 1) + BATCH + 2

it(
  'a rate of 10 mails a second is held by two workers, and other mails don’t wait for the list',
  async () => {
    const secret = createShopSecret(Buffer.from(WORKER_SECRET))
    const confirmedAtMs = Date.now() - DAY_MS
    const emails = Array.from({ length: READERS }, (_, index) => `reader-${index}@fr.example`)
    await storeSubscribers(
      db,
      secret,
      emails.map((email) => ({ email, market: 'fr' as const, confirmedAtMs })),
    )
    await storeDueIssue(db, readShortIssue('fr'), Date.now())
    for (const _ of [1, 2])
      processes.start({ databaseUrl: url, smtpUrl: mails.buildUrl('worker'), perMinute: PER_MINUTE })
    const countIssueMails = () =>
      mails.received.filter(({ recipient }) => recipient.startsWith('reader-')).length
    await vi.waitUntil(() => countIssueMails() > 5, { timeout: PATIENCE_MS, interval: 5 })
    // Someone signs up meanwhile: their mail has its own queue and its own connections.
    await insertRequest(
      db,
      { ...hashAddress(secret, 'visitor@fr.example'), market: 'fr', at: new Date() },
      { workKey: 'NEWSLETTER_CONFIRM:meanwhile', shopUrl: 'https://www.sell-fr.example' },
    )
    await vi.waitUntil(() => countIssueMails() >= READERS, { timeout: PATIENCE_MS, interval: 20 })
    const order = mails.received.map(({ recipient }) => recipient)
    expect(order.toSorted()).toEqual([...emails, 'visitor@fr.example'].toSorted())
    expect(order.indexOf('visitor@fr.example')).toBeLessThan(READERS)
    for (const seconds of [1, 2])
      expect(countMost(mails.received, seconds)).toBeLessThanOrEqual(allow(seconds))
    const [first = 0, last = 0] = [mails.received.at(0)?.atMs, mails.received.at(-1)?.atMs]
    // Six seconds' mails, but for the second that may be caught up with and a late first one. Twice the rate takes two.
    expect(last - first).toBeGreaterThan(3_000)
    expect(processes.complaints).toEqual([])
  },
  PATIENCE_MS,
)
