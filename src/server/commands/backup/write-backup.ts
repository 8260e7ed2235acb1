import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { StartupError } from '../../config/startup-error.ts'
import { listRecordedMigrations } from '../../db/migrate.ts'
import { type BackupManifest, MANIFEST_FILE } from './backup-manifest.ts'
import { listColumns, listSequences, listShopTables, type ShopTable } from './shop-tables.ts'
import { storeFolder, syncFolder, writeStoredFile } from './stored-files.ts'

/** A folder outside the database that belongs to the shop, and its name in the backup. */
export interface BackupFolder {
  readonly name: string
  readonly path: string
}

export interface BackupOptions {
  readonly client: pg.Client
  /** Where the backup is written. It appears there when it is whole. */
  readonly target: string
  readonly folders: readonly BackupFolder[]
  readonly say: (line: string) => void
}

/** Values are written the same way whatever the server's own settings are. */
const PLAIN_FORMATS = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3`

/** The fastest: a backup waits for the disk, not for a smaller file. */
const COMPRESSION_LEVEL = 1

async function storeTable(
  { client }: BackupOptions,
  root: string,
  { name, columns }: ShopTable,
): Promise<BackupManifest['tables'][number]> {
  const selected = `select ${listColumns(client, columns)} from ${client.escapeIdentifier(name)}`
  const rows = client.query(copyTo(`copy (${selected}) to stdout`))
  const packing = createGzip({ level: COMPRESSION_LEVEL })
  const file = await writeStoredFile(root, `tables/${name}.copy.gz`, [rows, packing])
  return { name, columns: [...columns], rows: rows.rowCount, file }
}

async function storeTables(options: BackupOptions, root: string): Promise<BackupManifest['tables']> {
  const { client, say } = options
  const tables = await listShopTables(client)
  if (tables.length === 0) throw new StartupError('The database has no tables. Start the shop once.')
  const stored: BackupManifest['tables'] = []
  for (const [index, table] of tables.entries()) {
    const { name, columns, rows, file } = await storeTable(options, root, table)
    say(`${index + 1} of ${tables.length}: ${name}, ${rows} rows, ${file.bytes} bytes`)
    stored.push({ name, columns, rows, file })
  }
  return stored
}

/** All tables as they were in one moment, however long it takes: the shop goes on meanwhile. */
async function storeDatabase(
  options: BackupOptions,
  root: string,
): Promise<Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>> {
  const { client } = options
  await client.query(PLAIN_FORMATS)
  await client.query('begin transaction isolation level repeatable read, read only')
  const migrations = await listRecordedMigrations(client)
  const tables = await storeTables(options, root)
  const sequences = await listSequences(client)
  await client.query('commit')
  return { migrations: [...migrations], tables, sequences }
}

async function storeFolders(
  { folders, say }: BackupOptions,
  root: string,
): Promise<BackupManifest['folders']> {
  const stored: BackupManifest['folders'] = []
  for (const { name, path } of folders) {
    const files = await storeFolder(path, join(root, 'folders', name))
    say(`Folder ${name}: ${files.length} files`)
    stored.push({ name, files })
  }
  return stored
}

/** Makes the folder that a backup is written to; two of them never share one. */
async function makeIncomplete(target: string): Promise<string> {
  if (existsSync(target)) throw new StartupError(`${target} already exists.`)
  const incomplete = `${target}.incomplete`
  await mkdir(dirname(target), { recursive: true })
  try {
    await mkdir(incomplete, { mode: 0o700 })
  } catch (error) {
    if ((error as { readonly code?: string }).code !== 'EEXIST') throw error
    throw new StartupError(
      `${incomplete} exists: another backup is being written, or was interrupted. Remove it if none is running.`,
    )
  }
  return incomplete
}

/** Writes beside the target and renames at the end: a backup that was interrupted never looks like a whole one. */
export async function writeBackup(options: BackupOptions, createdAt: Date): Promise<BackupManifest> {
  const { target } = options
  const incomplete = await makeIncomplete(target)
  try {
    const database = await storeDatabase(options, incomplete)
    // After the database: files are written before the rows that name them, so every row finds its file.
    const folders = await storeFolders(options, incomplete)
    const manifest: BackupManifest = { format: 1, createdAt: createdAt.toISOString(), ...database, folders }
    await writeStoredFile(incomplete, MANIFEST_FILE, [Readable.from([JSON.stringify(manifest, null, 2)])])
    await rename(incomplete, target)
    await syncFolder(dirname(target))
    return manifest
  } catch (error) {
    await rm(incomplete, { recursive: true, force: true })
    throw error
  }
}
