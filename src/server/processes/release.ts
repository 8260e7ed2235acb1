import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { GRANTS } from '#server/db/grants.ts'
import { listDeliveredMigrations, type MigrateOptions } from '#server/db/migrate.ts'
import { FUNCTION_GRANTS } from '#server/db/roles/function-grants.ts'
import { seedOnce } from '#server/db/seed-once.ts'
import { hashCatalogueSeed } from '#server/modules/catalogue/writing/seed-hash.ts'

/** Everything that a migration step brings into a database before processes of this version can work with it. */
const hashRelease = (): string =>
  createHash('sha256')
    .update(JSON.stringify([listDeliveredMigrations(), GRANTS, FUNCTION_GRANTS]))
    .update(hashCatalogueSeed(DATA_FOLDER))
    .digest('hex')

/** Notes that processes of this version can start. Those that wait do so at once, so everything they need is there before. */
export const noteRelease = (client: pg.Client): Promise<void> =>
  seedOnce(client, { name: 'release', hash: hashRelease(), run: async () => undefined })

/** There is no such table yet, or no right to read it: both come with the first migration of this version. */
const NOT_MIGRATED = new Set(['42P01', '42501'])

async function isPrepared(client: pg.Client, hash: string): Promise<boolean> {
  try {
    const { rowCount } = await client.query(`select 1 from seed_run where name = 'release' and hash = $1`, [
      hash,
    ])
    return rowCount === 1
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (NOT_MIGRATED.has(code)) return false
    throw error
  }
}

const PAUSE_MS = 1_000
const PATIENCE_MS = 10 * MINUTE_MS

/** Waits until a machine that may migrate has prepared the database for this version. */
export async function waitForRelease(client: pg.Client, { say, signal }: MigrateOptions): Promise<void> {
  const hash = hashRelease()
  const deadlineMs = Date.now() + PATIENCE_MS
  for (let isWaiting = false; !(await isPrepared(client, hash)); isWaiting = true) {
    if (Date.now() > deadlineMs)
      throw new Error('it hasn’t been migrated for this version. Start it with SHOP_ROLE=migrate')
    if (!isWaiting) say?.('Waiting until the database is migrated for this version (SHOP_ROLE=migrate) …')
    await sleep(PAUSE_MS, undefined, { signal })
  }
}
