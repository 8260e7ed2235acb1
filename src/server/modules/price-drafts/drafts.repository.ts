import { type SQL, sql } from 'drizzle-orm'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { PriceDraftProblem, PriceDraftState } from '#domain/price-lists/draft-states.ts'
import { SOURCE_MARKET } from '#domain/price-lists/source-market.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'

/** Versions of price lists by market. */
export type ListVersions = Readonly<Partial<Record<MarketId, number>>>

/** A draft of prices, without its rows. */
export interface PriceDraft {
  readonly id: number
  readonly name: string
  readonly market: MarketId
  readonly state: PriceDraftState
  readonly revision: number
  readonly createdBy: string
  readonly createdByName: string
  readonly createdAtMs: number
  readonly editors: readonly string[]
  readonly approvedByName: string | null
  readonly approvedAtMs: number | null
  readonly approvedRevision: number | null
  readonly startAtMs: number | null
  readonly startedAtMs: number | null
  readonly endedAtMs: number | null
  readonly doneCount: number
  readonly totalCount: number
  readonly problem: PriceDraftProblem | null
  readonly startedVersions: ListVersions | null
  readonly undoneVersions: ListVersions | null
  readonly undoApprovedBy: string | null
  readonly undoApprovedByName: string | null
  readonly undoApprovedState: number | null
  readonly undoApprovedGuards: string | null
  readonly undoApprovedAtMs: number | null
  readonly withdrawnCount: number
  readonly mailedCount: number
}

const SELECT_DRAFTS = sql`
  select draft.id::float8 as id, draft.name, market, state, revision, created_by as "createdBy",
    creator.name as "createdByName", ${epochMs('draft.created_at')} as "createdAtMs", editors,
    approver.name as "approvedByName", ${epochMs('approved_at')} as "approvedAtMs",
    approved_revision as "approvedRevision", ${epochMs('start_at')} as "startAtMs",
    ${epochMs('started_at')} as "startedAtMs", ${epochMs('ended_at')} as "endedAtMs", done_count as "doneCount",
    total_count as "totalCount", problem, started_versions as "startedVersions", undone_versions as "undoneVersions",
    undo_approved_by as "undoApprovedBy", undo_approver.name as "undoApprovedByName",
    undo_approved_state as "undoApprovedState", undo_approved_guards as "undoApprovedGuards",
    ${epochMs('undo_approved_at')} as "undoApprovedAtMs", withdrawn_count as "withdrawnCount", mailed_count as "mailedCount"
  from price_draft as draft
  join operator as creator on creator.id = draft.created_by
  left join operator as approver on approver.id = draft.approved_by
  left join operator as undo_approver on undo_approver.id = draft.undo_approved_by`

async function readDrafts(db: Connection, condition: SQL): Promise<readonly PriceDraft[]> {
  const { rows } = await db.execute<PriceDraft & Record<string, unknown>>(sql`${SELECT_DRAFTS} ${condition}`)
  return rows
}

const DRAFTS_SHOWN = 200

/** The latest drafts, without those that were discarded. */
export const listDrafts = (db: Connection): Promise<readonly PriceDraft[]> =>
  readDrafts(db, sql`where state <> 'discarded' order by draft.id desc limit ${DRAFTS_SHOWN}`)

export async function findDraft(db: Connection, id: number): Promise<PriceDraft | null> {
  const [draft] = await readDrafts(db, sql`where draft.id = ${id}`)
  return draft ?? null
}

/** A draft that nobody else changes until the end of the transaction. */
export async function lockDraft(tx: Connection, id: number): Promise<PriceDraft | null> {
  const [draft] = await readDrafts(tx, sql`where draft.id = ${id} for update of draft`)
  return draft ?? null
}

/** What the worker knows of a draft: not who has written it, because it can't read operators. */
export type DueDraft = Pick<PriceDraft, 'id' | 'market' | 'state' | 'startedVersions' | 'undoneVersions'>

const DUE_AT_A_TIME = 20

/**
 * Whether a draft that should have started before has a price of this one, which it would overwrite when it is tried again.
 * German prices and those of the markets that follow them count as the same.
 */
const IS_OVERTAKING = sql`
  draft.state = 'scheduled' and exists (
    select from price_draft as earlier
    where earlier.state = 'scheduled' and (earlier.start_at, earlier.id) < (draft.start_at, draft.id)
      and (earlier.market = draft.market or ${SOURCE_MARKET} in (earlier.market, draft.market))
      and exists (
        select from price_draft_row as own join price_draft_row as other using (device_id, storage_gb)
        where own.draft_id = draft.id and other.draft_id = earlier.id))`

