import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { StartupError } from '../../config/startup-error.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { listColumns, listShopTables } from './shop-tables.ts'

export interface LoadOptions {
  readonly client: pg.Client
  readonly backup: string
  readonly manifest: BackupManifest
  readonly say: (line: string) => void
}

/**
 * A backup is older than the loss. Numbers that were given in between are on labels and in links that people have, so none
 * of them may be given again.
 */
const SKIPPED_NUMBERS = 100_000

const sortNames = (names: readonly string[]): string => names.toSorted().join()

/** The same migrations make the same tables. If they don't, loading part of the rows would be worse than nothing. */
async function requireSameTables({ client, manifest }: LoadOptions): Promise<void> {
  const tables = await listShopTables(client)
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, sortNames(columns)]))
  const isSame =
    manifest.tables.length === tables.length &&
    manifest.tables.every(({ name, columns }) => columnsOf.get(name) === sortNames(columns))
  if (!isSame) throw new StartupError('The tables of the backup aren’t those of this version of the shop.')
}

/** Tables that migrations have already added rows to. Those of the backup take their place. */
const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set([
  'cache_version',
  'currency',
  'figure_backlog',
  'language',
  'market',
  'newsletter_pace',
  'number_key',
])

async function emptyTable(client: pg.Client, name: string): Promise<void> {
  const table = client.escapeIdentifier(name)
  if (FILLED_BY_MIGRATIONS.has(name)) await client.query(`delete from ${table}`)
  const { rowCount } = await client.query(`select from ${table} limit 1`)
  if (rowCount)
    throw new StartupError(`The database isn’t empty: ${name} has rows. Restore into a new database.`)
}

async function loadTable(
  { client, backup }: LoadOptions,
  { name, columns, rows, file }: BackupManifest['tables'][number],
): Promise<void> {
  const table = client.escapeIdentifier(name)
  // Triggers watch changes, and this is none.
  await client.query(`alter table ${table} disable trigger user`)
  await emptyTable(client, name)
  const loading = client.query(copyFrom(`copy ${table} (${listColumns(client, columns)}) from stdin`))
  await pipeline(createReadStream(join(backup, file.path)), createGunzip(), loading)
  if (loading.rowCount !== rows)
    throw new StartupError(`${name} has ${loading.rowCount} rows instead of ${rows}.`)
  await client.query(`alter table ${table} enable trigger user`)
}

async function setSequences({ client, manifest }: LoadOptions): Promise<void> {
  for (const { name, lastValue } of manifest.sequences)
    await client.query('select setval($1::text::regclass, $2::bigint + $3)', [
      `public.${client.escapeIdentifier(name)}`,
      lastValue ?? '1',
      SKIPPED_NUMBERS,
    ])
}

/** Loads every row of a backup into freshly migrated tables: all of it or nothing. */
export async function loadBackup(options: LoadOptions): Promise<void> {
  const { client, manifest, say } = options
  await client.query('begin')
  try {
    await client.query(`set local statement_timeout = 0; set local datestyle = 'ISO'`)
    await requireSameTables(options)
    for (const [index, table] of manifest.tables.entries()) {
      await loadTable(options, table)
      say(`${index + 1} of ${manifest.tables.length}: ${table.name}, ${table.rows} rows`)
    }
    await setSequences(options)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
