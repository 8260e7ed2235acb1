import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { prepareRoles, type RoleSource } from '#server/db/roles/prepare-roles.ts'
import type { RoleUrls } from '#server/db/roles/role-urls.ts'
import { seedOnce } from '#server/db/seed-once.ts'
import { hashCatalogueSeed } from '#server/modules/catalogue/writing/seed-hash.ts'
import { seedRuleSets } from '#server/modules/questions/seed-rule-sets.ts'

export interface PrepareOptions {
  /** Whether to seed the delivered devices. Operators may import their own catalogue instead. */
  readonly hasDevices: boolean
  readonly say: (line: string) => void
  /** Where the roles of the processes come from; without it, there are none. */
  readonly roles?: RoleSource
}

/** Migrates and seeds a database for this version of the shop, and says how each kind of process reaches it. */
export const prepareDatabase = (
  url: string,
  { hasDevices, say, roles = { kind: 'off' } }: PrepareOptions,
): Promise<RoleUrls> =>
  migrateAndSeed(url, async (client) => {
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
    return prepareRoles(client, url, roles)
  })
