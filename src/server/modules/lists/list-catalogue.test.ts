import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createListCatalogue } from './list-catalogue.ts'

it('a catalogue that cannot be read fails the request, and nothing else', async () => {
  const version = { from: () => ({ where: async () => [{ version: 1 }] }) }
  const query = async () => {
    throw new Error('gone')
  }
  // Just enough of a database to fail between reading the version and the rest.
  const db = { select: () => version, $client: { query } } as unknown as Database
  await expect(createListCatalogue(db)('de')).rejects.toThrow('gone')
})
