import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { copyDatabase } from './database-server.ts'

/** A separate database with the delivered catalogue for one test file: a copy, which is faster than filling one. */
export async function createTestDatabase(): Promise<string> {
  return copyDatabase(inject('databaseServer'), `test_${randomBytes(6).toString('hex')}`)
}

/** One database for all tests that only read. */
export const getSharedDatabaseUrl = (): string => inject('sharedDatabase')

export const withClient = async <Result>(
  url: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
