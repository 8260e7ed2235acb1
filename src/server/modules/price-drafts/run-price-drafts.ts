import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { PriceDraftState } from '#domain/price-lists/draft-states.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/is-database-away.ts'
import { CatalogueChanges } from '#server/modules/catalogue/writing/catalogue-changes.ts'
import { lockCatalogue, PORTION } from '#server/modules/catalogue/writing/save-catalogue.ts'
import { PriceWriter } from '#server/modules/catalogue/writing/save-prices.ts'
import { readPriceLists } from '#server/modules/catalogue/writing/seed-files.ts'
import { checkNextDevices } from './check-devices.ts'
import { type DueDraft, findDueDraft } from './drafts.repository.ts'
import { readTotals } from './preview.repository.ts'
import { DevicePrices } from './target-prices.ts'
import { withdrawOffers } from './withdraw-offers.ts'

export interface DraftRun {
  readonly db: Database
  readonly now: () => number
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
    else await prices.undo(draft.startedVersions ?? {})
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
}

const READ_LOCKED = `
  select state, revision, approved_revision is not distinct from revision as "isApproved" from price_draft where id = $1`

const GIVE_BACK = `
  update price_draft set state = 'open', problem = 'GUARD_RAIL' where id = $1 and state = 'scheduled'`

const STATES = { start: 'scheduled', undo: 'undoing' } as const

// Not if someone has taken it back or changed it meanwhile.
const FINISH = {
  start: `update price_draft set state = 'started', started_at = $3, started_versions = $4
    where id = $1 and state = 'scheduled' and revision = $2`,
  undo: `update price_draft set state = 'undone', ended_at = $3, undone_versions = $4
    where id = $1 and state = 'undoing' and revision = $2`,
} as const

/** Whether a draft may be started as it is: compared with the list of this moment, and approved if it has to be. */
async function decideStart(
  client: PoolClient,
  draft: DueDraft,
  { isApproved }: LockedDraft,
): Promise<'go' | 'compareAgain' | 'giveBack'> {
  const { isStale, guardedCount } = await readTotals(drizzle({ client }), draft)
  if (isStale) return 'compareAgain'
  return guardedCount > 0 && !isApproved ? 'giveBack' : 'go'
}

async function writeDraft(run: DraftRun, draft: DueDraft, aim: Aim): Promise<boolean> {
  return runOnClient(run.db, async (client) => {
    const { rows } = await client.query<{ got: boolean }>(LOCK_DRAFT, [DRAFT_LOCK, draft.id])
    if (!rows[0]?.got) return false
    await lockCatalogue(client)
    const [locked] = (await client.query<LockedDraft>(READ_LOCKED, [draft.id])).rows
    if (locked?.state !== STATES[aim]) return true
    const decision = aim === 'start' ? await decideStart(client, draft, locked) : 'go'
    if (decision === 'giveBack') await client.query(GIVE_BACK, [draft.id])
    if (decision !== 'go') return true
    const versions = await writeDevices(run, client, { draft, aim })
    const written = [draft.id, locked.revision, new Date(run.now()), JSON.stringify(versions)]
    const { rowCount } = await client.query(FINISH[aim], written)
    if (rowCount !== 1) throw new Error(`Draft ${draft.id} was changed while it was written; nothing was`)
    return true
  })
}

const countDevices = (db: Database, id: number) =>
  db.$client.query(
    `update price_draft set done_count = 0, total_count =
      (select count(distinct device_id) from price_draft_row where draft_id = $1) where id = $1`,
    [id],
  )

/**
 * Compares a draft with a list that has changed since it was looked at. From then on an earlier approval no longer counts:
 * whoever gave it has seen other moves. A draft that hits no guard rail goes on by itself.
 */
async function compareAgain({ db }: DraftRun, draft: DueDraft): Promise<void> {
  await db.execute(sql`
    update price_draft set revision = revision + 1 where id = ${draft.id} and state = 'scheduled'`)
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

/**
 * Does the next thing that operators have asked for: starts a draft whose time has come, undoes one, or withdraws offers. All
 * of it is written in one transaction or nothing is, and whatever is written twice changes nothing the second time.
 */
export async function runPriceDrafts(run: DraftRun): Promise<boolean> {
  const { db, now } = run
  const draft = await findDueDraft(db, new Date(now()))
  if (!draft) return false
  if (draft.state === 'withdrawing') return withdrawOffers(run, draft)
  await countDevices(db, draft.id)
  return draft.state === 'undoing' ? writeDraft(run, draft, 'undo') : startDraft(run, draft)
}
