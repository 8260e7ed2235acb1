import { existsSync } from 'node:fs'
import pg from 'pg'
import { parseEnvironment } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { listShopFolders } from './backup/list-shop-folders.ts'
import { readBackupPath } from './backup/read-backup-path.ts'
import { toOperatorError } from './backup/to-operator-error.ts'
import { withOwnerUrl } from './backup/with-owner-url.ts'
import { type BackupFolder, writeBackup } from './backup/write-backup.ts'
import type { Command, CommandContext } from './command.ts'

const USAGE = `Usage: npm run backup -- <folder>

  <folder>   Where to write the backup; must not exist yet`

/** Without this, a database would be created only to find that there is nothing in it. */
function requireDatabase({ environment }: CommandContext): void {
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(environment)
  if (!DATABASE_URL && !existsSync(DATA_DIR))
    throw new StartupError(`There’s no database in ${DATA_DIR}. Set DATA_DIR or DATABASE_URL.`)
}

interface MadeBackup {
  readonly startedAt: Date
  readonly tables: number
  readonly rows: number
}

/** Lets the desk say when the last backup was made. A database that can't be written, such as a replica, has no record. */
async function recordBackup(client: pg.Client, { startedAt, tables, rows }: MadeBackup): Promise<void> {
  await client
    .query('insert into backup_run (started_at, finished_at, tables, rows) values ($1, $2, $3, $4)', [
      startedAt,
      new Date(),
      tables,
      rows,
    ])
    .catch(() => undefined)
}

async function writeFrom(
  url: string,
  target: string,
  { folders, say }: { readonly folders: readonly BackupFolder[]; readonly say: CommandContext['say'] },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'rivendo-backup',
  })
  // A lost connection fails the statement that runs. Without a listener it would end the process as well.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const startedAt = new Date()
    const { tables } = await writeBackup({ client, target, folders, say }, startedAt)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    await recordBackup(client, { startedAt, tables: tables.length, rows })
    say(`Backed up ${tables.length} tables with ${rows} rows to ${target}.`)
  } finally {
    await client.end()
  }
}

/** `npm run backup`: everything in the database, as of one moment, and the files, while the shop runs. */
export const backUp: Command = async (context) => {
  const backup = readBackupPath(context, USAGE)
  requireDatabase(context)
  const environment = parseEnvironment(context.environment)
  // Made by the first file.
  const folders = listShopFolders(environment).filter(({ path }) => existsSync(path))
  try {
    await withOwnerUrl(context.environment, (url) => writeFrom(url, backup, { folders, say: context.say }))
  } catch (error) {
    throw toOperatorError(error)
  }
  if (environment.SHOP_SECRET !== undefined)
    context.say('Your keys are in SHOP_SECRET, not in this backup. Keep them in another place.')
  return true
}
