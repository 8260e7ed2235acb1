export type IbanProblemKey = 'IBAN_FORMAT' | 'IBAN_COUNTRY' | 'IBAN_LENGTH' | 'IBAN_CHECKSUM'

export type IbanReading =
  | { readonly kind: 'iban'; readonly iban: string }
  | {
      readonly kind: 'problem'
      readonly key: IbanProblemKey
      readonly params?: Readonly<Record<string, string | number>>
    }

// SEPA as of May 2026, and Gibraltar, which takes part through the United Kingdom.
// Territories without an IBAN prefix (Jersey, Réunion, Åland) use that of their country.
const SEPA_LENGTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AD: 24,
    AL: 28,
    AT: 20,
    BE: 16,
    BG: 22,
    CH: 21,
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    EE: 20,
    ES: 24,
    FI: 18,
    FR: 27,
    GB: 22,
    GI: 23,
    GR: 27,
    HR: 21,
    HU: 28,
    IE: 22,
    IS: 26,
    IT: 27,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MT: 31,
    NL: 18,
    NO: 15,
    PL: 28,
    PT: 25,
    RO: 24,
    RS: 22,
    SE: 24,
    SI: 19,
    SK: 24,
    SM: 27,
    VA: 22,
  }),
)

const IGNORED = /[\s\p{Pd}\p{Cf}]/gu
// In Poland, accounts are usually written as 26 digits without the country code.
const POLISH_NRB = /^\d{26}$/

/** The remainder modulo 97, digit by digit: the whole number exceeds exact arithmetic. */
const computeRemainder97 = (characters: string): number =>
  [...characters].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

const hasValidChecksum = (iban: string): boolean => {
  const check = Number(iban.slice(2, 4))
  // 00, 01 and 99 leave the same remainder as 97, 98 and 02, but no bank issues them.
  return check >= 2 && check <= 98 && computeRemainder97(iban.slice(4) + iban.slice(0, 4)) === 1
}

/** The IBAN that a seller typed in compact form, if SEPA payments can reach it. */
export function readIban(text: string): IbanReading {
  const compact = text.replace(IGNORED, '').toUpperCase()
  const iban = POLISH_NRB.test(compact) ? `PL${compact}` : compact
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { kind: 'problem', key: 'IBAN_FORMAT' }
  const country = iban.slice(0, 2)
  const length = SEPA_LENGTHS.get(country)
  if (length === undefined) return { kind: 'problem', key: 'IBAN_COUNTRY', params: { country } }
  if (iban.length !== length) return { kind: 'problem', key: 'IBAN_LENGTH', params: { country, length } }
  return hasValidChecksum(iban) ? { kind: 'iban', iban } : { kind: 'problem', key: 'IBAN_CHECKSUM' }
}

/** An IBAN in groups of four, as printed. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

/** Shows enough of an IBAN to recognise it, and too little to use it. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`
