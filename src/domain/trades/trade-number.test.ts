import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatTradeNumber, readTradeNumber } from '#domain/trades/trade-number.ts'

const LIMIT = 32 ** 7
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const ids = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.maxSafeInteger().map((value) => (Math.abs(value) % (LIMIT - 1)) + 1),
)

const compact = (id: number) => formatTradeNumber(id).replace('-', '')

describe('the number of a trade', () => {
  it.each([
    [1, '7A5E-R6VJ'],
    [2, 'XKY6-KWQ9'],
    [1_000_000, '1M3A-87K3'],
    [LIMIT - 1, 'QFNG-Z909'],
  ])('of transaction %d stays %s, because it is printed on labels', (id, number) => {
    expect(formatTradeNumber(id)).toBe(number)
  })

  it('is two groups of four unambiguous characters', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(formatTradeNumber(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      }),
    )
  })

  it('leads back to its trade', () => {
    fc.assert(
      fc.property(ids, (id) => {
        expect(readTradeNumber(formatTradeNumber(id))).toBe(id)
      }),
    )
  })

  it('differs for each of the first hundred thousand trades', () => {
    const numbers = new Set(Array.from({ length: 100_000 }, (_, index) => formatTradeNumber(index + 1)))
    expect(numbers.size).toBe(100_000)
  })

  it('doesn’t reveal the order of trades: neighbours differ in most places, and half of them decrease', () => {
    const numbers = Array.from({ length: 4_001 }, (_, index) => compact(index + 1))
    const pairs = numbers.slice(1).map((number, index) => [numbers[index] ?? '', number] as const)
    const samePlaces = pairs.map(
      ([a, b]) => [...a].filter((character, place) => character === b[place]).length,
    )
    const average = samePlaces.reduce((sum, count) => sum + count, 0) / pairs.length
    expect(average).toBeLessThan(0.4)
    const rising = pairs.filter(([a, b]) => a < b).length / pairs.length
    expect(rising).toBeGreaterThan(0.45)
    expect(rising).toBeLessThan(0.55)
  })

  it.each([0, -1, 1.5, LIMIT, Number.NaN, Number.POSITIVE_INFINITY])('does not exist for %d', (id) => {
    expect(() => formatTradeNumber(id)).toThrow(RangeError)
  })
})

describe('a typed number', () => {
  it('is read in any case, with any spaces and dashes', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom(' ', '-', '–', ' - ', ''), (id, gap) => {
        const number = compact(id)
        expect(readTradeNumber(` ${[...number.toLowerCase()].join(gap)}\n`)).toBe(id)
      }),
    )
  })

  it('is read with the letters O, I and L for the digits they look like', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom('I', 'l', 'L', 'i'), (id, one) => {
        expect(readTradeNumber(formatTradeNumber(id).replaceAll('0', 'o').replaceAll('1', one))).toBe(id)
      }),
    )
  })

  it('is refused with one wrong character', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 7 }), fc.constantFrom(...ALPHABET), (id, place, wrong) => {
        const number = compact(id)
        fc.pre(number[place] !== wrong)
        expect(readTradeNumber(number.slice(0, place) + wrong + number.slice(place + 1))).toBeNull()
      }),
    )
  })

  it('is refused with any two characters swapped', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 7 }), fc.nat({ max: 7 }), (id, a, b) => {
        const characters = [...compact(id)]
        fc.pre(characters[a] !== characters[b])
        const swapped = characters.map((character, place) =>
          place === a ? characters[b] : place === b ? characters[a] : character,
        )
        expect(readTradeNumber(swapped.join(''))).toBeNull()
      }),
    )
  })

  it('is refused with a character missing or added', () => {
    fc.assert(
      fc.property(ids, fc.nat({ max: 7 }), fc.constantFrom(...ALPHABET), (id, place, extra) => {
        const number = compact(id)
        expect(readTradeNumber(number.slice(0, place) + number.slice(place + 1))).toBeNull()
        expect(readTradeNumber(number.slice(0, place) + extra + number.slice(place))).toBeNull()
      }),
    )
  })

  it.each(['', '-', 'ABCD-EFGU', '????-????', '１２３４-５６７８', '__proto__', '😀😀😀😀'])(
    'is not %j',
    (text) => {
      expect(readTradeNumber(text)).toBeNull()
    },
  )

  it('never becomes a trade without a number, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)), (text) => {
        const id = readTradeNumber(text)
        if (id !== null) expect(readTradeNumber(formatTradeNumber(id))).toBe(id)
      }),
    )
  })
})
