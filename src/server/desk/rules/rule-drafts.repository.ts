import { sql } from 'drizzle-orm'
import type { NumberChanges, RuleSetContent } from '#domain/pricing/rule-numbers.ts'
import type { Connection } from '#server/db/database.ts'
import { parseRuleSetContent } from '#server/modules/questions/rule-set.ts'
import { hashContent } from '#server/modules/questions/seed-rule-sets.ts'

export interface StoredDraft {
  readonly id: string
  readonly revision: number
  readonly baseVersion: number
  readonly changes: NumberChanges
  readonly note: string
  readonly changedAtMs: number
  readonly changedBy: string
  readonly editorIds: readonly string[]
}

const DRAFT =
  sql.raw(`draft.id, revision, base_version as "baseVersion", changes, note, floor(extract(epoch from changed_at) * 1000)::float8 as "changedAtMs",
  operator.name as "changedBy", editor_ids as "editorIds"
  from rule_draft as draft join operator on operator.id = changed_by where status = 'open'`)

export async function findOpenDraft(db: Connection): Promise<StoredDraft | null> {
  const { rows } = await db.execute<StoredDraft & Record<string, unknown>>(sql`select ${DRAFT}`)
  return rows[0] ?? null
}

/** The open draft, locked until the end of the transaction. */
export async function lockOpenDraft(tx: Connection, id: string): Promise<StoredDraft | null> {
  const { rows } = await tx.execute<StoredDraft & Record<string, unknown>>(
    sql`select ${DRAFT} and draft.id = ${id} for update of draft`,
  )
  return rows[0] ?? null
}

export interface DraftAuthor {
  readonly operatorId: string
  readonly atMs: number
}

/** Opens a draft; false where one is open already. */
export async function insertDraft(
  tx: Connection,
  baseVersion: number,
  { operatorId, atMs }: DraftAuthor,
): Promise<boolean> {
  const at = new Date(atMs)
  const { rowCount } = await tx.execute(sql`
    insert into rule_draft (base_version, changes, note, revision, created_at, changed_at, changed_by, editor_ids, status)
    values (${baseVersion}, '{}', '', 0, ${at}, ${at}, ${operatorId}, array[${operatorId}::uuid], 'open')
    on conflict (status) where status = 'open' do nothing`)
  return rowCount === 1
}

export interface DraftChange extends DraftAuthor {
  readonly changes: NumberChanges
  readonly note: string
}

export async function updateDraft(tx: Connection, id: string, change: DraftChange): Promise<void> {
  const { changes, note, operatorId, atMs } = change
  await tx.execute(sql`
    update rule_draft set changes = ${JSON.stringify(changes)}::jsonb, note = ${note}, revision = revision + 1,
      changed_at = ${new Date(atMs)}, changed_by = ${operatorId},
      editor_ids = case when ${operatorId}::uuid = any(editor_ids) then editor_ids
        else editor_ids || ${operatorId}::uuid end
    where id = ${id}`)
}

/** Ends a draft: with the version that it became, or without. */
export async function endDraft(
  tx: Connection,
  id: string,
  { operatorId, atMs, startedVersion }: DraftAuthor & { readonly startedVersion: number | null },
): Promise<void> {
  await tx.execute(sql`
    update rule_draft set status = ${startedVersion === null ? 'discarded' : 'started'}, ended_at = ${new Date(atMs)},
      ended_by = ${operatorId}, started_version = ${startedVersion}
    where id = ${id}`)
}

/** What the draft became, for whoever asks again. */
export async function findStartedVersion(tx: Connection, id: string): Promise<number | null> {
  const { rows } = await tx.execute<{ version: number | null }>(
    sql`select started_version as version from rule_draft where id = ${id}`,
  )
  return rows[0]?.version ?? null
}

/** Null for a version that was never published. */
export async function findContent(db: Connection, version: number): Promise<RuleSetContent | null> {
  const { rows } = await db.execute<{ content: unknown }>(
    sql`select content from rule_set where version = ${version}`,
  )
  return rows[0] ? parseRuleSetContent(rows[0].content) : null
}

export async function requireContent(db: Connection, version: number): Promise<RuleSetContent> {
  const content = await findContent(db, version)
  if (!content) throw new Error(`There’s no price rule with version ${version}`)
  return content
}

export interface PublishedVersion extends Record<string, unknown> {
  readonly version: number
  readonly publishedAtMs: number
  readonly publishedBy: string | null
  readonly note: string | null
}

export async function listVersions(db: Connection): Promise<readonly PublishedVersion[]> {
  const { rows } = await db.execute<PublishedVersion>(sql`
    select version, floor(extract(epoch from rule_set.created_at) * 1000)::float8 as "publishedAtMs", operator.name as "publishedBy", draft.note
    from rule_set left join rule_draft as draft on started_version = version left join operator on operator.id = ended_by
    order by version desc`)
  return rows
}

/** A published version never changes: its number must be new. */
export async function insertVersion(tx: Connection, content: RuleSetContent): Promise<void> {
  await tx.execute(sql`
    insert into rule_set (version, content, content_hash)
    values (${content.version}, ${JSON.stringify(content)}::jsonb, ${hashContent(content)})`)
}
