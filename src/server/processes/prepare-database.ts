import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { seedOnce } from '#server/db/seed-once.ts'
import { hashCatalogueSeed } from '#server/modules/catalogue/writing/seed-hash.ts'

export interface PrepareOptions {
  /** Whether the delivered devices are wanted; an operator may import a catalogue of his own. */
  readonly hasDevices: boolean
  readonly say: (line: string) => void
}

/** Brings a database to what this version of the shop needs. */
export const prepareDatabase = (url: string, { hasDevices, say }: PrepareOptions): Promise<void> =>
  migrateAndSeed(url, (client) =>
    seedOnce(client, {
      name: 'catalogue',
      hash: hashCatalogueSeed(DATA_FOLDER) + (hasDevices ? '' : ' without devices'),
      async run() {
        // A shop that has its catalogue starts without reading what knows how to fill it.
        const { seedCatalogue } = await import('#server/modules/catalogue/writing/seed-catalogue.ts')
        const onProgress = (done: number, total: number) =>
          say(`Filling the catalogue … ${done} of ${total} devices`)
        await seedCatalogue(client, { dataFolder: DATA_FOLDER, hasDevices, onProgress })
      },
    }),
  )
