import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { hashAddress } from '#server/modules/newsletter/hash-address.ts'
import { insertRequest, subscribeCustomer } from '#server/modules/newsletter/newsletter.repository.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))

let db: Database

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 12, onError: () => undefined })
})

afterAll(() => db.$client.end())

it('an address that is entered many times at the same moment is one subscription, and no call fails', async () => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const email = `reader-${attempt}@example.org`
    const entered = { ...hashAddress(secret, email), market: 'de', at: new Date() } as const
    const ask = () => insertRequest(db, entered, { workKey: randomUUID(), shopUrl: 'https://shop.example' })
    const calls = Array.from({ length: 12 }, (_, at) => (at === 6 ? subscribeCustomer(db, entered) : ask()))
    await Promise.all(calls)
  }
  const { rows } = await db.$client.query(
    'select status, count(*)::integer as count from newsletter_subscription group by status',
  )
  expect(rows).toEqual([{ status: 'confirmed', count: 40 }])
})
