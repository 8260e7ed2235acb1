import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalise } from './canonicalise.ts'

const { value: values } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
  leaf: fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constantFrom(null, '', '\u2028', '\u0000', '"', '\\', '</script>'),
  ),
  value: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: 'grapheme' }), tie('value'), { maxKeys: 5 }),
  ),
}))

/** The same value with the keys of all its objects in reverse order. */
function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, reverseKeys(entry)]),
  )
}

describe('the canonical text', () => {
  it.each([
    [null, 'null'],
    [true, 'true'],
    [0, '0'],
    [-0, '0'],
    [-12_300, '-12300'],
    [Number.MAX_SAFE_INTEGER, '9007199254740991'],
    ['Łódź €', '"Łódź €"'],
    ['"\\/\b\f\n\r\t\u0000\u001f\u007f', '"\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f"'],
    [[], '[]'],
    [{}, '{}'],
    [[3, 'a', [null]], '[3,"a",[null]]'],
    [{ b: 1, a: { d: false, c: [] } }, '{"a":{"c":[],"d":false},"b":1}'],
    [{ 10: 'ten', 9: 'nine', 1: 'one' }, '{"1":"one","10":"ten","9":"nine"}'],
  ])('of %j is %s', (value, text) => expect(canonicalise(value)).toBe(text))

  it('orders keys by code units, like the example in RFC 8785', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    }
    expect(Object.values(JSON.parse(canonicalise(value)))).toHaveLength(7)
    expect(canonicalise(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","\u0080":"Control","\u00f6":"Latin Small Letter O With Diaeresis",' +
        '"\u20ac":"Euro Sign","\ud83d\ude00":"Emoji: Grinning Face","\ufb33":"Hebrew Letter Dalet With Dagesh"}',
    )
  })

  it('stays the same after parsing, whatever the order of keys', () => {
    fc.assert(
      fc.property(values, (value) => {
        const text = canonicalise(value)
        expect(canonicalise(JSON.parse(text))).toBe(text)
        expect(canonicalise(reverseKeys(value))).toBe(text)
      }),
    )
  })

  it('differs for different values', () => {
    const normal = (value: unknown) => JSON.stringify(value, (_, entry) => (Object.is(entry, -0) ? 0 : entry))
    fc.assert(
      fc.property(values, values, (one, other) => {
        if (canonicalise(one) === canonicalise(other))
          expect(JSON.parse(normal(one))).toEqual(JSON.parse(normal(other)))
      }),
    )
  })

  it.each([
    ['a missing value', undefined],
    ['a missing entry', { price: undefined }],
    ['a hole in a list', new Array(1)],
    ['a fraction', 0.5],
    ['an unsafe integer', 2 ** 53],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a big integer', 1n],
    ['a date', new Date(0)],
    ['bytes', new Uint8Array(1)],
    ['a map', new Map()],
    ['a function', () => 1],
    ['half a character', 'a\ud800b'],
    ['half a character as key', { '\udc00': 1 }],
  ])('does not exist for %s', (_, value) => {
    expect(() => canonicalise(value)).toThrow(TypeError)
    expect(() => canonicalise([{ deep: [value] }])).toThrow(TypeError)
  })
})
