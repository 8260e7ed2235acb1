import { sql } from 'drizzle-orm'
import { chooseRecipient, type Reader } from '#domain/newsletter/choose-recipient.ts'
import type { NewsletterChoices } from '#domain/newsletter/newsletter-choices.ts'
import { computePriceChange } from '#domain/newsletter/price-change.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { epochMs, sqlTexts } from '#server/db/sql-values.ts'
import { listDeviceUrls } from '#server/modules/newsletter/issues/check-issue.ts'
import {
  findComparedVersion,
  findDevicesById,
  findDevicesByUrl,
  findVersionAt,
  listPriceLists,
  type PricedDevice,
} from '#server/modules/newsletter/issues/issue-devices.repository.ts'
import type { Issue } from '#server/modules/newsletter/issues/issues.repository.ts'
import { listSuppressed } from '#server/modules/suppressions/suppressions.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { COMPARISON, joinLastIssue, type PriceComparison } from './deliveries.repository.ts'

/** Subscriptions that are looked at in one transaction. */
const PAGE_SIZE = 1_000

interface Candidate
  extends PriceComparison,
    Pick<NewsletterChoices, 'interests' | 'frequency' | 'deviceIds'>,
    Pick<Reader, 'lastIssueAtMs'> {
  readonly id: number
  readonly email: string
}

type StartedIssue = Pick<Issue, 'id' | 'market' | 'status' | 'content' | 'startedAtMs'>

/** Locked, so that two workers don't choose at the same time. */
async function lockStarted(tx: Connection, id: number): Promise<StartedIssue | null> {
  const { rows } = await tx.execute<StartedIssue & Record<string, unknown>>(sql`
    select id, market, status, content, ${epochMs('started_at')} as "startedAtMs"
    from newsletter_issue where id = ${id} for update`)
  return rows[0] ?? null
}

/** Confirmed before the issue was started: whoever comes later gets the next one. */
async function readCandidates(
  tx: Connection,
  { id, market, startedAtMs }: StartedIssue,
): Promise<readonly Candidate[]> {
  const { rows } = await tx.execute<Candidate & Record<string, unknown>>(sql`
    select subscription.id::integer, email, interests, frequency, device_ids as "deviceIds",
      ${epochMs('last.started_at')} as "lastIssueAtMs", ${COMPARISON}
    from newsletter_subscription as subscription
    ${joinLastIssue(sql`true`)}
    where subscription.id > (select chosen_through from newsletter_issue where id = ${id})
      and market = ${market} and subscription.status = 'confirmed'
      and confirmed_at <= ${new Date(startedAtMs ?? 0)}
    order by subscription.id limit ${PAGE_SIZE}`)
  return rows
}

async function keepWanted(
  tx: Connection,
  issue: StartedIssue,
  candidates: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const market = MARKETS[issue.market]
  const lists = await listPriceLists(tx, issue.market)
  const now = findVersionAt(lists, Number.POSITIVE_INFINITY)
  const owned = [...new Set(candidates.flatMap(({ deviceIds }) => deviceIds))]
  const ownDevices = new Map((await findDevicesById(tx, market, owned)).map((device) => [device.id, device]))
  const shown = await findDevicesByUrl(tx, market, listDeviceUrls(issue.content))
  const listWatched = ({ deviceIds }: Candidate): readonly PricedDevice[] =>
    deviceIds.length === 0 ? shown : deviceIds.flatMap((id) => ownDevices.get(id) ?? [])
  const planned = {
    categories: issue.content.categories,
    startsAtMs: issue.startedAtMs ?? 0,
    timeZone: market.timeZone,
  }
  return candidates.filter((candidate) => {
    const before = findComparedVersion(lists, candidate)
    const changes = listWatched(candidate).flatMap(
      ({ periods }) => computePriceChange(periods, { before, now }) ?? [],
    )
    return chooseRecipient(planned, { ...candidate, changes }) === 'send'
  })
}

async function insertDeliveries(
  tx: Connection,
  issueId: number,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into newsletter_delivery (issue_id, subscription_id, chosen_at)
    select ${issueId}, id, ${at} from unnest(${sqlTexts(ids.map(String))}::bigint[]) as id
    on conflict do nothing`)
}

export interface ChoosingOptions {
  readonly db: Database
  readonly secret: ShopSecret
  readonly nowMs: number
}

/** Chooses the recipients among the next subscriptions; false once all have been looked at. */
export const chooseNextRecipients = (
  { db, secret, nowMs }: ChoosingOptions,
  issueId: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const issue = await lockStarted(tx, issueId)
    if (issue?.status !== 'sending') return false
    const candidates = await readCandidates(tx, issue)
    const last = candidates.at(-1)
    if (!last) {
      await tx.execute(sql`update newsletter_issue set is_chosen = true where id = ${issueId}`)
      return false
    }
    const wanted = await keepWanted(tx, issue, candidates)
    const suppressed = await listSuppressed(
      tx,
      secret,
      wanted.map(({ email }) => email),
    )
    const chosen = wanted.filter(({ email }) => !suppressed.has(email))
    await insertDeliveries(
      tx,
      issueId,
      chosen.map(({ id }) => id),
      new Date(nowMs),
    )
    await tx.execute(sql`update newsletter_issue set chosen_through = ${last.id} where id = ${issueId}`)
    return true
  })
