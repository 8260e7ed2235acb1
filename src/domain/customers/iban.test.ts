import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIban, maskIban, readIban } from '#domain/customers/iban.ts'

/** The examples that the IBAN registry publishes for each SEPA country. */
const PUBLISHED = [
  'AD12 0001 2030 2003 5910 0100',
  'AL47 2121 1009 0000 0002 3569 8741',
  'AT61 1904 3002 3457 3201',
  'BE68 5390 0754 7034',
  'BG80 BNBG 9661 1020 3456 78',
  'CH93 0076 2011 6238 5295 7',
  'CY17 0020 0128 0000 0012 0052 7600',
  'CZ65 0800 0000 1920 0014 5399',
  'DE89 3704 0044 0532 0130 00',
  'DK50 0040 0440 1162 43',
  'EE38 2200 2210 2014 5685',
  'ES91 2100 0418 4502 0005 1332',
  'FI21 1234 5600 0007 85',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'GI75 NWBK 0000 0000 7099 453',
  'GR16 0110 1250 0000 0001 2300 695',
  'HR12 1001 0051 8630 0016 0',
  'HU42 1177 3016 1111 1018 0000 0000',
  'IE29 AIBK 9311 5212 3456 78',
  'IS14 0159 2600 7654 5510 7303 39',
  'IT60 X054 2811 1010 0000 0123 456',
  'LI21 0881 0000 2324 013A A',
  'LT12 1000 0111 0100 1000',
  'LU28 0019 4006 4475 0000',
  'LV80 BANK 0000 4351 9500 1',
  'MC58 1122 2000 0101 2345 6789 030',
  'MD24 AG00 0225 1000 1310 4168',
  'ME25 5050 0001 2345 6789 51',
  'MK07 2501 2000 0058 984',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'RO49 AAAA 1B31 0075 9384 0000',
  'RS35 2600 0560 1001 6113 79',
  'SE45 5000 0000 0583 9825 7466',
  'SI56 2633 0001 2039 086',
  'SK31 1200 0000 1987 4263 7541',
  'SM86 U032 2509 8000 0000 0270 100',
  'VA59 0011 2300 0012 3456 78',
]

const compactOf = (iban: string) => iban.replaceAll(' ', '')
const ibans = fc.constantFrom(...PUBLISHED.map(compactOf))
const keyOf = (text: string) => {
  const reading = readIban(text)
  return reading.kind === 'problem' ? reading.key : null
}

describe('an IBAN', () => {
  it.each(PUBLISHED)('%s is accepted, and printed like this', (printed) => {
    const reading = readIban(printed)
    expect(reading).toEqual({ kind: 'iban', iban: compactOf(printed) })
    expect(formatIban(compactOf(printed))).toBe(printed)
  })

  it.each([
    'de89 3704 0044 0532 0130 00',
    ' DE89-3704-0044-0532-0130-00 ',
    'DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000',
    '\u202dDE89370400440532013000\u202c',
    'DE89–3704004405–32013000\n',
  ])('may have blanks, dashes and lower-case letters: %j', (typed) => {
    expect(readIban(typed)).toEqual({ kind: 'iban', iban: 'DE89370400440532013000' })
  })

  it.each(['61109010140000071219812874', '61 1090 1014 0000 0712 1981 2874'])(
    'of Poland may lack its country code: %s',
    (typed) => {
      expect(readIban(typed)).toEqual({ kind: 'iban', iban: 'PL61109010140000071219812874' })
    },
  )

  it.each([
    ['', 'IBAN_FORMAT', undefined],
    ['DE', 'IBAN_FORMAT', undefined],
    ['DE89', 'IBAN_FORMAT', undefined],
    ['0532013000', 'IBAN_FORMAT', undefined],
    ['DE89 3704 0044 0532 0130 0!', 'IBAN_FORMAT', undefined],
    ['DEA9370400440532013000', 'IBAN_FORMAT', undefined],
    ['ＤＥ89370400440532013000', 'IBAN_FORMAT', undefined],
    ['DE٨٩370400440532013000', 'IBAN_FORMAT', undefined],
    ['US64SVBKUS6S3300958879', 'IBAN_COUNTRY', { country: 'US' }],
    ['TR330006100519786457841326', 'IBAN_COUNTRY', { country: 'TR' }],
    ['BA391290079401028494', 'IBAN_COUNTRY', { country: 'BA' }],
    ['FO6264600001631634', 'IBAN_COUNTRY', { country: 'FO' }],
    ['DE8937040044053201300', 'IBAN_LENGTH', { country: 'DE', length: 22 }],
    ['DE893704004405320130000', 'IBAN_LENGTH', { country: 'DE', length: 22 }],
    [`NO93${'8'.repeat(400)}`, 'IBAN_LENGTH', { country: 'NO', length: 15 }],
    ['DE88370400440532013000', 'IBAN_CHECKSUM', undefined],
    ['61109010140000071219812875', 'IBAN_CHECKSUM', undefined],
  ])('%j is refused: %s', (typed, key, params) => {
    expect(readIban(typed)).toEqual({ kind: 'problem', key, ...(params && { params }) })
  })

  it('with check digits that no bank issues is refused, although the remainder fits', () => {
    const withCheck = (check: number) => `DE${String(check).padStart(2, '0')}370400440532013`
    const fitting = Array.from({ length: 100 * 1_000 }, (_, index) =>
      withCheck(index % 100).concat(String(Math.floor(index / 100)).padStart(3, '0')),
    )
    const accepted = fitting.filter((iban) => keyOf(iban) === null)
    expect(accepted).toHaveLength(1_000)
    expect(accepted.filter((iban) => /^DE(00|01|99)/.test(iban))).toEqual([])
  })

  it('with one wrong character is always refused', () => {
    fc.assert(
      fc.property(ibans, fc.nat({ max: 40 }), fc.constantFrom(...'0123456789'), (iban, at, digit) => {
        const place = 2 + (at % (iban.length - 2))
        fc.pre(/\d/.test(iban[place] ?? '') && iban[place] !== digit)
        expect(keyOf(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe('IBAN_CHECKSUM')
      }),
    )
  })

  it('with two adjacent digits swapped is always refused', () => {
    fc.assert(
      fc.property(ibans, fc.nat({ max: 40 }), (iban, at) => {
        const place = 4 + (at % (iban.length - 5))
        const [a = '', b = ''] = iban.slice(place, place + 2)
        fc.pre(a !== b && /^\d\d$/.test(a + b))
        expect(keyOf(iban.slice(0, place) + b + a + iban.slice(place + 2))).toBe('IBAN_CHECKSUM')
      }),
    )
  })

  it('is read back from its printed form, and reading never throws', () => {
    fc.assert(
      fc.property(fc.oneof(ibans, fc.string(), fc.string({ unit: 'binary' })), (typed) => {
        const reading = readIban(typed)
        if (reading.kind === 'iban') expect(readIban(formatIban(reading.iban))).toEqual(reading)
      }),
    )
  })
})

describe('a masked IBAN', () => {
  it('shows country, check digits and the last four characters', () => {
    expect(maskIban('DE89370400440532013000')).toBe('DE89 •••• •••• 3000')
  })

  it('hides everything else, including its length', () => {
    fc.assert(
      fc.property(ibans, (iban) => {
        expect(maskIban(iban)).toBe(`${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`)
      }),
    )
  })
})
