import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { parseEnvironment } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { listDeliveredMigrations, listRecordedMigrations, migrateAndSeed } from '../db/migrate.ts'
import { prepareRoles } from '../db/roles/prepare-roles.ts'
import { readRoleSource } from '../processes/database-source.ts'
import { type BackupManifest, readManifest } from './backup/backup-manifest.ts'
import { listShopFolders } from './backup/list-shop-folders.ts'
import { loadBackup } from './backup/load-backup.ts'
import { readBackupPath } from './backup/read-backup-path.ts'
import { requireWholeFile, unpackFolder } from './backup/stored-files.ts'
import { toOperatorError } from './backup/to-operator-error.ts'
import { withOwnerUrl } from './backup/with-owner-url.ts'
import type { BackupFolder } from './backup/write-backup.ts'
import type { Command, CommandContext } from './command.ts'

const USAGE = `Usage: npm run restore -- <folder>

  <folder>   The backup`

type Migrations = BackupManifest['migrations']

const describeMigrations = (migrations: Migrations): string =>
  migrations
    .map(({ hash, atMs }) => `${atMs} ${hash}`)
    .toSorted()
    .join()

const hasSame = (one: Migrations, other: Migrations): boolean =>
  describeMigrations(one) === describeMigrations(other)

/** Rows only fit tables of the same version. An older backup is restored by the version that made it, then updated. */
function requireSameVersion({ migrations, createdAt }: BackupManifest): void {
  if (!hasSame(migrations, [...listDeliveredMigrations()]))
    throw new StartupError(
      `Another version of the shop made this backup of ${createdAt}. Restore it with that version, then update.`,
    )
}

const COUNT_TABLES = `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

/** Before anything is migrated: a database in use is left as it is. Whether its tables are empty is checked with each. */
async function requireNewDatabase(url: string, { migrations }: BackupManifest): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const recorded = await listRecordedMigrations(client)
    const { rowCount } = await client.query(COUNT_TABLES)
    const isNew = recorded.length === 0 && rowCount === 0
    if (!isNew && !hasSame([...recorded], migrations))
      throw new StartupError('The database isn’t empty. Restore into a new database.')
  } finally {
    await client.end()
  }
}

interface WantedFolder extends BackupFolder {
  readonly files: BackupManifest['folders'][number]['files']
}

/** The folders of the backup, and where they belong now. */
function placeFolders(manifest: BackupManifest, folders: readonly BackupFolder[]): readonly WantedFolder[] {
  return manifest.folders.map(({ name, files }) => {
    const path = folders.find((folder) => folder.name === name)?.path
    if (!path) throw new StartupError(`The shop has no folder named ${name}.`)
    if (existsSync(path) && readdirSync(path).length > 0) throw new StartupError(`${path} isn’t empty.`)
    return { name, path, files }
  })
}

interface Restoring {
  readonly backup: string
  readonly manifest: BackupManifest
  readonly folders: readonly WantedFolder[]
}

/** Everything is read once before the first row is loaded: a damaged backup changes nothing. */
async function requireWhole(backup: string, { tables, folders }: BackupManifest): Promise<void> {
  for (const { file } of tables) await requireWholeFile(backup, file)
  for (const { name, files } of folders)
    for (const file of files) await requireWholeFile(join(backup, 'folders', name), file)
}

/** Files first: the database is loaded at once, at the end, so a shop never has rows without their files. */
async function restoreAll(url: string, { environment, say }: CommandContext, restoring: Restoring) {
  const { backup, manifest, folders } = restoring
  await requireNewDatabase(url, manifest)
  say('Checking the backup …')
  await requireWhole(backup, manifest)
  try {
    for (const { name, path, files } of folders) {
      await unpackFolder(join(backup, 'folders', name), files, path)
      say(`Folder ${name}: ${files.length} files`)
    }
    await migrateAndSeed(url, async (client) => {
      await loadBackup({ client, backup, manifest, say })
      await prepareRoles(client, url, readRoleSource(parseEnvironment(environment)))
    })
  } catch (error) {
    for (const { path, files } of folders)
      for (const file of files) await rm(join(path, file.path), { force: true })
    throw error
  }
}

/** `npm run restore`: brings a backup back into an empty database. */
export const restore: Command = async (context) => {
  const backup = readBackupPath(context, USAGE)
  const manifest = await readManifest(backup)
  requireSameVersion(manifest)
  const folders = placeFolders(manifest, listShopFolders(parseEnvironment(context.environment)))
  try {
    await withOwnerUrl(context.environment, (url) => restoreAll(url, context, { backup, manifest, folders }))
  } catch (error) {
    throw toOperatorError(error)
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  context.say(`Restored ${manifest.tables.length} tables with ${rows} rows, as of ${manifest.createdAt}.`)
  return true
}
