import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MarketId } from '#domain/markets/market-id.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { hashAddress } from '#server/modules/newsletter/hash-address.ts'
import { ISSUE_FILE, type IssueFile } from '#server/modules/newsletter/issues/issue-file.ts'
import { createIssue } from '#server/modules/newsletter/issues/manage-issues.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

export type NewsletterMarket = IssueFile['market']

export const NEWSLETTER_MARKETS = ISSUE_FILE.shape.market.options

/** The example that is delivered for a market. */
export const readExampleIssue = (market: NewsletterMarket): IssueFile =>
  ISSUE_FILE.parse(
    JSON.parse(readFileSync(join(DATA_FOLDER, 'newsletter', `example-${market}.json`), 'utf8')),
  )

/** The same with a short text, for long lists: encoding thousands of long ones would be most of the time. */
export const readShortIssue = (market: NewsletterMarket): IssueFile => {
  const example = readExampleIssue(market)
  return { ...example, blocks: example.blocks.slice(0, 1) }
}

/** An issue whose time has come, past its test. */
export async function storeDueIssue(db: Database, file: IssueFile, atMs: number): Promise<number> {
  const id = await createIssue(db, file, new Date(atMs))
  await db.$client.query(
    "update newsletter_issue set status = 'scheduled', scheduled_for = $2, tested_revision = 1 where id = $1",
    [id, new Date(atMs)],
  )
  return id
}

export interface SubscriberFacts {
  readonly email: string
  readonly market: MarketId
  readonly frequency?: string | null
  readonly interests?: readonly string[]
  readonly deviceIds?: readonly number[]
  readonly confirmedAtMs: number
}

/** Confirmed subscribers, as if they had come over time. */
export async function storeSubscribers(
  db: Database,
  secret: ShopSecret,
  subscribers: readonly SubscriberFacts[],
): Promise<void> {
  const rows = subscribers.map(
    ({ email, market, frequency = null, interests = [], deviceIds = [], confirmedAtMs }) => {
      const { enrichHash, unsubscribeHash } = hashAddress(secret, email)
      return {
        email,
        market,
        frequency,
        interests,
        device_ids: deviceIds,
        enrich: Buffer.from(enrichHash).toString('hex'),
        unsubscribe: Buffer.from(unsubscribeHash).toString('hex'),
        at: new Date(confirmedAtMs).toISOString(),
      }
    },
  )
  await db.$client.query(
    `insert into newsletter_subscription (email, market, status, enrich_hash, unsubscribe_hash, requested_at,
       confirmed_at, interests, device_ids, frequency)
     select email, market, 'confirmed', decode(enrich, 'hex'), decode(unsubscribe, 'hex'), at, at, interests,
       device_ids, frequency
     from jsonb_to_recordset($1::jsonb) as given (email text, market text, frequency text, interests text[],
       device_ids integer[], enrich text, unsubscribe text, at timestamptz)`,
    [JSON.stringify(rows)],
  )
}

/** A report on a mail, as mail servers write it. */
export const buildBounce = (raw: string, status = '5.1.1'): string =>
  buildReport(raw, [
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.mail.example',
    '',
    'Final-Recipient: rfc822; reader@mail.example',
    'Action: failed',
    `Status: ${status}`,
  ])

/** A complaint about a mail, as mailbox providers write it. */
export const buildComplaint = (raw: string): string =>
  buildReport(raw, ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse', 'Version: 1'])

const buildReport = (raw: string, part: readonly string[]): string =>
  [
    'From: postmaster@mx.mail.example',
    'Content-Type: multipart/report; boundary=frontier',
    '',
    '--frontier',
    ...part,
    '--frontier',
    'Content-Type: text/rfc822-headers',
    '',
    raw.split('\r\n\r\n', 1)[0],
    '',
    '--frontier--',
  ].join('\r\n')
