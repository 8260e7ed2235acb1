import type pg from 'pg'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import type { KeyRing } from '#server/config/key-ring.ts'
import { type MigrateOptions, migrateAndSeed } from '#server/db/migrate.ts'
import { prepareRoles, type RoleSource } from '#server/db/roles/prepare-roles.ts'
import { type RoleUrls, toDirectUrl } from '#server/db/roles/role-urls.ts'
import { seedOnce } from '#server/db/seed-once.ts'
import { shareBuild } from '#server/modules/builds/share-build.ts'
import { hashCatalogueSeed } from '#server/modules/catalogue/writing/seed-hash.ts'
import { seedRuleSets } from '#server/modules/questions/seed-rule-sets.ts'
import { openKeyRing, type SecretSettings } from './open-key-ring.ts'
import { noteRelease } from './release.ts'

export interface PrepareOptions extends MigrateOptions {
  /** Whether to seed the delivered devices. Operators may import their own catalogue instead. */
  readonly hasDevices: boolean
  readonly say: (line: string) => void
  /** Where the roles of the processes come from; without it, there are none. */
  readonly roles?: RoleSource
  /** The address past a pooler: a migration needs one session from its first to its last statement. */
  readonly directUrl?: string | undefined
  /** The browser's files of this build, for hosts that run another one; development has none. */
  readonly assetsFolder?: string
}

async function seedAndGrant(client: pg.Client, url: string, options: PrepareOptions): Promise<RoleUrls> {
  const { hasDevices, say, roles = { kind: 'off' }, assetsFolder } = options
  await seedRuleSets(client, DATA_FOLDER)
  await seedOnce(client, {
    name: 'catalogue',
    hash: hashCatalogueSeed(DATA_FOLDER) + (hasDevices ? '' : ' without devices'),
    async run() {
      // Imported on demand: a shop with a seeded catalogue starts without it.
      const { seedCatalogue } = await import('#server/modules/catalogue/writing/seed-catalogue.ts')
      const onProgress = (done: number, total: number) =>
        say(`Loading the catalogue … ${done} of ${total} devices`)
      await seedCatalogue(client, { dataFolder: DATA_FOLDER, hasDevices, onProgress })
    },
  })
  const urls = await prepareRoles(client, url, roles)
  if (assetsFolder) await shareBuild(client, { folder: assetsFolder, nowMs: Date.now() })
  return urls
}

/** Migrates and seeds a database for this version of the shop, and says how each kind of process reaches it. */
export const prepareDatabase = (url: string, options: PrepareOptions): Promise<RoleUrls> =>
  migrateAndSeed(toDirectUrl(options.directUrl, url), (client) => seedAndGrant(client, url, options), options)

/** A database that processes of this version can start with. */
export interface Release {
  /** The owner's address, past a pooler. */
  readonly ownerUrl: string
  readonly urls: RoleUrls
  readonly ring: KeyRing
}

/**
 * Prepares a database for a start of the shop, with the keys that it works with. Machines that wait for the migration hear of
 * it last: they look for all of this at once.
 */
export function prepareRelease(
  url: string,
  options: PrepareOptions,
  secrets: SecretSettings,
): Promise<Release> {
  const ownerUrl = toDirectUrl(options.directUrl, url)
  return migrateAndSeed(
    ownerUrl,
    async (client) => {
      const urls = await seedAndGrant(client, url, options)
      const ring = await openKeyRing(ownerUrl, secrets)
      await noteRelease(client)
      return { ownerUrl, urls, ring }
    },
    options,
  )
}
