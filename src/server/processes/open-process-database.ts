import type { Logger } from 'pino'
import type { Environment } from '#server/config/environment.ts'
import { type Database, openDatabase } from '#server/db/database.ts'

export interface ProcessDatabase {
  readonly db: Database
  /** Past a pooler, for what belongs to one session. */
  readonly directUrl: string
}

/** Connects a process as its own role, by the address that the supervisor passed. */
export function openProcessDatabase(
  { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DB_POOL_SIZE }: Environment,
  usualSize: number,
  logger: Logger,
): ProcessDatabase {
  if (!url) throw new Error('The supervisor passed no DATABASE_URL')
  const db = openDatabase({
    url,
    maxConnections: DB_POOL_SIZE ?? usualSize,
    isPooled: directUrl !== undefined,
    onError: (err) => logger.warn({ err }, 'database connection lost'),
  })
  return { db, directUrl: directUrl ?? url }
}