/**
 * The drafts that the worker has to do something about: wrong prices are put back first, and offers, which take many batches,
 * are withdrawn last. Of drafts with prices in common, the later one waits for the earlier.
 */
export async function listDueDrafts(db: Connection, at: Date): Promise<readonly DueDraft[]> {
  const { rows } = await db.execute<DueDraft & Record<string, unknown>>(sql`
    select id::float8 as id, market, state, started_versions as "startedVersions", undone_versions as "undoneVersions"
    from price_draft as draft
    where state in ('scheduled', 'undoing', 'withdrawing') and start_at <= ${at}
      and (retry_at is null or retry_at <= ${at}) and not (${IS_OVERTAKING})
    order by state <> 'undoing', state = 'withdrawing', start_at, id limit ${DUE_AT_A_TIME}`)
  return rows
}

/** Notes that the worker has failed at a draft and when it tries again, unless someone has taken it back. */
export async function noteFailure(db: Connection, { id, state }: DueDraft, retryAt: Date): Promise<void> {
  await db.execute(sql`
    update price_draft set problem = 'FAILED', retry_at = ${retryAt} where id = ${id} and state = ${state}`)
}

export interface NewDraft {
  readonly name: string
  readonly market: MarketId
  readonly operatorId: string
  readonly at: Date
}

export async function insertDraft(
  tx: Connection,
  { name, market, operatorId, at }: NewDraft,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into price_draft (name, market, created_by, created_at) values (${name}, ${market}, ${operatorId}, ${at})
    returning id::float8 as id`)
  return rows[0]?.id ?? 0
}

/** Notes that rows of a waiting draft aren't what they were: an earlier approval no longer covers them. */
export async function raiseRevision(db: Connection, id: number): Promise<void> {
  await db.execute(sql`
    update price_draft set revision = revision + 1 where id = ${id} and state in ('open', 'scheduled')`)
}

/** Notes that someone has changed rows: an earlier approval no longer covers them. */
export async function noteChange(tx: Connection, id: number, operatorId: string): Promise<void> {
  await tx.execute(sql`
    update price_draft set revision = revision + 1, problem = null,
      editors = case when ${operatorId}::uuid = any(editors) then editors else editors || ${operatorId}::uuid end
    where id = ${id}`)
}

export async function approveRevision(
  tx: Connection,
  { id, revision }: Pick<PriceDraft, 'id' | 'revision'>,
  { operatorId, at }: { readonly operatorId: string; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    update price_draft set approved_by = ${operatorId}, approved_at = ${at}, approved_revision = ${revision}
    where id = ${id}`)
}

interface UndoApproval {
  readonly operatorId: string
  readonly listState: number
  readonly guardState: string
  readonly at: Date
}

/** Notes that someone approves undoing a draft while the lists, and what hits guard rails, are as they are. */
export async function approveUndo(
  tx: Connection,
  id: number,
  { operatorId, listState, guardState, at }: UndoApproval,
): Promise<void> {
  await tx.execute(sql`
    update price_draft set undo_approved_by = ${operatorId}, undo_approved_state = ${listState},
      undo_approved_guards = ${guardState}, undo_approved_at = ${at}
    where id = ${id}`)
}

/** Notes which lists someone has looked at before undoing a draft. */
export async function noteUndo(tx: Connection, id: number, listState: number): Promise<void> {
  await tx.execute(sql`update price_draft set undo_state = ${listState} where id = ${id}`)
}

/** Hands a draft to the worker, or takes it back. */
export async function moveDraft(
  tx: Connection,
  id: number,
  { state, startAt }: { readonly state: PriceDraftState; readonly startAt: Date | null },
): Promise<void> {
  await tx.execute(sql`
    update price_draft set state = ${state}, start_at = ${startAt}, done_count = 0, total_count = 0, problem = null,
      retry_at = null
    where id = ${id}`)
}

/** Gives a draft up. Its rows go with it. */
export async function discardDraft(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from price_draft_row where draft_id = ${id}`)
  await tx.execute(sql`update price_draft set state = 'discarded' where id = ${id}`)
}

/** The version of a market's current list. */
export async function readListVersion(db: Connection, market: MarketId): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select coalesce(max(version), 0)::integer as version from price_list where market = ${market}`,
  )
  return rows[0]?.version ?? 0
}
