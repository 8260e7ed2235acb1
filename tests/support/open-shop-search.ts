import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import type { Database } from '#server/db/database.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createSearch } from '#server/processes/create-search.ts'

/** Removes all indexes of the cluster. Versions of different databases may have the same number. */
async function emptyCluster([url]: readonly string[]): Promise<void> {
  const { status } = await fetch(`${url}/_all`, { method: 'DELETE' })
  if (status !== 200) throw new Error(`The cluster can't be emptied (${status})`)
}

const SILENT = pino({ level: 'silent' })

/** Search in the catalogue of a database as a web process has it, on these nodes. */
export function openClusterSearch(
  db: Database,
  urls: readonly string[],
  logger: Logger = SILENT,
): Promise<SearchEngine> {
  const given = {
    DATABASE_URL: db.$client.options.connectionString,
    SEARCH_URL: urls.join(','),
    // A limit for what hangs: the machine may be busy with others.
    SEARCH_TIMEOUT_MS: '30000',
  }
  return createSearch({ environment: parseEnvironment(given), db, logger })
}

/** Search in the catalogue of a database: on the cluster where there is one, otherwise in memory. */
export async function openShopSearch(db: Database, logger: Logger = SILENT): Promise<SearchEngine> {
  const cluster = inject('searchCluster')
  if (!cluster) return createSearch({ environment: parseEnvironment({}), db, logger })
  await emptyCluster(cluster.urls)
  const engine = await openClusterSearch(db, cluster.urls, logger)
  // The start doesn't wait for a long fill, but this comes after it.
  await engine.refresh()
  return engine
}
