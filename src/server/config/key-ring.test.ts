import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findKeyId, formatKeyRing, generateKey, KeyRingError, parseKeyRing } from '#server/config/key-ring.ts'

const SECRET = 'a secret of thirty-two characters'
const OTHER = 'another secret of many characters'

const readable = (text: string) =>
  parseKeyRing(text).map(({ id, secret }) => ({ id, secret: Buffer.from(secret).toString() }))

describe('the setting of the key ring', () => {
  it('is one secret in the old form, whose id is made from it', () => {
    expect(readable(SECRET)).toEqual([{ id: findKeyId(Buffer.from(SECRET)), secret: SECRET }])
  })

  it.each([
    ['commas', `2027:${SECRET},2026:${OTHER}`],
    ['commas and spaces', ` 2027:${SECRET} , 2026:${OTHER} `],
    ['lines', `2027:${SECRET}\n2026:${OTHER}\n`],
    ['lines of another system', `2027:${SECRET}\r\n2026:${OTHER}\r\n`],
  ])('holds keys with ids, newest first, separated by %s', (_, text) => {
    expect(readable(text)).toEqual([
      { id: '2027', secret: SECRET },
      { id: '2026', secret: OTHER },
    ])
  })

  it('keeps a secret in its old form its id when a newer key comes before it', () => {
    const [, old] = readable(`2027:${OTHER},${SECRET}`)
    expect(old).toEqual(readable(SECRET)[0])
  })

  it('takes a colon after anything but an id as part of the secret', () => {
    expect(readable(`a b:${SECRET}`)[0]?.secret).toBe(`a b:${SECRET}`)
  })

  it.each([
    ['is empty', ''],
    ['has only separators', ' , \n'],
    ['is short', 'short'],
    ['has a short key', `2027:short,2026:${SECRET}`],
    ['has an id without a secret', '2027:'],
    ['has an id twice', `2027:${SECRET},2027:${OTHER}`],
    ['has a secret twice', `${SECRET},${SECRET}`],
  ])('is refused when it %s', (_, text) => {
    expect(() => parseKeyRing(text)).toThrow(KeyRingError)
  })

  it('says nothing about a key when it is refused', () => {
    const message = (() => {
      try {
        return String(parseKeyRing(`2027:${SECRET},2026:too-short-but-private`))
      } catch (error) {
        return String(error)
      }
    })()
    expect(message).not.toMatch(/private|secret/)
  })

  it('survives being written and read', () => {
    const rings = fc
      .array(fc.constant(null), { minLength: 1, maxLength: 5 })
      .map((keys) => keys.map(generateKey))
    fc.assert(
      fc.property(rings, (ring) => {
        expect(parseKeyRing(formatKeyRing(ring))).toEqual(ring)
      }),
    )
  })
})
