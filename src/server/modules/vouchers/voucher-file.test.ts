import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { checkVoucherEntries, readVoucherFile } from '#server/modules/vouchers/voucher-file.ts'

const entry = (overrides: object = {}) => ({
  code: 'herbst-26',
  kind: 'FIXED',
  value: 10,
  currency: 'EUR',
  validFrom: '2026-11-01T00:00:00+01:00',
  ...overrides,
})

const percent = (overrides: object = {}) => entry({ kind: 'PERCENT', value: 7.5, ...overrides })

const check = (given: unknown) => checkVoucherEntries([given])[0]

describe('an entry of a voucher file', () => {
  it('needs little: by default it is open to all, once per customer, without an end', () => {
    expect(check(entry())).toEqual({
      number: 1,
      voucher: {
        code: 'HERBST-26',
        kind: 'FIXED',
        valueInCents: 1_000,
        currency: 'EUR',
        minTotalInCents: 0,
        categories: [],
        modes: [],
        variants: [],
        validFromMs: Date.parse('2026-10-31T23:00:00Z'),
        validToMs: null,
        perCustomer: 1,
      },
    })
  })

  it('may specify everything; lists are put in a fixed order', () => {
    const full = percent({
      minTotal: 99.99,
      maxValue: 25,
      categories: ['tablets', 'phones', 'phones'],
      modes: ['default'],
      variants: ['de', 'at'],
      validTo: '2027-01-01T00:00:00+01:00',
      perCustomer: 3,
    })
    expect(check(full)).toMatchObject({
      voucher: {
        kind: 'PERCENT',
        rateBp: 750,
        maxValueInCents: 2_500,
        minTotalInCents: 9_999,
        categories: ['phones', 'tablets'],
        modes: ['default'],
        variants: ['at', 'de'],
        validToMs: Date.parse('2026-12-31T23:00:00Z'),
        perCustomer: 3,
      },
    })
  })

  it.each([
    ['no object', null, 'entry: Invalid input'],
    ['a list', [], 'entry: Invalid input'],
    ['an unknown kind', entry({ kind: 'GIFT' }), 'kind: Invalid'],
    ['a field that there is not', entry({ max: 3 }), 'entry: Unrecognized key: "max"'],
    ['a limit of a fixed value', entry({ maxValue: 3 }), 'entry: Unrecognized key: "maxValue"'],
    ['a code with a blank', entry({ code: 'HERBST 26' }), 'code: must be 3 to 30 characters'],
    ['no currency', entry({ currency: undefined }), 'currency: Invalid'],
    ['another currency', entry({ currency: 'USD' }), 'currency: Invalid'],
    ['no value', entry({ value: 0 }), 'value: Too small'],
    ['a negative value', entry({ value: -5 }), 'value: Too small'],
    ['a value as text', entry({ value: '10' }), 'value: Invalid'],
    ['tenths of a cent', entry({ value: 1.001 }), 'value: must have no more than two decimal places'],
    ['more than a million', entry({ value: 1_000_000.01 }), 'value: Too big'],
    ['more than all', percent({ value: 100.5 }), 'value: Too big'],
    ['a negative least total', entry({ minTotal: -1 }), 'minTotal: Too small'],
    ['a limit of nothing', percent({ maxValue: 0 }), 'maxValue: Too small'],
    ['an unknown category', entry({ categories: ['toasters'] }), 'categories.0: Invalid'],
    ['an unknown mode', entry({ modes: ['b2b'] }), 'modes.0: Invalid'],
    ['an unknown market', entry({ variants: ['uk'] }), 'variants.0: Invalid'],
    ['a day without time and zone', entry({ validFrom: '2026-11-01' }), 'validFrom: must be a time'],
    ['a time without zone', entry({ validFrom: '2026-11-01T00:00:00' }), 'validFrom: must be a time'],
    ['a day that there is not', entry({ validFrom: '2026-02-30T00:00:00Z' }), 'validFrom: must be a time'],
    ['an end before its beginning', entry({ validTo: '2026-10-31T23:00:00Z' }), 'validTo: must be after'],
    ['no use', entry({ perCustomer: 0 }), 'perCustomer: Too small'],
    ['half a use', entry({ perCustomer: 1.5 }), 'perCustomer: Invalid'],
    [
      'a market of another currency',
      entry({ variants: ['de', 'pl'] }),
      'variants: pl pays in PLN, not in EUR',
    ],
  ])('with %s is refused', (_, given, reason) => {
    expect(check(given)).toEqual({ number: 1, reason: expect.stringContaining(reason) })
  })

  it('is refused when its code occurred before, in any case', () => {
    expect(
      checkVoucherEntries([entry(), entry({ code: 'other' }), entry({ code: ' HERBST-26' })]),
    ).toMatchObject([
      { number: 1, voucher: {} },
      { number: 2, voucher: {} },
      { number: 3, reason: 'code: HERBST-26 is already in entry 1' },
    ])
  })

  it('may have any amount in whole cents, which stays exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (cents) => {
        expect(check(entry({ value: cents / 100 }))).toMatchObject({ voucher: { valueInCents: cents } })
      }),
    )
  })

  it('never makes the check throw, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(check(given)).toMatchObject({ number: 1, reason: expect.any(String) })
      }),
    )
  })
})

describe('a voucher file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'voucher-file-'))
  const path = join(folder, 'vouchers.json')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('may be the example of the operators’ guide', () => {
    const guide = readFileSync(new URL('../../../../docs/vouchers.md', import.meta.url), 'utf8')
    writeFileSync(path, /```json\n(.*?)```/s.exec(guide)?.[1] ?? '')
    expect(
      readVoucherFile(path).map((read) => ('voucher' in read ? read.voucher.code : read.reason)),
    ).toEqual(['HERBST-26', 'TELEFON-75', 'ZIMA'])
  })

  it('is read with or without a byte order mark', () => {
    writeFileSync(path, `\uFEFF${JSON.stringify([entry(), null])}`)
    expect(readVoucherFile(path)).toMatchObject([
      { voucher: { code: 'HERBST-26' } },
      { reason: expect.stringMatching(/^entry/) },
    ])
  })

  it.each([
    ['is no JSON', 'HERBST;10', 'The file can’t be read: Unexpected token'],
    ['is no list', '{"code":"HERBST"}', 'The file isn’t a list of vouchers'],
    ['has nothing in it', '[]', 'The file has no vouchers'],
    ['is in an older encoding', Buffer.from('[{"code":"Fr\xfchling"}]', 'latin1'), 'The file isn’t UTF-8'],
  ])('that %s is refused as a whole', (_, content, reason) => {
    writeFileSync(path, content)
    expect(() => readVoucherFile(path)).toThrow(reason)
  })

  it('that does not exist is refused with the reason', () => {
    expect(() => readVoucherFile(join(folder, 'none.json'))).toThrow('The file can’t be read: ENOENT')
  })
})
