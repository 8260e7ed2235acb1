import { sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { IssueContent } from '#domain/newsletter/issue-content.ts'
import type { DeliveryStatus, IssueStatus } from '#domain/newsletter/issue-states.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** An issue as it is stored. */
export interface Issue {
  readonly id: number
  readonly market: MarketId
  readonly status: IssueStatus
  readonly content: IssueContent
  readonly revision: number
  readonly testedRevision: number | null
  readonly scheduledForMs: number | null
  readonly startedAtMs: number | null
  readonly finishedAtMs: number | null
  readonly changedAtMs: number
  /** How many deliveries are in which state. */
  readonly totals: Readonly<Partial<Record<DeliveryStatus, number>>>
}

// Deliveries are deleted one day; the totals of an issue that is over are kept.
const COLUMNS = sql`id, market, status, content, revision, tested_revision as "testedRevision",
  ${epochMs('scheduled_for')} as "scheduledForMs", ${epochMs('started_at')} as "startedAtMs",
  ${epochMs('finished_at')} as "finishedAtMs", ${epochMs('changed_at')} as "changedAtMs",
  coalesce(totals, (select jsonb_object_agg(state, number) from (
    select delivery.status as state, count(*) as number from newsletter_delivery as delivery
    where delivery.issue_id = newsletter_issue.id group by delivery.status) as counted), '{}') as totals`

type IssueRow = Issue & Record<string, unknown>

/** Newest first. */
export async function listIssues(db: Connection): Promise<readonly Issue[]> {
  const { rows } = await db.execute<IssueRow>(
    sql`select ${COLUMNS} from newsletter_issue order by id desc limit 200`,
  )
  return rows
}

export async function findIssue(db: Connection, id: number): Promise<Issue | null> {
  const { rows } = await db.execute<IssueRow>(sql`select ${COLUMNS} from newsletter_issue where id = ${id}`)
  return rows[0] ?? null
}

/** The same, locked: its state changes only by whoever holds the lock. */
export async function lockIssue(tx: Connection, id: number): Promise<Issue | null> {
  await tx.execute(sql`select from newsletter_issue where id = ${id} for update`)
  return findIssue(tx, id)
}

export interface NewIssue {
  readonly market: MarketId
  readonly content: IssueContent
}

export async function insertIssue(db: Connection, { market, content }: NewIssue, at: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into newsletter_issue (market, content, created_at, changed_at)
    values (${market}, ${JSON.stringify(content)}::jsonb, ${at}, ${at}) returning id`)
  if (!rows[0]) throw new Error('The issue was not stored')
  return rows[0].id
}

export async function updateContent(
  db: Connection,
  id: number,
  { market, content }: NewIssue,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    update newsletter_issue set market = ${market}, content = ${JSON.stringify(content)}::jsonb,
      revision = revision + 1, changed_at = ${at} where id = ${id}`)
}

export async function recordTest(
  db: Connection,
  { id, revision }: Pick<Issue, 'id' | 'revision'>,
): Promise<void> {
  await db.execute(sql`update newsletter_issue set tested_revision = ${revision} where id = ${id}`)
}

export async function setSchedule(db: Connection, id: number, scheduledFor: Date | null): Promise<void> {
  await db.execute(sql`
    update newsletter_issue set status = ${scheduledFor ? 'scheduled' : 'draft'}, scheduled_for = ${scheduledFor}
    where id = ${id}`)
}

/** Mails that are not dispatched yet are not sent any more. */
export async function stopIssue(db: Connection, id: number, at: Date): Promise<void> {
  await db.execute(sql`update newsletter_issue set status = 'stopped', finished_at = ${at} where id = ${id}`)
}

/** Deletes a draft. */
export async function deleteIssue(db: Connection, id: number): Promise<void> {
  await db.execute(sql`delete from newsletter_issue where id = ${id}`)
}

export interface IssuePicture {
  readonly name: string
  readonly mediaType: string
  readonly width: number
  readonly height: number
  readonly content: Uint8Array
}

export async function listPictures(db: Connection, issueId: number): Promise<readonly IssuePicture[]> {
  const { rows } = await db.execute<IssuePicture & Record<string, unknown>>(sql`
    select name, media_type as "mediaType", width, height, content from newsletter_picture
    where issue_id = ${issueId} order by name`)
  return rows
}

export async function savePicture(
  db: Connection,
  issueId: number,
  { name, mediaType, width, height, content }: IssuePicture,
): Promise<void> {
  await db.execute(sql`
    with issue as (
      update newsletter_issue set revision = revision + 1 where id = ${issueId} returning id
    )
    insert into newsletter_picture (issue_id, name, media_type, width, height, content)
    select id, ${name}, ${mediaType}, ${width}, ${height}, ${content}::bytea from issue
    on conflict (issue_id, name) do update set media_type = excluded.media_type, width = excluded.width,
      height = excluded.height, content = excluded.content`)
}
