import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { PriceDraftState } from '#domain/price-lists/draft-states.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { isDatabaseAway, isStatementTimeout } from '#server/db/is-database-away.ts'
import { CatalogueChanges } from '#server/modules/catalogue/writing/catalogue-changes.ts'
import { PORTION, tryLockCatalogue } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { PriceWriter } from '#server/modules/catalogue/writing/save-prices.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import { checkNextDevices } from './check-devices.ts'
import { type DueDraft, listDueDrafts, noteFailure } from './drafts.repository.ts'
import { readTotals } from './preview.repository.ts'
import { previewUndo } from './preview-undo.ts'
import { DevicePrices } from './target-prices.ts'
import { readListState } from './undo-prices.ts'
import { type BatchLimits, withdrawBatch } from './withdraw-offers.ts'

export interface DraftRun {
  readonly db: Database
  readonly now: () => number
  /** How much of a withdrawal is done at a time. */
  readonly batch?: BatchLimits
}

// Any fixed number: of two workers, one writes a draft. A worker that dies gives the lock up with its connection.
const DRAFT_LOCK = 742_003

const LOCK_DRAFT = 'select pg_try_advisory_xact_lock($1, $2) as got'

const READ_DEVICES = `
  select distinct device_id as id from price_draft_row
  where draft_id = $1 and device_id > $2 order by device_id limit ${PORTION}`

