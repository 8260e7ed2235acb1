import { existsSync } from 'node:fs'
import pg from 'pg'
import { describeFailure } from '#server/config/describe-failure.ts'
import { type Environment, findOnlyRole, findOnlyUrl } from '#server/config/environment.ts'
import type { KeyRing } from '#server/config/key-ring.ts'
import { say } from '#server/config/say.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts'
import { OtherVersionError } from '#server/db/migrate.ts'
import { findMadeRole, type RoleSource } from '#server/db/roles/prepare-roles.ts'
import type { ProcessDatabaseRole } from '#server/db/roles/process-role.ts'
import { mapRoles, type RoleUrls, toDirectUrl } from '#server/db/roles/role-urls.ts'
import { ASSETS_FOLDER } from '#server/render/build-info.ts'
import { openKeyRing, requireKeyRing } from './open-key-ring.ts'
import { type PrepareOptions, prepareRelease } from './prepare-database.ts'
import { waitForRelease } from './release.ts'

/** The installation's database, migrated and seeded, and the keys that its processes work with. */
export interface DatabaseSource {
  /**
   * The owner's address, past a pooler. No process gets it: whoever has it can change everything. Null on a machine that
   * only knows the address of one kind of process.
   */
  readonly ownerUrl: string | null
  /** The address for each kind of process that this machine runs. */
  readonly urls: RoleUrls
  readonly ring: KeyRing
  /** Restarts the embedded database if it has ended; true if it had. */
  revive(): Promise<boolean>
  stop(): Promise<void>
}

const hostOf = (url: string) => new URL(url).host

/** The roles that the environment asks for. `parseEnvironment` makes sure that all three addresses are set, or none. */
export function readRoleSource(environment: Environment): RoleSource {
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

/** A server of its own: this program neither starts nor stops it. */
const toGivenSource = (given: Omit<DatabaseSource, 'revive' | 'stop'>): DatabaseSource => ({
  ...given,
  revive: async () => false,
  stop: async () => undefined,
})

/** Names the server that can't be used, but never the user or password. What an operator can fix says so itself. */
function refuseDatabase(variable: string, url: string, error: unknown): never {
  if (error instanceof StartupError) throw error
  const advice = error instanceof OtherVersionError ? `. ${USE_ANOTHER_DATABASE}` : ''
  throw new StartupError(`${variable} (${hostOf(url)}) can’t be used: ${describeFailure(error)}${advice}`)
}

async function openGivenDatabase(
  url: string,
  environment: Environment,
  options: PrepareOptions,
): Promise<DatabaseSource> {
  try {
    return toGivenSource(await prepareRelease(url, options, environment))
  } catch (error) {
    return refuseDatabase('DATABASE_URL', url, error)
  }
}

/** Waits for the migration, and says how the only kind of process of this machine reaches the database. */
async function findUrlOfRole(
  environment: Environment,
  role: ProcessDatabaseRole,
  options: PrepareOptions,
): Promise<string> {
  const { DATABASE_URL = '', DATABASE_ROLES } = environment
  const given = findOnlyUrl(environment)
  const client = new pg.Client({
    connectionString: toDirectUrl(options.directUrl, given ?? DATABASE_URL),
    connectionTimeoutMillis: 5_000,
    application_name: 'rivendo-start',
  })
  await client.connect()
  try {
    await waitForRelease(client, options)
    if (given !== undefined) return given
    return DATABASE_ROLES === 'off' ? DATABASE_URL : await findMadeRole(client, DATABASE_URL, role)
  } finally {
    await client.end()
  }
}

/** Migrates nothing: another machine does. */
async function openForRole(
  environment: Environment,
  role: ProcessDatabaseRole,
  options: PrepareOptions,
): Promise<DatabaseSource> {
  const { DATABASE_URL } = environment
  const ownerUrl = DATABASE_URL === undefined ? null : toDirectUrl(options.directUrl, DATABASE_URL)
  const refuseOwner = (error: unknown) => refuseDatabase('DATABASE_URL', DATABASE_URL ?? '', error)
  const given = findOnlyUrl(environment)
  const refuse =
    given === undefined
      ? refuseOwner
      : (error: unknown) => refuseDatabase(`DATABASE_URL_${role.toUpperCase()}`, given, error)
  const url = await findUrlOfRole(environment, role, options).catch(refuse)
  const ring = await (ownerUrl === null
    ? requireKeyRing(toDirectUrl(options.directUrl, url), environment).catch(refuse)
    : openKeyRing(ownerUrl, environment).catch(refuseOwner))
  return toGivenSource({ ownerUrl, urls: mapRoles(() => url), ring })
}

async function openEmbeddedDatabase(
  environment: Environment,
  options: PrepareOptions,
): Promise<DatabaseSource> {
  const embedded = await startEmbeddedPostgres({ dataDir: environment.DATA_DIR })
  try {
    const release = await prepareRelease(embedded.url, options, environment)
    return { ...release, revive: () => embedded.revive(), stop: () => embedded.stop() }
  } catch (error) {
    await embedded.stop()
    if (error instanceof StartupError) throw error
    const reason = describeFailure(error)
    throw new StartupError(
      error instanceof OtherVersionError
        ? `The database in ${embedded.folder} can’t be used: ${reason}. ${USE_ANOTHER_FOLDER}`
        : `The database couldn’t be prepared: ${reason}`,
    )
  }
}

/** Uses the configured server, or starts the embedded one. A signal ends the waiting for other machines. */
export async function openDatabaseSource(
  environment: Environment,
  signal?: AbortSignal,
): Promise<DatabaseSource> {
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl, CATALOGUE_SEED } = environment
  const roles = readRoleSource(environment)
  if (roles.kind === 'off') say(ROLES_ARE_OFF)
  const hasBuild = existsSync(ASSETS_FOLDER)
  const options = {
    hasDevices: CATALOGUE_SEED === 'on',
    say,
    roles,
    directUrl,
    signal,
    ...(hasBuild ? { assetsFolder: ASSETS_FOLDER } : {}),
  }
  const role = findOnlyRole(environment)
  if (role !== null) return openForRole(environment, role, options)
  return DATABASE_URL
    ? openGivenDatabase(DATABASE_URL, environment, options)
    : openEmbeddedDatabase(environment, options)
}
