import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#domain/kernel/durations.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { takeReport } from '#server/modules/newsletter/reports/take-report.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import {
  type CountingMailServer,
  type HoldingPoint,
  startCountingMailServer,
} from '../../support/counting-mail-server.ts'
import { createTestDatabase } from '../../support/database.ts'
import {
  buildComplaint,
  NEWSLETTER_MARKETS,
  readExampleIssue,
  readShortIssue,
  storeDueIssue,
  storeSubscribers,
} from '../../support/newsletter-issues.ts'
import { createWorkerProcesses, WORKER_SECRET } from '../../support/newsletter-process.ts'

/** It takes half a minute; the machine may be busy with others. */
const PATIENCE_MS = 5 * MINUTE_MS
const PER_MARKET = 2_500
const REFUSED_PER_MARKET = 5
const PER_MINUTE = 60_000

/** One mailbox: it complains about its first mail, long before the turn of its other address. */
const COMPLAINING = 'angry@de.example'
const ALIAS = 'angry+later@de.example'

const secret = createShopSecret(Buffer.from(WORKER_SECRET))
const processes = createWorkerProcesses()
let url: string
let db: Database
let mails: CountingMailServer

/** Its connections to the mail server carry its name. */
const startProcess = (name: string): ChildProcess =>
  processes.start({ databaseUrl: url, smtpUrl: mails.buildUrl(name), perMinute: PER_MINUTE })

const waitUntil = (isTrue: () => boolean | Promise<boolean>, interval = 5) =>
  vi.waitUntil(isTrue, { timeout: PATIENCE_MS, interval })

/** Kills a worker when so many mails have arrived, while it waits for the server's answer at that point. */
async function killAt(
  worker: ChildProcess,
  name: string,
  { count, point }: { readonly count: number; readonly point: HoldingPoint },
): Promise<void> {
  await waitUntil(() => mails.received.length > count)
  mails.hold(point)
  await waitUntil(() => mails.isHolding(name))
  const ended = once(worker, 'exit')
  worker.kill('SIGKILL')
  await ended
  mails.goOn()
}

async function complain(email: string): Promise<void> {
  const find = () => mails.received.find(({ recipient }) => recipient === email)
  await waitUntil(() => find() !== undefined)
  const raw = buildComplaint(find()?.raw ?? '')
  expect(await takeReport(db, secret, { raw, at: new Date() })).toBe('taken')
}

const countIssues = async (status: string): Promise<number> => {
  const { rows } = await db.$client.query<{ count: number }>(
    'select count(*)::integer as count from newsletter_issue where status = $1',
    [status],
  )
  return rows[0]?.count ?? 0
}

const listNumbered = (name: string, market: string, length: number): string[] =>
  Array.from({ length }, (_, index) => `${name}-${index}@${market}.example`)

/** In the order in which they are written to. */
function buildAddresses(market: string): string[] {
  const [first, last] = market === 'de' ? [[COMPLAINING], [ALIAS]] : [[], []]
  const readers = PER_MARKET - REFUSED_PER_MARKET - first.length - last.length
  return [
    ...first,
    ...listNumbered('550', market, REFUSED_PER_MARKET),
    ...listNumbered('reader', market, readers),
    ...last,
  ]
}

const isWritable = (address: string): boolean => !address.startsWith('550-') && address !== ALIAS

beforeAll(async () => {
  url = await createTestDatabase()
  db = openDatabase({ url, maxConnections: 5, onError: () => undefined })
  mails = await startCountingMailServer()
  const { rows } = await db.$client.query<{ id: number }>(
    "select device_id as id from device_text where url = 'apple-iphone-13-pro' and language = 'de'",
  )
  const confirmedAtMs = Date.now() - 3 * DAY_MS
  for (const market of NEWSLETTER_MARKETS)
    await storeSubscribers(
      db,
      secret,
      buildAddresses(market).map((email, index) => ({
        email,
        market,
        confirmedAtMs,
        frequency: index % 2 === 0 ? 'WEEKLY' : null,
        deviceIds: index % 10 === 0 ? rows.map(({ id }) => id) : [],
      })),
    )
})

afterAll(async () => {
  processes.killAll()
  await mails.close()
  await db.$client.end()
})

describe('10,000 subscribers in four markets, written to by two workers at a time', () => {
  beforeAll(async () => {
    const startedAtMs = Date.now()
    for (const market of NEWSLETTER_MARKETS) await storeDueIssue(db, readShortIssue(market), startedAtMs)
    const [first, second] = [startProcess('first'), startProcess('second')]
    await complain(COMPLAINING)
    // Killed before the server has accepted a recipient: these mails have not arrived, and must be sent again.
    await killAt(first, 'first', { count: 2_000, point: 'recipient' })
    startProcess('third')
    // Killed after the server has accepted whole mails, before it said so: these must not be sent again.
    await killAt(second, 'second', { count: 5_000, point: 'mail' })
    startProcess('fourth')
    await waitUntil(async () => (await countIssues('sent')) === NEWSLETTER_MARKETS.length, 50)
    processes.killAll()
  }, PATIENCE_MS)

  it('get their issue exactly once, although workers were killed twice', () => {
    const got = mails.received.map(({ recipient }) => recipient).toSorted()
    const wanted = NEWSLETTER_MARKETS.flatMap(buildAddresses).filter(isWritable).toSorted()
    expect(got.length).toBe(wanted.length)
    expect(got).toEqual(wanted)
    expect(processes.complaints).toEqual([])
  })

  it.each(NEWSLETTER_MARKETS)('get it in the language of %s', async (market) => {
    const subjects = new Set(
      mails.received
        .filter(({ recipient }) => recipient.endsWith(`@${market}.example`))
        .map(({ raw }) => /^Subject: .*(?:\r\n[ \t].*)*/m.exec(raw)?.[0] ?? ''),
    )
    const decoded = await Promise.all(
      [...subjects].map(async (one) => (await simpleParser(`${one}\r\n\r\n`)).subject),
    )
    expect(decoded).toEqual([readExampleIssue(market).subject])
  })

  it('are counted, and those that the server refused are not subscribed any more', async () => {
    const { rows } = await db.$client.query<{ market: string; totals: Record<string, number> }>(
      'select market, totals from newsletter_issue order by id',
    )
    for (const { market, totals } of rows) {
      expect(totals.refused).toBe(REFUSED_PER_MARKET)
      const writable = buildAddresses(market).filter(isWritable).length
      expect((totals.sent ?? 0) + (totals.uncertain ?? 0)).toBe(writable)
    }
    const refused = await db.$client.query<{ status: string; count: number }>(
      `select status, count(*)::integer as count from newsletter_subscription where email like '550-%' group by status`,
    )
    expect(refused.rows).toEqual([{ status: 'unsubscribed', count: 4 * REFUSED_PER_MARKET }])
  })

  it('stop getting it in the middle of the run when their mailbox complains, by whichever address', async () => {
    const { rows } = await db.$client.query<{ email: string; delivery: string; subscription: string }>(
      `select email, delivery.status as delivery, subscription.status as subscription
       from newsletter_subscription as subscription
       join newsletter_delivery as delivery on subscription_id = subscription.id
       where email like 'angry%' order by delivery.id`,
    )
    expect(rows).toEqual([
      { email: COMPLAINING, delivery: 'sent', subscription: 'unsubscribed' },
      { email: ALIAS, delivery: 'skipped', subscription: 'confirmed' },
    ])
  })
})
