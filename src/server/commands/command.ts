import { parseEnvironment } from '../config/environment.ts'
import { StartupError } from '../config/startup-error.ts'
import { reportStartupFailure } from '../config/startup-failure.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { findRunningPostgres } from '../db/embedded-postgres.ts'

/** What a command is given, and where it speaks. */
export interface CommandContext {
  readonly args: readonly string[]
  readonly environment: NodeJS.ProcessEnv
  readonly say: (line: string) => void
}

/** Answers whether all was done; what an operator can mend is a `StartupError`. */
export type Command = (context: CommandContext) => Promise<boolean>

/** With the database of the shop that runs here, or of the one that the environment names. */
export async function withShopDatabase(
  { environment }: CommandContext,
  run: (db: Database) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = parseEnvironment(environment)
  const url = DATABASE_URL ?? (await findRunningPostgres(DATA_DIR))
  if (!url) throw new StartupError('No shop is running here: start it, or set DATABASE_URL.')
  const db = openDatabase({ url, maxConnections: 2, onError: reportStartupFailure })
  try {
    await run(db)
  } finally {
    await db.$client.end()
  }
}

/** Runs a command as this process. */
export async function runCommand(command: Command, environment: NodeJS.ProcessEnv): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  const isDone = await command({ args: process.argv.slice(2), environment, say }).catch(reportStartupFailure)
  if (!isDone) process.exitCode = 1
}
