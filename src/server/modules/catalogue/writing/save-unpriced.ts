import type { StatementClient } from '#server/db/statement-client.ts'
import { CatalogueChanges } from './catalogue-changes.ts'
import type { UnpricedEntry } from './catalogue-entry.ts'
import { lockCatalogue, RESERVED_URLS } from './save-catalogue.ts'
import { type SavedEntry, saveDevices } from './save-devices.ts'
import { saveGroups } from './save-groups.ts'

/**
 * Adds and changes devices without touching a price, and has every process take over those that differ. What is written twice
 * changes nothing the second time.
 */
export async function saveUnpriced(
  client: StatementClient,
  entries: readonly UnpricedEntry[],
): Promise<readonly SavedEntry<UnpricedEntry>[]> {
  if (entries.length === 0) return []
  await lockCatalogue(client)
  const findOwner = await saveGroups(client, entries, RESERVED_URLS)
  const owned = entries.map((entry) => ({ ...entry, ...findOwner(entry) }))
  const { saved, changed } = await saveDevices(client, owned, 'import')
  const changes = new CatalogueChanges()
  for (const entry of changed) changes.add(entry)
  if (!changes.isEmpty) await changes.publish(client)
  return saved
}
