import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShopSecret } from '#server/secrets/shop-secret.ts'

const secret = createShopSecret(Buffer.from('a secret of this test'))
const stranger = createShopSecret(Buffer.from('a secret of another shop'))

describe('the key of a link', () => {
  it('is always the same, has 128 bits and fits into a URL', () => {
    expect(secret.keyFor('trade', 1_000_001)).toMatch(/^[\w-]{22}$/)
    expect(secret.keyFor('trade', 1_000_001)).toBe(secret.keyFor('trade', 1_000_001))
    expect(createShopSecret(Buffer.from('a secret of this test')).keyFor('trade', 1)).toBe(
      secret.keyFor('trade', 1),
    )
  })

  it('differs by thing, purpose and shop', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => 1_000_001 + index)
    const keys = ids.flatMap((id) => [
      secret.keyFor('trade', id),
      secret.keyFor('clarification', id),
      stranger.keyFor('trade', id),
    ])
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('opens only its own thing', () => {
    const key = secret.keyFor('trade', 1_000_001)
    expect(secret.isKeyFor('trade', 1_000_001, key)).toBe(true)
    expect(secret.isKeyFor('trade', '1000001', key)).toBe(true)
    expect(secret.isKeyFor('trade', 1_000_002, key)).toBe(false)
    expect(secret.isKeyFor('clarification', 1_000_001, key)).toBe(false)
    expect(stranger.isKeyFor('trade', 1_000_001, key)).toBe(false)
  })

  it('cannot be guessed by any text, whatever its length and characters', () => {
    const key = secret.keyFor('trade', 1_000_001)
    const guesses = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ minLength: 22, maxLength: 22 }),
      fc.nat({ max: 21 }).map((end) => key.slice(0, end)),
      fc.string({ minLength: 1 }).map((more) => key + more),
    )
    fc.assert(fc.property(guesses, (guess) => !secret.isKeyFor('trade', 1_000_001, guess)))
  })
})

describe('a sealed text', () => {
  it('opens again in its own context, whatever it says', () => {
    const texts = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(texts, texts, (text, context) => {
        expect(secret.open(secret.seal(text, context), context)).toBe(text)
      }),
    )
  })

  it('does not open in another context, nor with another secret', () => {
    const sealed = secret.seal('DE89370400440532013000', 'payout:1000001')
    expect(() => secret.open(sealed, 'payout:1000002')).toThrow()
    expect(() => secret.open(sealed, '')).toThrow()
    expect(() => stranger.open(sealed, 'payout:1000001')).toThrow()
  })

  it('never looks the same twice, and reveals nothing', () => {
    const sealed = Array.from({ length: 100 }, () => secret.seal('DE89370400440532013000', 'payout:1000001'))
    expect(new Set(sealed.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(100)
    for (const bytes of sealed) expect(Buffer.from(bytes).toString('latin1')).not.toContain('DE89')
  })

  it.each(['DE89370400440532013000', ''])(
    '%j does not open when a bit changed or a part is missing',
    (text) => {
      const sealed = Buffer.from(secret.seal(text, 'payout:1000001'))
      for (let place = 0; place < sealed.length; place += 1) {
        const changed = Buffer.from(sealed)
        changed[place] = (changed[place] ?? 0) ^ 1
        expect(() => secret.open(changed, 'payout:1000001')).toThrow()
        expect(() => secret.open(sealed.subarray(0, place), 'payout:1000001')).toThrow()
      }
    },
  )
})

describe('a ring of keys', () => {
  const keys = ['newest', 'middle', 'oldest'].map((id) => ({ id, secret: Buffer.from(`the secret ${id}`) }))
  const ring = createShopSecret(keys)
  const before = createShopSecret(keys.slice(2))
  const later = createShopSecret([{ id: 'later', secret: Buffer.from('a later secret') }, ...keys])
  const without = createShopSecret(keys.slice(0, 2))

  it('works with its newest key', () => {
    const newest = createShopSecret(keys.slice(0, 1))
    expect(ring.keyFor('trade', 1)).toBe(newest.keyFor('trade', 1))
    expect(ring.seedFor('x')).toEqual(newest.seedFor('x'))
    expect(ring.sealedBy(ring.seal('text', ''))).toBe('newest')
    expect(ring.keyIds).toEqual(['newest', 'middle', 'oldest'])
  })

  it('accepts and opens what any of its keys has made, before and after a rotation', () => {
    for (const earlier of [before, ring]) {
      expect(later.isKeyFor('trade', 1, earlier.keyFor('trade', 1))).toBe(true)
      expect(later.open(earlier.seal('text', 'place'), 'place')).toBe('text')
      expect(later.keysFor('trade', 1)).toContain(earlier.keyFor('trade', 1))
    }
  })

  it('lists the keys for a thing, newest first', () => {
    expect(ring.keysFor('trade', 1)).toEqual(keys.map((key) => createShopSecret([key]).keyFor('trade', 1)))
    expect(ring.seedsFor('x').map(({ keyId }) => keyId)).toEqual(ring.keyIds)
  })

  it('neither accepts nor opens what a removed key has made, and says which one it misses', () => {
    expect(without.isKeyFor('trade', 1, before.keyFor('trade', 1))).toBe(false)
    expect(() => without.open(before.seal('text', ''), '')).toThrow('oldest')
  })

  it('does not open a text that is passed off as sealed by another key', () => {
    const sealed = Buffer.from(before.seal('text', ''))
    const relabelled = Buffer.concat([Buffer.from([1, 6]), Buffer.from('middle'), sealed.subarray(8)])
    expect(ring.sealedBy(relabelled)).toBe('middle')
    expect(() => ring.open(relabelled, '')).toThrow()
  })

  it('names the key of nothing but sealed bytes', () => {
    expect(ring.sealedBy(Buffer.alloc(0))).toBeNull()
    expect(ring.sealedBy(Buffer.from([1, 200, 1]))).toBeNull()
    expect(ring.sealedBy(Buffer.from([2, 1, 65]))).toBeNull()
  })
})

describe('sealed bytes', () => {
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80, 0xc3, 0x28])

  it('come back as they were, also where they are no text', () => {
    expect(secret.openBytes(secret.sealBytes(picture, 'file:1'), 'file:1')).toEqual(picture)
  })

  it('open only in their own place, and contain nothing of what they hide', () => {
    const sealed = secret.sealBytes(picture, 'file:1')
    expect(Buffer.from(sealed).includes(picture)).toBe(false)
    expect(() => secret.openBytes(sealed, 'file:2')).toThrow()
    expect(() => stranger.openBytes(sealed, 'file:1')).toThrow()
  })

  it('are what texts are sealed as', () => {
    expect(secret.openBytes(secret.seal('Zoé', 'name:1'), 'name:1').toString()).toBe('Zoé')
  })
})
