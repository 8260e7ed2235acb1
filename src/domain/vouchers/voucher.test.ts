import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'
import {
  applyVoucher,
  concealRefusal,
  type FixedVoucher,
  normaliseVoucherCode,
  type PercentVoucher,
  type Voucher,
  type VoucherSale,
} from '#domain/vouchers/voucher.ts'

const TERMS = {
  code: 'HERBST',
  currency: 'EUR',
  minTotalInCents: 0,
  categories: [],
  modes: [],
  variants: [],
  validFromMs: 1_000,
  validToMs: 2_000,
  perCustomer: 1,
} as const

const fixed = (overrides: Partial<FixedVoucher> = {}): Voucher => ({
  ...TERMS,
  kind: 'FIXED',
  valueInCents: 1_000,
  ...overrides,
})

const percent = (overrides: Partial<PercentVoucher> = {}): Voucher => ({
  ...TERMS,
  kind: 'PERCENT',
  rateBp: 1_000,
  maxValueInCents: null,
  ...overrides,
})

const sale = (overrides: Partial<VoucherSale> = {}): VoucherSale => ({
  lines: [
    { categoryId: 'phones', totalInCents: 28_000 },
    { categoryId: 'lenses', totalInCents: 5_500 },
  ],
  shopMode: 'default',
  market: 'de',
  currency: 'EUR',
  nowMs: 1_500,
  usedByCustomer: 0,
  ...overrides,
})

const phone = (totalInCents: number) => ({ lines: [{ categoryId: 'phones', totalInCents } as const] })

describe('a voucher adds', () => {
  it.each<[string, Voucher, Partial<VoucherSale>, number]>([
    ['its fixed value', fixed(), {}, 1_000],
    ['its fixed value even to a smaller sale', fixed({ valueInCents: 5_000 }), phone(500), 5_000],
    ['its share of everything', percent(), {}, 3_350],
    ['its share of the devices it is for', percent({ categories: ['phones', 'tablets'] }), {}, 2_800],
    ['whole cents: the rest is cut', percent({ rateBp: 333 }), phone(999), 33],
    ['no more than its limit', percent({ maxValueInCents: 2_000 }), {}, 2_000],
    ['a share that just meets its limit', percent({ maxValueInCents: 3_350 }), {}, 3_350],
    [
      'an exact share of a sum beyond floating point',
      percent({ rateBp: 9_999 }),
      phone(9e12),
      8_999_100_000_000,
    ],
    ['its value from its least total on', fixed({ minTotalInCents: 33_500 }), {}, 1_000],
    ['its value in its first moment', fixed(), { nowMs: 1_000 }, 1_000],
    ['its value in its last moment', fixed(), { nowMs: 1_999 }, 1_000],
    ['its value at any time, without an end', fixed({ validToMs: null }), { nowMs: 9e15 }, 1_000],
    ['its value in a mode it is for', fixed({ modes: ['agan'] }), { shopMode: 'agan' }, 1_000],
    ['its value in a market it is for', fixed({ variants: ['at', 'de'] }), {}, 1_000],
    ['złoty in Poland', fixed({ currency: 'PLN' }), { market: 'pl', currency: 'PLN' }, 1_000],
    [
      'its value a second time, where that is allowed',
      fixed({ perCustomer: 2 }),
      { usedByCustomer: 1 },
      1_000,
    ],
  ])('%s', (_, voucher, overrides, valueInCents) => {
    expect(applyVoucher(voucher, sale(overrides))).toEqual({ kind: 'applied', valueInCents })
  })
})

