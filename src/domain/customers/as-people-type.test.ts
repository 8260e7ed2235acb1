import { describe, expect, it } from 'vitest'
import { readAddress, readBirthDate, readPersonName } from '#domain/customers/person-fields.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'

const TODAY = { year: 2026, month: 11, day: 15 }

/** What people type, and what the shop makes of it; null where a person would be told about a mistake. */
type Table = Readonly<Record<string, string | null>>

/** The same in every market: day, month and year in this order, whatever is between them. */
const DATES: Table = {
  '23.04.1990': '1990-04-23',
  '23/04/1990': '1990-04-23',
  '23-04-1990': '1990-04-23',
  '23 04 1990': '1990-04-23',
  '23 4 1990': '1990-04-23',
  '23.4.90': '1990-04-23',
  '23/4/90': '1990-04-23',
  '23041990': '1990-04-23',
  '230490': '1990-04-23',
  ' 23.04.1990 ': '1990-04-23',
  '23. 4. 1990': '1990-04-23',
  '23 / 04 / 1990': '1990-04-23',
  '23–04–1990': '1990-04-23',
  '23,04,1990': '1990-04-23',
  '1990-04-23': '1990-04-23',
  '1.1.1950': '1950-01-01',
  '29.02.2004': '2004-02-29',
  '15.11.2008': '2008-11-15',
  '16.11.2008': null,
  '29.02.2003': null,
  '31.04.1990': null,
  '04/23/1990': null,
  '23.04': null,
  '1990': null,
  '2341990': null,
  '23.04.190': null,
  '23.04.2030': null,
  '23.04.1890': null,
  '23. April 1990': null,
  heute: null,
  '': null,
}

const NAMES: Table = {
  Mara: 'Mara',
  '  Mara  ': 'Mara',
  'Anna  Lena': 'Anna Lena',
  'ANNA-LENA': 'ANNA-LENA',
  'mara müller': 'mara müller',
  "O'Neill": "O'Neill",
  'O’Neill': 'O’Neill',
  'D´Angelo': 'D´Angelo',
  'von der Leyen': 'von der Leyen',
  'Müller-Lüdenscheidt': 'Müller-Lüdenscheidt',
  'Jo\u0308rg': 'Jörg',
  'Dr. Anna': 'Dr. Anna',
  'Hans-J.': 'Hans-J.',
  Li: 'Li',
  X: 'X',
  'Nguyễn Thị': 'Nguyễn Thị',
  Ελένη: 'Ελένη',
  Мария: 'Мария',
  'Mara\u200b': 'Mara',
  '': null,
  '   ': null,
  '-': null,
  '12345': null,
  'mara@example.org': null,
  'www.example.org': null,
  '<b>Mara</b>': null,
  'Mara 0151 1234567': null,
  'Mara 😀': null,
  'Mara €': null,
}

const FIVE_DIGITS: Table = {
  '10115': '10115',
  ' 10115 ': '10115',
  '10 115': '10115',
  '00100': '00100',
  '1011': null,
  '101155': null,
  '1011a': null,
  'PL-10115': null,
  '10-11-5-6': null,
  '': null,
}

const LOCAL: Readonly<Record<MarketId, { readonly zips: Table; readonly names: Table }>> = {
  at: {
    zips: {
      '1010': '1010',
      ' 8010': '8010',
      'A-1010': '1010',
      'AT 1010': '1010',
      '10 10': '1010',
      '101': null,
      '10115': null,
      'D-1010': null,
      '101o': null,
      '': null,
    },
    names: { Österreicher: 'Österreicher', Strauß: 'Strauß', 'Mag. Eva': 'Mag. Eva' },
  },
  de: {
    zips: { ...FIVE_DIGITS, 'D-10115': '10115', 'DE-10115': '10115', 'A-10115': null },
    names: { Weiß: 'Weiß', 'Freiherr von Stein': 'Freiherr von Stein', Åse: 'Åse' },
  },
  en: {
    zips: { ...FIVE_DIGITS, 'FI-00100': '00100', 'EE 10111': '10111', 'SW1A 1AA': null },
    names: { 'Mary Jane': 'Mary Jane', "D'Arcy": "D'Arcy", 'St. John': 'St. John' },
  },
  es: {
    zips: { ...FIVE_DIGITS, '28013': '28013', 'E-28013': '28013', '28.013': null },
    names: {
      'García Núñez': 'García Núñez',
      'Mª Carmen': 'Mª Carmen',
      'de la Cruz y Peña': 'de la Cruz y Peña',
    },
  },
  fr: {
    zips: {
      '75001': '75001',
      '75 001': '75001',
      'F-75001': '75001',
      '01000': '01000',
      '97400': '97400',
      '00100': null,
      '99000': null,
      '2A004': null,
      '7500': null,
      '': null,
    },
    names: { 'Jean-François': 'Jean-François', 'L’Hôpital': 'L’Hôpital', Œdipe: 'Œdipe' },
  },
  it: {
    zips: { ...FIVE_DIGITS, '00184': '00184', 'I-00184': '00184', 'V-00120': null },
    names: { "Dell'Acqua": "Dell'Acqua", 'De Niccolò': 'De Niccolò', "D' Angelo": "D' Angelo" },
  },
  pl: {
    zips: {
      '00-001': '00-001',
      '00001': '00-001',
      '00 001': '00-001',
      '00–001': '00-001',
      ' 31-042 ': '31-042',
      'PL 00-001': '00-001',
      '0000': null,
      '000011': null,
      '00-0o1': null,
      '': null,
    },
    names: { Łuczak: 'Łuczak', 'Wiśniewska-Żak': 'Wiśniewska-Żak', Śćibor: 'Śćibor' },
  },
}

const readZip = (id: MarketId, zip: string) => {
  const empty = { street: 'Hof', houseNumber: '', addressExtra: '', city: 'Hof', country: '' }
  return readAddress({ ...empty, zip }, MARKETS[id]).zip
}

const makeOf = (reading: { readonly value: string | null; readonly problem?: unknown }): string | null =>
  reading.problem ? null : reading.value

describe.each(MARKET_IDS)('what people type in %s', (id) => {
  const { zips, names } = LOCAL[id]
  const allNames = { ...NAMES, ...names }

  it('is at least sixty different things', () => {
    const inputs = [DATES, allNames, zips].flatMap((table) => Object.keys(table))
    expect(inputs.length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(DATES))('as a birth date: %j is %j', (typed, expected) => {
    expect(makeOf(readBirthDate(typed, { today: TODAY }))).toBe(expected)
  })

  it.each(Object.entries(zips))('as a postal code: %j is %j', (typed, expected) => {
    expect(makeOf(readZip(id, typed))).toBe(expected)
  })

  it.each(Object.entries(allNames))('as a name: %j is %j', (typed, expected) => {
    expect(makeOf(readPersonName(typed))).toBe(expected)
  })
})
