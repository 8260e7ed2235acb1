import { MARKETS } from '#markets/markets.ts'
import { getCorrespondenceTranslator } from '#messages/correspondence/correspondence.ts'
import type { SlipInput, SlipLine } from '#server/documents/slip-input.ts'
import type { ShipmentRequest } from '#server/ports/carrier/carrier.ts'

export const createShipmentRequest = (overrides: Partial<ShipmentRequest> = {}): ShipmentRequest => ({
  parcelNumber: 'R1000042',
  market: MARKETS.de,
  audience: 'people',
  deviceCount: 2,
  createdAt: new Date('2026-11-14T23:30:00Z'),
  sender: {
    lines: ['Jürgen Großmann'],
    street: 'Königsallee 27',
    zip: '40212',
    city: 'Düsseldorf',
    country: 'DE',
  },
  ...overrides,
})

export const createSlipLine = (overrides: Partial<SlipLine> = {}): SlipLine => ({
  number: 1,
  name: 'Apple iPhone 13 Pro',
  ...overrides,
})

export const createSlipInput = (overrides: Partial<SlipInput> = {}): SlipInput => {
  const market = overrides.market ?? MARKETS.de
  return {
    market,
    translate: getCorrespondenceTranslator(market),
    parcelNumber: 'R1000042',
    createdAt: new Date('2026-11-14T23:30:00Z'),
    sendBy: new Date('2026-12-05T23:30:00Z'),
    sellerName: 'Jürgen Großmann',
    lines: [createSlipLine()],
    ...overrides,
  }
}

/** Texts that a visitor may type into a form, by mistake or on purpose. */
export const HOSTILE_TEXTS: readonly (readonly [string, string])[] = [
  ['a name of 200 letters without a space', 'W'.repeat(200)],
  ['a name of 200 letters with spaces', 'Wilhelmine '.repeat(18)],
  ['control characters', 'Jo\u0000hn\u0007\r\n\tDoe\u001b[31m\u0085'],
  ['text from right to left', 'שלום עולם مرحبا'],
  ['marks that turn the direction', '\u202eevil\u202c \u2066x\u2069 \u200f'],
  ['emoji', '😀 👨‍👩‍👧‍👦 🇩🇪 1️⃣ ✌🏽'],
  ['towers of accents', `Z${'\u0301\u0302\u0303'.repeat(60)}algo`],
  ['half of a character', 'a\ud83d b\ude00'],
  ['Chinese', '北京市朝阳区'],
  ['a text of a megabyte', 'x y'.repeat(350_000)],
  ['nothing', ''],
  ['spaces', ' \u00a0\u2003\u200b '],
]
