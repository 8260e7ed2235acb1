import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { readPriceLists } from '../writing/seed-files.ts'
import { claimPlaces, type ImportContext, readRows, type TakenPlaces } from './check-rows.ts'

const LAPTOP = { kind: 'laptop', inch: 13 }

type Context = ImportContext & TakenPlaces

const CONTEXT: Context = {
  priceLists: readPriceLists(DATA_FOLDER),
  findForm: () => LAPTOP,
  findKnown: () => undefined,
  findLine: () => undefined,
  findUrlOwner: () => undefined,
}

const ROW = {
  category: 'laptops',
  manufacturer: 'Apple',
  series: 'MacBook',
  model: 'MacBook 99',
  released: '2030-01',
  prices: { 128: 185 },
}

function check(rows: readonly Readonly<Record<string, unknown>>[], changes: Partial<Context> = {}) {
  const context = { ...CONTEXT, ...changes }
  const numbered = rows.map((fields, index) => ({ line: index + 2, fields }))
  return claimPlaces(readRows(numbered, context), context)
}

const readEntry = (changes: Readonly<Record<string, unknown>>, context?: Partial<Context>) => {
  const { good, bad } = check([{ ...ROW, ...changes }], context)
  expect(bad).toEqual([])
  return good[0]?.entry
}

const findReason = (changes: Readonly<Record<string, unknown>>, context?: Partial<Context>) => {
  const { good, bad } = check([{ ...ROW, ...changes }], context)
  expect(good).toEqual([])
  expect(bad.map(({ line }) => line)).toEqual([2])
  return bad[0]?.reason
}

describe('a good row', () => {
  it('becomes a device with prices in every market, Polish ones in złoty', () => {
    const amounts = { at: 18_300, de: 18_500, en: 17_900, es: 17_500, fr: 18_100, it: 17_700, pl: 75_400 }
    expect(readEntry({})?.prices).toEqual(
      Object.fromEntries(Object.entries(amounts).map(([market, amount]) => [market, { 128: amount }])),
    )
  })

  it('may name the prices of a market itself, which are taken to the cent', () => {
    const prices = readEntry({ prices_pl: { 128: 799.99, 256: 0.29 } })?.prices
    expect(prices?.pl).toEqual({ 128: 79_999, 256: 29 })
    expect(prices?.de).toEqual({ 128: 18_500 })
  })

  it('is trimmed, and has no codes, terms or popularity unless it names them', () => {
    expect(readEntry({ manufacturer: ' Apple ', model: ' MacBook 99', series: 'MacBook ' })).toMatchObject({
      manufacturer: 'Apple',
      series: 'MacBook',
      model: 'MacBook 99',
      codes: [],
      terms: [],
      popularity: 0,
    })
  })

  it('brings its picture or takes the one that is found for it', () => {
    const found = { findForm: () => ({ kind: 'laptop', inch: 17 }) }
    expect(readEntry({ picture: LAPTOP }, found)?.form).toMatchObject({ inch: 13 })
    expect(readEntry({ picture: null }, found)?.form).toMatchObject({ inch: 17 })
    expect(readEntry({}, found)?.form).toMatchObject({ inch: 17 })
  })

  it('may be about a device that is there: then the address is its own', () => {
    expect(readEntry({ manufacturer: 'APPLE' }, { findUrlOwner: () => 'apple|MacBook 99' })).toBeDefined()
  })
})