/** Runs in a transaction of its own on one connection, which the catalogue's writer needs. */
async function runOnClient<Result>(
  db: Database,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const result = await run(client)
    await client.query('commit')
    return result
  } catch (error) {
    isBroken = isDatabaseAway(error)
    if (!isBroken) await client.query('rollback')
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** Beside the transaction that writes: whoever waits can see how far it is. */
const noteProgress = (db: Database, id: number, done: number) =>
  db.$client.query('update price_draft set done_count = $2 where id = $1', [id, done])

type Aim = 'start' | 'undo'

/** Writes all devices of a draft, portion by portion, and returns the new versions of the lists. */
async function writeDevices(
  { db }: DraftRun,
  client: PoolClient,
  { draft, aim }: { draft: DueDraft; aim: Aim },
) {
  const lists = readPriceLists(DATA_FOLDER)
  const writer = new PriceWriter(client)
  const changes = new CatalogueChanges()
  let done = 0
  for (let after = 0; ; ) {
    const { rows } = await client.query<{ id: number }>(READ_DEVICES, [draft.id, after])
    if (rows.length === 0) break
    after = rows.at(-1)?.id ?? after
    const prices = await DevicePrices.read(
      client,
      rows.map(({ id }) => id),
    )
    if (aim === 'start') await prices.start(draft, lists)
    else await prices.undo(draft.startedVersions)
    for (const repriced of await writer.save(await prices.list())) changes.addPrice(repriced)
    done += rows.length
    await noteProgress(db, draft.id, done)
  }
  if (!changes.isEmpty) await changes.publish(client)
  return Object.fromEntries(writer.versions)
}

/** A draft as it is once nobody else writes prices. */
interface LockedDraft {
  readonly state: PriceDraftState
  readonly revision: number
  readonly isApproved: boolean
  /** The state of the lists that whoever undoes it has looked at. */
  readonly undoState: number | null
}

const READ_LOCKED = `
  select state, revision, approved_revision is not distinct from revision as "isApproved", undo_state as "undoState"
  from price_draft where id = $1`

const GIVE_BACK = {
  start: `update price_draft set state = 'open', problem = 'GUARD_RAIL' where id = $1 and state = 'scheduled'`,
  undo: `update price_draft set state = 'started', problem = 'GUARD_RAIL' where id = $1 and state = 'undoing'`,
} as const

const STATES = { start: 'scheduled', undo: 'undoing' } as const

// Not if someone has taken it back, changed it or moved its start meanwhile.
const FINISH = {
  start: `update price_draft set state = 'started', started_at = $3, started_versions = $4, problem = null
    where id = $1 and state = 'scheduled' and revision = $2 and start_at <= $3`,
  undo: `update price_draft set state = 'undone', ended_at = $3, undone_versions = $4, problem = null
    where id = $1 and state = 'undoing' and revision = $2`,
} as const

type Decision = 'go' | 'compareAgain' | 'giveBack'

/** Whether a draft may be started as it is: compared with the list of this moment, and approved if it has to be. */
async function decideStart(
  client: PoolClient,
  draft: DueDraft,
  { isApproved }: LockedDraft,
): Promise<Decision> {
  const { isStale, guardedCount } = await readTotals(drizzle({ client }), draft)
  if (isStale) return 'compareAgain'
  return guardedCount > 0 && !isApproved ? 'giveBack' : 'go'
}

/** An undo was approved, or needed no approval, for the lists as they were. If they have changed, it may need one. */
async function decideUndo(
  client: PoolClient,
  draft: DueDraft,
  { undoState }: LockedDraft,
): Promise<Decision> {
  const tx = drizzle({ client })
  if (undoState === (await readListState(tx, draft.startedVersions))) return 'go'
  const { guardedCount } = await previewUndo(tx, draft)
  return guardedCount > 0 ? 'giveBack' : 'go'
}

/** Someone has taken a draft back while it was written. */
class TakenBack extends Error {}

function writeLocked(run: DraftRun, draft: DueDraft, aim: Aim): Promise<boolean> {
  return runOnClient(run.db, async (client) => {
    const { rows } = await client.query<{ got: boolean }>(LOCK_DRAFT, [DRAFT_LOCK, draft.id])
    // Whoever waited for an import would keep the drafts after this one waiting, until the statement takes too long.
    if (!rows[0]?.got || !(await tryLockCatalogue(client))) return false
    const [locked] = (await client.query<LockedDraft>(READ_LOCKED, [draft.id])).rows
    if (locked?.state !== STATES[aim]) return true
    const decision = await (aim === 'start' ? decideStart : decideUndo)(client, draft, locked)
    if (decision === 'giveBack') await client.query(GIVE_BACK[aim], [draft.id])
    if (decision !== 'go') return true
    const versions = await writeDevices(run, client, { draft, aim })
    const written = [draft.id, locked.revision, new Date(run.now()), JSON.stringify(versions)]
    const { rowCount } = await client.query(FINISH[aim], written)
    // Nothing of it stays: the transaction ends with this error.
    if (rowCount !== 1) throw new TakenBack()
    return true
  })
}

async function writeDraft(run: DraftRun, draft: DueDraft, aim: Aim): Promise<boolean> {
  try {
    return await writeLocked(run, draft, aim)
  } catch (error) {
    if (error instanceof TakenBack) return true
    throw error
  }
}

const countDevices = (db: Database, id: number) =>
  db.$client.query(
    `update price_draft set done_count = 0, total_count =
      (select count(distinct device_id) from price_draft_row where draft_id = $1) where id = $1`,
    [id],
  )

/**
 * Compares a draft with a list that has changed since it was looked at. If its prices move from others or hit other guard
 * rails now, an earlier approval no longer counts: whoever gave it has seen other moves. A draft that hits none, or of which
 * nothing has changed, goes on by itself.
 */
async function compareAgain({ db }: DraftRun, draft: DueDraft): Promise<void> {
  for (let after: number | null = 0; after !== null; ) {
    const from: number = after
    const step = await db.transaction((tx) => checkNextDevices(tx, draft, from))
    after = step.after
  }
}

async function startDraft(run: DraftRun, draft: DueDraft): Promise<boolean> {
  const { isStale } = await readTotals(run.db, draft)
  if (isStale) await compareAgain(run, draft)
  return writeDraft(run, draft, 'start')
}

async function runDraft(run: DraftRun, draft: DueDraft): Promise<boolean> {
  if (draft.state === 'withdrawing') return withdrawBatch(run, draft)
  await countDevices(run.db, draft.id)
  return draft.state === 'undoing' ? writeDraft(run, draft, 'undo') : startDraft(run, draft)
}

/** What has failed is tried again after this time. */
const RETRY_MS = MINUTE_MS

/** A draft that takes too long has failed, or it would come first again and keep the others waiting. */
const isOwnFailure = (error: unknown): boolean => !isDatabaseAway(error) || isStatementTimeout(error)

/**
 * Does the next thing that operators have asked for: starts a draft whose time has come, undoes one, or withdraws a batch of
 * offers. Prices are written in one transaction or not at all, and whatever is done twice changes nothing the second time. A
 * draft that another worker is at, or that has failed, doesn't keep the others waiting.
 */
export async function runPriceDrafts(run: DraftRun): Promise<boolean> {
  const { db, now } = run
  for (const draft of await listDueDrafts(db, new Date(now()))) {
    try {
      if (await runDraft(run, draft)) return true
    } catch (error) {
      if (isOwnFailure(error)) await noteFailure(db, draft, new Date(now() + RETRY_MS))
      throw error
    }
  }
  return false
}
