import { parseEnvironment } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { findRunningPostgres } from '../db/embedded-postgres.ts'
import { toDirectUrl } from '../db/roles/role-urls.ts'
import { reportCommandFailure } from './report-command-failure.ts'

/** The input of a command, and its output. */
export interface CommandContext {
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

/** Resolves to false when not everything was done. Throws a `StartupError` for what an operator can fix. */
export type Command = (context: CommandContext) => Promise<boolean>

/**
 * The address of the database that the environment names, past a pooler, or of the shop running here; null without either.
 */
export async function findShopDatabase(environment: NodeJS.ProcessEnv): Promise<string | null> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = parseEnvironment(environment)
  return DATABASE_URL ? toDirectUrl(DATABASE_DIRECT_URL, DATABASE_URL) : findRunningPostgres(DATA_DIR)
}

export async function requireShopDatabase(environment: NodeJS.ProcessEnv): Promise<string> {
  const url = await findShopDatabase(environment)
  if (!url) throw new StartupError('No shop is running here. Start it, or set DATABASE_URL.')
  return url
}

/** Connects to the shop's database as its owner. */
export async function withShopDatabase<Result>(
  { environment }: CommandContext,
  run: (db: Database) => Promise<Result>,
  { maxConnections = 2 }: { readonly maxConnections?: number } = {},
): Promise<Result> {
  const url = await requireShopDatabase(environment)
  const db = openDatabase({ url, maxConnections, onError: reportCommandFailure })
  try {
    return await run(db)
  } finally {
    await db.$client.end()
  }
}

/** Runs a command as this process; it exits with 1 if not everything was done. */
export async function runCommand(command: Command, environment: NodeJS.ProcessEnv): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const isDone = await command({ args: process.argv.slice(2), environment, say }).catch(reportCommandFailure)
  if (!isDone) process.exitCode = 1
}
