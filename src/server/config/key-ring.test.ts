import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findKeyId, formatKeyRing, generateKey, KeyRingError, parseKeyRing } from '#server/config/key-ring.ts'
import { createShopSecret } from '#server/secrets/shop-secret.ts'

const SECRET = 'a secret of thirty-two characters'
const OTHER = 'another secret of many characters'

const readable = (text: string) =>
  parseKeyRing(text).map(({ id, secret }) => ({ id, secret: Buffer.from(secret).toString() }))

const NAMED = `${findKeyId(Buffer.from(SECRET))}:${SECRET}`
const OTHER_NAMED = `${findKeyId(Buffer.from(OTHER))}:${OTHER}`

describe('the setting of the key ring', () => {
  it('is one secret, whose id is made from it', () => {
    expect(readable(SECRET)).toEqual([{ id: findKeyId(Buffer.from(SECRET)), secret: SECRET }])
  })

  it.each([
    ['commas', `${SECRET},${OTHER}`],
    ['commas and spaces', ` ${SECRET} , ${OTHER} `],
    ['lines', `${SECRET}\n${OTHER}\n`],
    ['lines of another system', `${SECRET}\r\n${OTHER}\r\n`],
  ])('holds several secrets, newest first, separated by %s', (_, text) => {
    expect(readable(text).map(({ secret }) => secret)).toEqual([SECRET, OTHER])
  })

  it('may name the ids of its keys, which changes nothing', () => {
    expect(readable(NAMED)).toEqual(readable(SECRET))
    expect(readable(`${NAMED},${OTHER_NAMED}`)).toEqual(readable(`${SECRET},${OTHER}`))
  })

  it.each([
    ['a word', `shop:${SECRET}`],
    ['a year', `2027:${SECRET}`],
    ['the id of another key', `${findKeyId(Buffer.from(OTHER))}:${SECRET}`],
    ['as many digits as an id has', `0123456789ab:${SECRET}`],
    ['an address', `https://example.org/${SECRET}`],
    ['nothing', `:${SECRET}`],
  ])('takes the whole text as the secret when %s comes before a colon', (_, text) => {
    expect(readable(text)).toEqual([{ id: findKeyId(Buffer.from(text)), secret: text }])
    expect(readable(`${OTHER},${text}`)[1]).toEqual(readable(text)[0])
  })

  it('makes of a secret with a colon what it is alone: opens what it sealed, and publishes no part of it', () => {
    const text = `correct-horse:${SECRET}`
    const before = createShopSecret(Buffer.from(text))
    const now = createShopSecret(parseKeyRing(text))
    const passedOn = createShopSecret(parseKeyRing(formatKeyRing(parseKeyRing(text))))
    for (const secret of [now, passedOn]) {
      expect(secret.open(before.seal('DE89370400440532013000', 'payout:1'), 'payout:1')).toBe(
        'DE89370400440532013000',
      )
      expect(secret.isKeyFor('trade', 1, before.keyFor('trade', 1))).toBe(true)
      expect(secret.seedFor('offer-signing')).toEqual(before.seedFor('offer-signing'))
      expect(secret.keyIds).toEqual(before.keyIds)
    }
    expect(now.keyIds.join()).not.toContain('correct-horse')
  })

  it.each([
    ['is empty', ''],
    ['has only separators', ' , \n'],
    ['is short', 'short'],
    ['has a short key', `short,${SECRET}`],
    ['is one secret with a comma', 'a secret, that once was allowed here'],
    ['has a short key with its id', `${findKeyId(Buffer.from('x'.repeat(25)))}:${'x'.repeat(25)}`],
    ['has a secret twice', `${SECRET},${SECRET}`],
    ['has a secret twice, once with its id', `${SECRET},${NAMED}`],
  ])('is refused when it %s', (_, text) => {
    expect(() => parseKeyRing(text)).toThrow(KeyRingError)
  })

  it('says nothing about a key when it is refused', () => {
    const message = (() => {
      try {
        return String(parseKeyRing(`${SECRET},too-short-but-private`))
      } catch (error) {
        return String(error)
      }
    })()
    expect(message).not.toMatch(/private|secret/)
  })

  it('survives being written and read', () => {
    const secrets = fc
      .string({ minLength: 40, maxLength: 60 })
      .filter((text) => text.trim() === text && !/[,\n]/.test(text))
    const rings = fc
      .uniqueArray(secrets, { minLength: 1, maxLength: 5 })
      .map((texts) => [generateKey(), ...texts.flatMap((text) => parseKeyRing(text))])
    fc.assert(
      fc.property(rings, (ring) => {
        expect(parseKeyRing(formatKeyRing(ring))).toEqual(ring)
      }),
    )
  })
})
