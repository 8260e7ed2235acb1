export interface StreetAndNumber {
  readonly street: string
  readonly houseNumber: string
}

/** The limit of the field: a longer number stays in the line, where nothing of it is lost. */
const NUMBER_MAX = 10

/** No number has more words: `12 m. 5`. */
const NUMBER_WORDS = 3

/** Countries where the number comes before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR'])

/** Countries that write a comma between street and number. */
const COMMA_BETWEEN: ReadonlySet<string> = new Set(['ES', 'IT'])

// 12, 12a, 12 a, 12-14, 12/3/4, 10/B, 12 1/2; in Poland also 12 m. 5.
const LAST_NUMBER =
  /^\d{1,5}\s?\p{L}?(?:\s?[-–/]\s?(?:\d{1,4}\p{L}?|\p{L})){0,3}(?:\s\d\/\d|\s(?:m|lok)\.?\s?\d{1,4})?$/iu

// 12, 12B, 12 bis, 12-14.
const FIRST_NUMBER = /^\d{1,5}(?:\s?[-–/]\s?\d{1,5})?(?:\s?(?:bis|ter|quater|[a-f])|\p{L})?$/iu

// `nº 12`: the sign belongs to neither.
const SIGN = /^n[r°º]\.?\s?(?=\d)/iu
const SIGN_WORD = /\sn[r°º]\.?$/iu

// A number behind one of these is that of a door or a floor.
const UNIT_WORD = /\s(?:top|tür|stiege|stg|whg|apt|int|scala|piso|puerta|esc|lok|m)\.?$/iu

const isStreet = (text: string): boolean => /[\p{L}\d]/u.test(text)

const dropComma = (text: string): string => (text.endsWith(',') ? text.slice(0, -1).trim() : text.trim())

/** Every place between two words. */
const listCuts = (line: string): readonly number[] =>
  Array.from(line.matchAll(/[\s,]/gu), ({ index }) => index + 1)

const isNumber = (text: string, pattern: RegExp): boolean => text.length <= NUMBER_MAX && pattern.test(text)

function splitAtEnd(line: string): StreetAndNumber | null {
  for (const cut of listCuts(line).slice(-NUMBER_WORDS)) {
    const houseNumber = line.slice(cut).trim().replace(SIGN, '')
    const street = dropComma(line.slice(0, cut).trim()).replace(SIGN_WORD, '')
    if (isNumber(houseNumber, LAST_NUMBER) && isStreet(street) && !UNIT_WORD.test(street))
      return { street, houseNumber }
  }
  return null
}

function splitAtStart(line: string): StreetAndNumber | null {
  for (const cut of listCuts(line).slice(0, NUMBER_WORDS).reverse()) {
    const houseNumber = dropComma(line.slice(0, cut).trim())
    const street = line.slice(cut).trim()
    if (isNumber(houseNumber, FIRST_NUMBER) && isStreet(street)) return { street, houseNumber }
  }
  return null
}

/**
 * Takes a line such as `Lange Straße 12a` or, in France, `12 bis rue de Rivoli` apart, as browsers fill it in and people
 * type it. Without a number, all of it is the street.
 */
export function splitStreetLine(line: string, country: string): StreetAndNumber {
  const parts = NUMBER_FIRST.has(country) ? splitAtStart(line) : splitAtEnd(line)
  return parts ?? { street: line, houseNumber: '' }
}

/** Street and number in one line, in the order of the country. */
export function joinStreetLine({ street, houseNumber }: StreetAndNumber, country: string): string {
  if (houseNumber === '') return street
  if (NUMBER_FIRST.has(country)) return `${houseNumber} ${street}`
  return COMMA_BETWEEN.has(country) ? `${street}, ${houseNumber}` : `${street} ${houseNumber}`
}
