import type { Environment } from '#server/config/environment.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { OtherVersionError } from '#server/db/migrate.ts'
import type { RoleSource } from '#server/db/roles/prepare-roles.ts'
import type { RoleUrls } from '#server/db/roles/role-urls.ts'
import { type PrepareOptions, prepareDatabase } from './prepare-database.ts'

/** The installation's database, migrated and seeded. */
export interface DatabaseSource {
  /** The owner's address. No process gets it: whoever has it can change everything. */
  readonly ownerUrl: string
  /** The address for each kind of process. */
  readonly urls: RoleUrls
  /** Restarts the embedded database if it has ended; true if it had. */
  revive(): Promise<boolean>
  stop(): Promise<void>
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const hostOf = (url: string) => new URL(url).host

/** The roles that the environment asks for. `parseEnvironment` makes sure that all three addresses are set, or none. */
function readRoleSource(environment: Environment): RoleSource {
  const { DATABASE_ROLES, DATABASE_URL_WEB, DATABASE_URL_WORKER, DATABASE_URL_DESK } = environment
  if (DATABASE_ROLES === 'off') return { kind: 'off' }
  if (!DATABASE_URL_WEB || !DATABASE_URL_WORKER || !DATABASE_URL_DESK) return { kind: 'made' }
  const urls = { web: DATABASE_URL_WEB, worker: DATABASE_URL_WORKER, desk: DATABASE_URL_DESK }
  return { kind: 'given', urls }
}

const ROLES_ARE_OFF =
  'WARNING: DATABASE_ROLES is off, so every process can change and delete everything in the database.'

const USE_ANOTHER_DATABASE =
  'Nothing was changed. Set DATABASE_URL to an empty database, or start the version that created this one.'

const USE_ANOTHER_FOLDER =
  'Nothing was changed. Start the version that created it, or start with an empty database: move the folder away, or set ' +
  'DATA_DIR to a new one (DATA_DIR=data/new npm start).'

async function openGivenDatabase(ownerUrl: string, options: PrepareOptions): Promise<DatabaseSource> {
  try {
    const urls = await prepareDatabase(ownerUrl, options)
    return { ownerUrl, urls, revive: async () => false, stop: async () => undefined }
  } catch (error) {
    // The message names the server, but never the user or password.
    const { code, message } = error as { code?: string; message: string }
    const advice = error instanceof OtherVersionError ? `. ${USE_ANOTHER_DATABASE}` : ''
    throw new StartupError(`DATABASE_URL (${hostOf(ownerUrl)}) can’t be used: ${message || code}${advice}`)
  }
}

/** Uses the configured server, or starts the embedded one. */
export async function openDatabaseSource(environment: Environment): Promise<DatabaseSource> {
  const roles = readRoleSource(environment)
  if (roles.kind === 'off') say(ROLES_ARE_OFF)
  const options = { hasDevices: environment.CATALOGUE_SEED === 'on', say, roles }
  if (environment.DATABASE_URL) return openGivenDatabase(environment.DATABASE_URL, options)
  const embedded = await startEmbeddedPostgres({ dataDir: environment.DATA_DIR })
  try {
    const urls = await prepareDatabase(embedded.url, options)
    return { ownerUrl: embedded.url, urls, revive: () => embedded.revive(), stop: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    const { message } = error as Error
    throw new StartupError(
      error instanceof OtherVersionError
        ? `The database in ${embedded.folder} can’t be used: ${message}. ${USE_ANOTHER_FOLDER}`
        : `The database couldn’t be migrated: ${message}`,
    )
  }
}
