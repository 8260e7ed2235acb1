import { isZip, normaliseZip } from '#domain/markets/is-zip.ts'
import { type CalendarDay, parseTypedDate } from '#domain/markets/market-date.ts'
import type { PublicMarket } from '#domain/markets/public-market.ts'
import { formatIsoDay, isAdult, isPlausibleBirthDate, SELLER_MIN_AGE } from './birth-date.ts'
import { emptyToNull, REQUIRED, type Reading, type Typed } from './field-reading.ts'
import { normalisePhone } from './normalise-phone.ts'
import { readCompany, readLine, readName, readOptionalLine } from './read-name.ts'
import { readVatId } from './read-vat-id.ts'
import { splitStreetLine } from './street-line.ts'
import { tidyText } from './tidy-text.ts'

const NAME_MAX = 60
const LINE_MAX = 60
const HOUSE_NUMBER_MAX = 10
const COMPANY_MAX = 100

export const readPersonName = (typed: Typed): Reading<string> => readName(typed, NAME_MAX)

export const readCompanyName = (typed: Typed): Reading<string> => readCompany(typed, COMPANY_MAX)

export function readCompanyVatId(typed: Typed): Reading<string | null> {
  if (tidyText(typed ?? '') === '') return { value: null, problem: REQUIRED }
  const value = readVatId(typed ?? '')
  return value === null ? { value, problem: { key: 'VAT_ID_FORMAT' } } : { value }
}

export function readPhone(
  typed: Typed,
  { callingCode }: Pick<PublicMarket, 'callingCode'>,
): Reading<string | null> {
  if (tidyText(typed ?? '') === '') return { value: null }
  const value = normalisePhone(typed ?? '', callingCode)
  return value === null ? { value, problem: { key: 'PHONE_FORMAT' } } : { value }
}

export interface BirthDateRules {
  readonly today: CalendarDay
}

/** The birth date of a seller, who has to be of age. */
export function readBirthDate(typed: Typed, { today }: BirthDateRules): Reading<string | null> {
  const text = tidyText(typed ?? '')
  if (text === '') return { value: null, problem: REQUIRED }
  const day = parseTypedDate(text, today.year)
  if (day === null || !isPlausibleBirthDate(day, today))
    return { value: null, problem: { key: 'BIRTH_DATE_FORMAT' } }
  if (!isAdult(day, today))
    return { value: null, problem: { key: 'BIRTH_DATE_UNDERAGE', params: { age: SELLER_MIN_AGE } } }
  return { value: formatIsoDay(day) }
}

export type AddressField = 'street' | 'houseNumber' | 'addressExtra' | 'zip' | 'city' | 'country'

export type AddressInput = Readonly<Record<AddressField, Typed>>

export type AddressMarket = Pick<PublicMarket, 'zipRegex' | 'zipExample' | 'countries'>

function readZip(typed: Typed, market: AddressMarket): Reading<string> {
  const value = normaliseZip(market, tidyText(typed ?? ''))
  if (value === '') return { value, problem: REQUIRED }
  if (isZip(market, value)) return { value }
  return { value, problem: { key: 'ZIP_FORMAT', params: { example: market.zipExample } } }
}

function readCountry(typed: Typed, { countries }: AddressMarket): Reading<string> {
  const value = tidyText(typed ?? '').toUpperCase()
  if (value === '') return { value, problem: REQUIRED }
  return countries.includes(value) ? { value } : { value, problem: { key: 'COUNTRY_UNKNOWN' } }
}

/** Street and house number: as sent, or taken apart where both were typed into one line. */
function readStreet({ street, houseNumber }: AddressInput, country: string) {
  const line = tidyText(street ?? '')
  const parts = tidyText(houseNumber ?? '') === '' ? splitStreetLine(line, country) : { street, houseNumber }
  return {
    street: readLine(parts.street, LINE_MAX),
    houseNumber: readOptionalLine(parts.houseNumber, HOUSE_NUMBER_MAX),
  }
}

/** An address, field by field in the order of the form. */
export function readAddress(input: AddressInput, market: AddressMarket) {
  const country = readCountry(input.country, market)
  return {
    ...readStreet(input, country.value),
    addressExtra: emptyToNull(readOptionalLine(input.addressExtra, LINE_MAX)),
    zip: readZip(input.zip, market),
    city: readLine(input.city, LINE_MAX),
    country,
  }
}
