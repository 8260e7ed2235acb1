import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { loadShopSecret } from '#server/secrets/load-shop-secret.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { createTestDatabase } from '../../support/database.ts'

let db: Database

beforeAll(async () => {
  db = openDatabase({ url: await createTestDatabase(), maxConnections: 10, onError: () => undefined })
})

afterAll(() => db.$client.end())

const countSecrets = async () => (await db.$client.query('select from shop_secret')).rowCount

describe('the secret of an installation', () => {
  it('is the configured one, and then none is generated', async () => {
    const secret = await loadShopSecret(db, 'given by the operator and long enough')
    const same = createShopSecret(Buffer.from('given by the operator and long enough'))
    expect(secret.keyFor('trade', 1)).toBe(same.keyFor('trade', 1))
    expect(await countSecrets()).toBe(0)
  })

  it('is generated once, even by processes that start together, and kept across restarts', async () => {
    const secrets = await Promise.all(Array.from({ length: 10 }, () => loadShopSecret(db, undefined)))
    const later = await loadShopSecret(db, undefined)
    const keys = [...secrets, later].map((secret) => secret.keyFor('trade', 1))
    expect(new Set(keys).size).toBe(1)
    expect(await countSecrets()).toBe(1)
  })
})
