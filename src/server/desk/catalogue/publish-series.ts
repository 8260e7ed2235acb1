import type { Connection } from '#server/db/database.ts'
import { toStatementClient } from '#server/db/statement-client.ts'
import {
  CatalogueChanges,
  raiseCatalogueVersion,
} from '#server/modules/catalogue/writing/catalogue-changes.ts'

/** Beyond this, a process that reads the whole catalogue is quicker. */
const MAX_SERIES = 500

/** Has every process take over some series with their devices: search, lists and pages. Everything else stays. */
export async function publishSeries(tx: Connection, ids: readonly number[]): Promise<void> {
  const client = toStatementClient(tx)
  if (ids.length > MAX_SERIES) {
    await raiseCatalogueVersion(client)
    return
  }
  const changes = new CatalogueChanges()
  for (const id of ids) changes.addSeries(id)
  await changes.publish(client)
}
