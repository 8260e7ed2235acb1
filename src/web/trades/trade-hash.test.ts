import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { readTradeHash, tradeHash } from '#web/trades/trade-hash.ts'

const KEY = 'l4_Zk-9aTqW0xYbC1dEfGh'

/** 128 bits, as the server encodes them. */
const key = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'))

describe('the link to a trade', () => {
  it('names number and key behind the #', () => {
    expect(tradeHash({ tradeNumber: '4F7K-22QM', key: KEY })).toBe(`#4F7K-22QM.${KEY}`)
  })

  it('opens the same trade for every number and key that the server gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 32 ** 7 - 1 }), key, (transactionId, secret) => {
        const access = { tradeNumber: formatTradeNumber(transactionId), key: secret }
        expect(readTradeHash(tradeHash(access))).toEqual(access)
      }),
    )
  })

  it('is also read without the #', () => {
    expect(readTradeHash(`4F7K-22QM.${KEY}`)).toEqual({ tradeNumber: '4F7K-22QM', key: KEY })
  })

  it.each([
    ['nothing', ''],
    ['a step of the checkout', '#review'],
    ['no key', '#4F7K-22QM'],
    ['an empty key', '#4F7K-22QM.'],
    ['no number', `#.${KEY}`],
    ['a key that is too short to be one', '#4F7K-22QM.short'],
    ['a key that is too long to be one', `#4F7K-22QM.${'a'.repeat(65)}`],
    ['a number that is too long to be one', `#${'4'.repeat(21)}.${KEY}`],
    ['another path', `#../../account.${KEY}`],
    ['a slash in the number', `#4F7K/22QM.${KEY}`],
    ['a query in the key', `#4F7K-22QM.${KEY}?x=1`],
    ['something behind the key', `#4F7K-22QM.${KEY} `],
    ['a line break behind the key', `#4F7K-22QM.${KEY}\n`],
    ['letters that only look right', `#4F7K-22QМ.${KEY}`],
    ['encoded characters', `#4F7K-22QM.${encodeURIComponent('<script>')}`],
  ])('is none with %s', (_, hash) => {
    expect(readTradeHash(hash)).toBeNull()
  })

  it('opens nothing but the trade, whatever the address contains', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const access = readTradeHash(`#${text}`)
        if (access) expect(`${access.tradeNumber}${access.key}`).toMatch(/^[\w-]+$/)
      }),
    )
  })
})
