import { type Database, openDatabase } from '#server/db/database.ts'

/** One connection, for what a start does once. */
export async function withDatabase<Result>(
  url: string,
  run: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase({ url, maxConnections: 1, onError: () => undefined })
  try {
    return await run(db)
  } finally {
    await db.$client.end()
  }
}