describe('a bad row is named with its reason', () => {
  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ category: 'fridges' }, 'category: Invalid option'],
    [{ category: undefined }, 'category: '],
    [{ manufacturer: '' }, 'manufacturer: '],
    [{ manufacturer: '!?' }, 'manufacturer: must contain a letter or digit'],
    [{ manufacturer: 'M'.repeat(51) }, 'manufacturer: is too long'],
    [{ series: undefined }, 'series: '],
    [{ series: '+'.repeat(20) }, 'series: is too long'],
    [{ model: 'MacBook {inch}' }, 'model: may only contain {inch:…} and {gen:…}'],
    [{ model: 'x'.repeat(101) }, 'model: Too big'],
    [{ model: 'Mac\u0000Book' }, 'model: must be one line of text'],
    [{ model: 'Mac\nBook' }, 'model: must be one line of text'],
    [{ model: 'MacBook \ud83d' }, 'model: must be one line of text'],
    [{ model: 42 }, 'model: '],
    [{ released: '2030-13' }, 'released: must be YYYY-MM'],
    [{ released: '2030' }, 'released: must be YYYY-MM'],
    [{ released: '1949-12' }, 'released: must be YYYY-MM'],
    [{ codes: [''] }, 'codes.0: '],
    [{ codes: 'A1' }, 'codes: '],
    [{ terms: ['\u0000'] }, 'terms.0: must be one line of text'],
    [{ terms: Array(31).fill('word') }, 'terms: Too big'],
    [{ popularity: 101 }, 'popularity: Too big'],
    [{ popularity: 'much' }, 'popularity: '],
    [{ picture: 'photo.png' }, 'picture: '],
    [{ picture: { kind: 'fridge' } }, 'picture.kind: '],
    [{ picture: { kind: 'laptop', inch: 99 } }, 'picture.inch: Too big'],
    [{ form: LAPTOP }, 'form: use the column picture instead'],
    [{ colour: 'red' }, 'Unrecognized key: "colour"'],
    [{ prices_uk: { 0: 5 } }, 'Unrecognized key: "prices_uk"'],
    [{ 'too many cells': ['x'] }, 'Unrecognized key: "too many cells"'],
    [{ row: 1 }, 'Unrecognized key: "row"'],
  ])('%j: %s', (changes, reason) => {
    expect(findReason(changes)).toContain(reason)
  })

  it.each<[Readonly<Record<string, unknown>>, string]>([
    [{ prices: undefined }, 'prices: Invalid input: expected record, received undefined'],
    [{ prices: '128:cheap' }, 'prices: Invalid input: expected record, received string'],
    [{ prices: {} }, 'prices: must have at least one price'],
    [
      { prices: { 128: Number.POSITIVE_INFINITY } },
      'prices.128: Invalid input: expected number, received Infinity',
    ],
    [{ prices: { 128: 'cheap' } }, 'prices.128: Invalid input: expected number, received string'],
    [{ prices: { 128: -1 } }, 'prices.128: Too small: expected number to be >0'],
    [{ prices: { 128: 0.001 } }, 'prices.128: Too small: expected number to be >0'],
    [{ prices: { 128: 1e7 } }, 'prices.128: Too big: expected number to be <=100000000'],
    [{ prices: { '128 GB': 5 } }, 'prices: storage sizes must be whole gigabytes'],
    [{ prices: { 0.5: 5 } }, 'prices: storage sizes must be whole gigabytes'],
    [{ prices: { 99999: 5 } }, 'prices: storage sizes must be whole gigabytes'],
    [{ prices: { 0: 5, 128: 5 } }, 'prices: use storage sizes or the single size 0, not both'],
    [{ prices_pl: { 128: 'tanio' } }, 'prices_pl.128: Invalid input: expected number, received string'],
    [{ prices_at: {} }, 'prices_at: must have at least one price'],
  ])('about the prices once, as the column is called: %j: %s', (changes, reason) => {
    expect(findReason(changes)).toBe(reason)
  })

  it('with all of them at once', () => {
    const reason = findReason({ released: 'soon', prices: { 128: -1 }, popularity: -1 })
    expect(reason?.split('; ').map((part) => part.split(':')[0])).toEqual([
      'prices.128',
      'released',
      'popularity',
    ])
  })
})

describe('the address of a device', () => {
  it('must not belong to another one', () => {
    const findUrlOwner = (language: string, url: string) =>
      language === 'pl' && url === 'apple-macbook-99' ? 'apple|Macbook 99' : undefined
    expect(findReason({}, { findUrlOwner })).toBe(
      'the address apple-macbook-99 already belongs to apple|Macbook 99',
    )
  })

  it('must not be that of a list in any market', () => {
    expect(findReason({ manufacturer: 'Panoramica', model: 'X 1' })).toBe(
      'the name can’t be turned into an address in it',
    )
    expect(findReason({ manufacturer: 'M'.repeat(50), model: 'x'.repeat(90) })).toBe(
      `the name can’t be turned into an address in ${MARKET_IDS[0]}`,
    )
  })
})

describe('rows of one file', () => {
  it('are all reported, in their order', () => {
    const { good, bad } = check([ROW, { ...ROW, released: '' }, { ...ROW, model: 'MacBook 100' }, {}])
    expect(good).toMatchObject([
      { line: 2, entry: { model: 'MacBook 99' } },
      { line: 4, entry: { model: 'MacBook 100' } },
    ])
    expect(bad.map(({ line }) => line)).toEqual([3, 5])
  })

  it('must not be about the same device, however its maker is written', () => {
    const { bad } = check([ROW, { ...ROW, manufacturer: 'APPLE' }, ROW])
    expect(bad).toEqual([
      { line: 3, reason: 'this device is already in line 2' },
      { line: 4, reason: 'this device is already in line 2' },
    ])
  })

  it('must not be about a device of an earlier portion of the file', () => {
    const findLine = (key: string) => (key === 'apple|MacBook 99' ? 7 : undefined)
    expect(findReason({}, { findLine })).toBe('this device is already in line 7')
  })

  it('must not give two devices the same address', () => {
    const { bad } = check([
      ROW,
      { ...ROW, model: 'macbook-99' },
      { ...ROW, model: 'MacBook {inch:99}' },
      { ...ROW, model: 'MacBook 99-inch' },
    ])
    expect(bad).toEqual([
      { line: 3, reason: 'the address apple-macbook-99 already belongs to apple|MacBook 99' },
      { line: 5, reason: 'the address apple-macbook-99-inch already belongs to apple|MacBook {inch:99}' },
    ])
  })

  it('that are bad do not block later ones', () => {
    const { good } = check([{ ...ROW, released: '' }, ROW])
    expect(good.map(({ line }) => line)).toEqual([3])
  })
})