describe('a voucher is refused', () => {
  it.each<[string, Voucher | null, Partial<VoucherSale>, string, object]>([
    ['that there is not', null, {}, 'UNKNOWN', {}],
    ['before its time', fixed(), { nowMs: 999 }, 'UNKNOWN', {}],
    ['after its time', fixed(), { nowMs: 2_000 }, 'EXPIRED', { validToMs: 2_000 }],
    ['in another shop mode', fixed({ modes: ['default', 'agan'] }), { shopMode: 'b2bWidget' }, 'MODE', {}],
    ['in another market', fixed({ variants: ['at'] }), {}, 'MODE', {}],
    ['where another currency is paid', fixed({ currency: 'PLN' }), {}, 'MODE', {}],
    ['when the customer has used it', fixed(), { usedByCustomer: 1 }, 'USED', { perCustomer: 1 }],
    [
      'without a device it is for',
      fixed({ categories: ['consoles', 'cameras'] }),
      {},
      'CATEGORY',
      { categories: 'consoles,cameras' },
    ],
    [
      'one cent below its least total',
      fixed({ minTotalInCents: 33_501 }),
      {},
      'MIN',
      { minTotalInCents: 33_501, totalInCents: 33_500, currency: 'EUR' },
    ],
    [
      'when only other devices would reach its least total',
      percent({ minTotalInCents: 10_000, categories: ['lenses'] }),
      {},
      'MIN',
      { minTotalInCents: 10_000, totalInCents: 5_500, currency: 'EUR' },
    ],
    [
      'for an empty cart',
      fixed(),
      { lines: [] },
      'MIN',
      { minTotalInCents: 1, totalInCents: 0, currency: 'EUR' },
    ],
    [
      'when its share is less than a cent',
      percent({ rateBp: 300 }),
      phone(33),
      'MIN',
      { minTotalInCents: 34, totalInCents: 33, currency: 'EUR' },
    ],
  ])('%s', (_, voucher, overrides, reason, params) => {
    expect(applyVoucher(voucher, sale(overrides))).toEqual({ kind: 'refused', reason, params })
  })

  it('for the first reason in the documented order', () => {
    const nothingFits: Partial<FixedVoucher> = {
      validToMs: 1_200,
      modes: ['agan'],
      categories: ['consoles'],
      minTotalInCents: 99_999,
    }
    const reasons = [
      applyVoucher(fixed(nothingFits), sale({ nowMs: 1, usedByCustomer: 1 })),
      applyVoucher(fixed(nothingFits), sale({ usedByCustomer: 1 })),
      applyVoucher(fixed({ ...nothingFits, validToMs: null }), sale({ usedByCustomer: 1 })),
      applyVoucher(fixed({ ...nothingFits, validToMs: null, modes: [] }), sale({ usedByCustomer: 1 })),
      applyVoucher(fixed({ ...nothingFits, validToMs: null, modes: [] }), sale()),
      applyVoucher(fixed({ minTotalInCents: 99_999 }), sale()),
    ].map((result) => (result.kind === 'refused' ? result.reason : result.kind))
    expect(reasons).toEqual(['UNKNOWN', 'EXPIRED', 'MODE', 'USED', 'CATEGORY', 'MIN'])
  })
})

const cents = fc.integer({ min: 1, max: 10_000_000 })
const terms = {
  code: fc.constant('HERBST'),
  currency: fc.constantFrom('EUR' as const, 'PLN' as const),
  minTotalInCents: fc.oneof(fc.constant(0), cents),
  categories: fc.subarray([...CATEGORY_IDS]),
  modes: fc.subarray([...SHOP_MODES]),
  variants: fc.subarray([...MARKET_IDS]),
  validFromMs: fc.integer({ min: 0, max: 20 }),
  validToMs: fc.option(fc.integer({ min: 20, max: 40 })),
  perCustomer: fc.integer({ min: 1, max: 3 }),
}
const anyVoucher: fc.Arbitrary<Voucher> = fc.oneof(
  fc.record({ ...terms, kind: fc.constant('FIXED' as const), valueInCents: cents }),
  fc.record({
    ...terms,
    kind: fc.constant('PERCENT' as const),
    rateBp: fc.integer({ min: 1, max: 10_000 }),
    maxValueInCents: fc.option(cents),
  }),
)
const anyLine = fc.record({ categoryId: fc.constantFrom(...CATEGORY_IDS), totalInCents: cents })
const anySale: fc.Arbitrary<VoucherSale> = fc.record({
  lines: fc.array(anyLine, { maxLength: 6 }),
  shopMode: fc.constantFrom(...SHOP_MODES),
  market: fc.constantFrom(...MARKET_IDS),
  currency: fc.constantFrom('EUR' as const, 'PLN' as const),
  nowMs: fc.integer({ min: 0, max: 40 }),
  usedByCustomer: fc.integer({ min: 0, max: 3 }),
})

