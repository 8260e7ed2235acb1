import { separateZip } from '#domain/markets/is-zip.ts'
import { formatMarketDate, parseTypedDate } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { findCallingCode, group, PHONE_GROUPS } from './format-phone.ts'

/**
 * How a text looks while it is typed: with the separators that people expect, put in as soon as the next character needs
 * them and never at the end. What cannot be understood stays as it is.
 */

const BLANKS = /[\s\p{Cf}]/gu

type DateMarket = Pick<PublicMarket, 'dateFormat'>

const DATE_SEPARATORS = /[\s.,/\p{Pd}]+/u

/** How many digits belong to the day or the month: no day begins with a 4, no month with a 2. */
const countDigits = (part: string, highestFirst: number): number => (Number(part[0]) > highestFirst ? 1 : 2)

const cut = (part: string, highestFirst: number): readonly [string, string] => {
  const length = countDigits(part, highestFirst)
  return [part.slice(0, length), part.slice(length)]
}

/** Digits that were typed without separators flow into day, month and year. */
function separateDate(parts: readonly string[]): readonly string[] {
  const [first = '', second = ''] = parts
  if (parts.length > 2) return parts
  const [day, afterDay] = cut(first, 3)
  if (parts.length === 1 && afterDay !== '') return [day, ...cut(afterDay, 1)].filter((part) => part !== '')
  const [month, year] = cut(second, 1)
  return year === '' ? parts : [first, month, year]
}

/** A date with the market's separators: `2304` is shown as `23.04`. */
export function formatDateAsTyped(market: DateMarket, text: string): string {
  // Pasted, or filled in by a browser, which puts the year first.
  const whole = /^\d{8}$|^\d{4}-\d\d-\d\d$/.test(text) ? parseTypedDate(text, 0) : null
  if (whole) return formatMarketDate(market, whole)
  if (!/^[\d\s.,/\p{Pd}]*$/u.test(text)) return text
  const parts = text.trimStart().split(DATE_SEPARATORS)
  return parts.length > 3 ? text : separateDate(parts).join(market.dateFormat.charAt(2))
}

/** A date as it was understood, once it is complete: `23.4.90` becomes `23.04.1990`. */
export function completeDate(market: DateMarket, text: string, currentYear: number): string {
  const day = parseTypedDate(text, currentYear)
  return day ? formatMarketDate(market, day) : text
}

/** A postal code with the market's separator: `00001` is shown as `00-001` in Poland. */
export function formatZipAsTyped(market: Pick<PublicMarket, 'zipExample'>, text: string): string {
  const digits = text.replace(/[\s\p{Pd}]/gu, '')
  // A separator that was just typed waits for the next digit.
  return /^\d+$/.test(digits) && /\d$/.test(text) ? separateZip(market, digits) : text
}

/** An IBAN in groups of four, as on a bank card; a Polish account without its country begins with its check digits. */
export function formatIbanAsTyped(text: string): string {
  const compact = text.replace(/[\s\p{Cf}\p{Pd}]/gu, '').toUpperCase()
  if (!/^[A-Z\d]*$/.test(compact)) return text
  return group(compact, /^\d/.test(compact) ? [2, 4] : [4])
}

/** A VAT id as the tax office prints it: `DE 123 456 789`. */
export function formatVatIdAsTyped(text: string): string {
  const compact = text.replace(/[\s.\p{Cf}\p{Pd}]/gu, '').toUpperCase()
  return /^[A-Z]{1,2}\d*$/.test(compact) ? group(compact, [2, 3]) : text
}

/** Calling codes whose numbers begin with a zero inside the country. */
const ZERO_LEADS: ReadonlySet<string> = new Set(['33', '43', '49'])

function groupPhone(compact: string, callingCode: string | null): string | null {
  const abroad = findCallingCode(compact)
  if (abroad) {
    const rest = group(compact.slice(abroad.length + 1), PHONE_GROUPS[abroad] ?? [])
    return rest === '' ? compact : `+${abroad} ${rest}`
  }
  const [first = 0, ...others] = PHONE_GROUPS[callingCode ?? ''] ?? []
  if (first === 0 || !/^\d+$/.test(compact)) return null
  return group(compact, [ZERO_LEADS.has(callingCode ?? '') ? first + 1 : first, ...others])
}

/** Whether every blank of a text is also one of the other. */
function hasSameBlanks(text: string, grouped: string): boolean {
  const places = (value: string) =>
    new Set([...value.matchAll(/ /g)].map(({ index }, count) => index - count))
  const allowed = places(grouped)
  return [...places(text)].every((place) => allowed.has(place))
}

/** A phone number in groups, unless its owner groups it differently: `030 123456` stays as it is. */
export function formatPhoneAsTyped(market: Pick<PublicMarket, 'callingCode'>, text: string): string {
  const grouped = groupPhone(text.replace(BLANKS, ''), market.callingCode)
  // A blank that was just typed may be the first of its owner's grouping.
  return grouped !== null && /\d$/.test(text) && hasSameBlanks(text, grouped) ? grouped : text
}
