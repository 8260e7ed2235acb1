import { describe, expect, it } from 'vitest'
import { createShopSecret } from '#server/secrets/shop-secret.ts'
import { buildTradeLink, deriveSaleKey, findSaleAccess } from './trade-link.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))
const SALE = { transactionId: 1_000_001, keyVersion: 1 }

describe('the keys of a sale', () => {
  it('open it for reading or for acting', () => {
    expect(findSaleAccess(secret, SALE, deriveSaleKey(secret, SALE, 'read'))).toBe('read')
    expect(findSaleAccess(secret, SALE, deriveSaleKey(secret, SALE, 'act'))).toBe('act')
    expect(findSaleAccess(secret, SALE, '')).toBeNull()
  })

  it.each(['read', 'act'] as const)(
    'for %sing are useless for another sale, or after a new version',
    (access) => {
      const key = deriveSaleKey(secret, SALE, access)
      expect(findSaleAccess(secret, { ...SALE, transactionId: 1_000_002 }, key)).toBeNull()
      expect(findSaleAccess(secret, { ...SALE, keyVersion: 2 }, key)).toBeNull()
    },
  )

  it('of different sales and versions never meet: 11 of version 1 is not 1 of version 11', () => {
    const ids = [1, 11, 111].flatMap((transactionId) =>
      [1, 11, 111].map((keyVersion) => ({ transactionId, keyVersion })),
    )
    const keys = ids.flatMap((sale) => [
      deriveSaleKey(secret, sale, 'read'),
      deriveSaleKey(secret, sale, 'act'),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('stand behind the # of a link', () => {
    const url = new URL(buildTradeLink(secret, { ...SALE, statusUrl: 'https://de.example/thankYou' }, 'act'))
    expect(url.pathname + url.search).toBe('/thankYou')
    expect(url.hash).toContain(deriveSaleKey(secret, SALE, 'act'))
  })
})
