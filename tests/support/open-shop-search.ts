import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import type { Database } from '#server/db/database.ts'
import type { SearchEngine } from '#server/ports/search/search-engine.ts'
import { createSearch } from '#server/processes/create-search.ts'

/** Removes all indexes of the cluster. Versions of different databases may have the same number. */
async function emptyCluster([url]: readonly string[]): Promise<void> {
  const { status } = await fetch(`${url}/_all`, { method: 'DELETE' })
  if (status !== 200) throw new Error(`The cluster can't be emptied (${status})`)
}

const SILENT = pino({ level: 'silent' })

function open(given: NodeJS.ProcessEnv, db: Database, logger: Logger): Promise<SearchEngine> {
  const environment = parseEnvironment(given)
  return createSearch({ environment, hosts: loadHostConfig(environment).table, db, logger })
}

/** Search in the catalogue of a database as a web process has it, on these nodes. */
export function openClusterSearch(
  db: Database,
  urls: readonly string[],
  logger: Logger = SILENT,
): Promise<SearchEngine> {
  const given = { DATABASE_URL: db.$client.options.connectionString, SEARCH_URL: urls.join(',') }
  return open(given, db, logger)
}

/** Search in the catalogue of a database: on the cluster where there is one, otherwise in memory. */
export async function openShopSearch(db: Database, logger: Logger = SILENT): Promise<SearchEngine> {
  const cluster = inject('searchCluster')
  if (!cluster) return open({}, db, logger)
  await emptyCluster(cluster.urls)
  return openClusterSearch(db, cluster.urls, logger)
}