describe('any voucher in any sale', () => {
  it('adds a positive number of whole cents, never more than its limit', () => {
    fc.assert(
      fc.property(anyVoucher, anySale, (voucher, given) => {
        const result = applyVoucher(voucher, given)
        if (result.kind === 'refused') return
        expect(Number.isSafeInteger(result.valueInCents)).toBe(true)
        expect(result.valueInCents).toBeGreaterThan(0)
        if (voucher.kind === 'FIXED') expect(result.valueInCents).toBe(voucher.valueInCents)
        else {
          const total = given.lines.reduce((sum, line) => sum + line.totalInCents, 0)
          expect(result.valueInCents * 10_000).toBeLessThanOrEqual(total * voucher.rateBp)
          expect(result.valueInCents).toBeLessThanOrEqual(voucher.maxValueInCents ?? Number.POSITIVE_INFINITY)
        }
      }),
    )
  })

  it('never adds less after a device is added', () => {
    fc.assert(
      fc.property(anyVoucher, anySale, anyLine, (voucher, given, line) => {
        const before = applyVoucher(voucher, given)
        if (before.kind === 'refused') return
        const after = applyVoucher(voucher, { ...given, lines: [...given.lines, line] })
        expect(after).toMatchObject({ kind: 'applied' })
        if (after.kind === 'applied') expect(after.valueInCents).toBeGreaterThanOrEqual(before.valueInCents)
      }),
    )
  })

  it('depends neither on the order of devices nor on those it does not cover', () => {
    fc.assert(
      fc.property(anyVoucher, anySale, (voucher, given) => {
        const counts = ({ categoryId }: VoucherSale['lines'][number]) =>
          voucher.categories.length === 0 || voucher.categories.includes(categoryId)
        const lines = given.lines.filter(counts).reverse()
        expect(applyVoucher(voucher, { ...given, lines })).toEqual(applyVoucher(voucher, given))
      }),
    )
  })

  it('is never used too often, or outside its period, shop and currency', () => {
    fc.assert(
      fc.property(anyVoucher, anySale, (voucher, given) => {
        if (applyVoucher(voucher, given).kind === 'refused') return
        expect(given.usedByCustomer).toBeLessThan(voucher.perCustomer)
        expect(given.nowMs).toBeGreaterThanOrEqual(voucher.validFromMs)
        expect(given.nowMs).toBeLessThan(voucher.validToMs ?? Number.POSITIVE_INFINITY)
        expect(given.currency).toBe(voucher.currency)
        if (voucher.modes.length > 0) expect(voucher.modes).toContain(given.shopMode)
        if (voucher.variants.length > 0) expect(voucher.variants).toContain(given.market)
      }),
    )
  })
})

describe('a typed code', () => {
  it.each([
    ['HERBST-26', 'HERBST-26'],
    ['  herbst-26\n', 'HERBST-26'],
    ['abc', 'ABC'],
    ['a'.repeat(30), 'A'.repeat(30)],
    ['a'.repeat(31), null],
    ['ab', null],
    ['', null],
    ['herbst 26', null],
    ['herbst_26', null],
    ['spaß', null],
    ['ıstanbul', null],
    ['ſommer', null],
    ['ＨＥＲＢＳＴ', null],
    ['HERBST\0', null],
    ["' or 1=1 --", null],
  ])('%j is read as %j', (typed, code) => {
    expect(normaliseVoucherCode(typed)).toBe(code)
  })

  it('does not change when it is read again', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^ *[A-Za-z0-9-]{2,31} *$/)),
        (typed) => {
          const code = normaliseVoucherCode(typed)
          if (code === null) return
          expect(code).toMatch(/^[A-Z0-9-]{3,30}$/)
          expect(normaliseVoucherCode(code)).toBe(code)
        },
      ),
    )
  })
})

describe('a refusal that a stranger reads', () => {
  it.each(['UNKNOWN', 'EXPIRED', 'USED'] as const)(
    'says no more about %s than that it is unusable',
    (reason) => {
      const refusal = { kind: 'refused', reason, params: { perCustomer: 1 } } as const
      expect(concealRefusal(refusal)).toEqual({ kind: 'refused', reason: 'UNUSABLE', params: {} })
    },
  )

  it.each(['MIN', 'CATEGORY', 'MODE'] as const)('explains %s, which is about the cart', (reason) => {
    const refusal = { kind: 'refused', reason, params: {} } as const
    expect(concealRefusal(refusal)).toEqual(refusal)
  })
})
