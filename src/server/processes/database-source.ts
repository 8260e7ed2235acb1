import type { Environment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { type PrepareOptions, prepareDatabase } from './prepare-database.ts'

/** The installation's database, migrated and seeded. */
export interface DatabaseSource {
  readonly url: string
  /** Restarts the embedded database if it has ended; true if it had. */
  revive(): Promise<boolean>
  stop(): Promise<void>
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const hostOf = (url: string) => new URL(url).host

async function openGivenDatabase(url: string, options: PrepareOptions): Promise<DatabaseSource> {
  try {
    await prepareDatabase(url, options)
  } catch (error) {
    // The message names the server, but never the user or password.
    const { code, message } = error as { code?: string; message: string }
    throw new StartupError(`DATABASE_URL (${hostOf(url)}) cannot be used: ${message || code}`)
  }
  return { url, revive: async () => false, stop: async () => undefined }
}

/** Uses the configured server, or starts the embedded one. */
export async function openDatabaseSource(environment: Environment): Promise<DatabaseSource> {
  const options = { hasDevices: environment.CATALOGUE_SEED === 'on', say }
  if (environment.DATABASE_URL) return openGivenDatabase(environment.DATABASE_URL, options)
  const embedded = await startEmbeddedPostgres({ dataDir: environment.DATA_DIR })
  try {
    await prepareDatabase(embedded.url, options)
  } catch (error) {
    await embedded.stop()
    throw new StartupError(`The database cannot be migrated: ${(error as Error).message}`)
  }
  return embedded
}
