import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { type Reading, readOptionalText } from '#domain/customers/field-reading.ts'

export const SALUTATIONS = ['MS', 'MR'] as const

export type Salutation = (typeof SALUTATIONS)[number]

/** How often a subscriber wants to read from us; the last one only hears of large changes of prices. */
export const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'PRICE_CHANGES'] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** What the form offers to whoever has not chosen yet. */
export const USUAL_FREQUENCY: Frequency = 'MONTHLY'

export const MAX_OWN_DEVICES = 5

const FIRST_NAME_MAX = 60

/** What a subscriber may tell about himself; all of it is optional. */
export interface NewsletterChoices {
  readonly salutation: Salutation | null
  readonly firstName: string | null
  readonly birthDay: number | null
  readonly birthMonth: number | null
  readonly interests: readonly CategoryId[]
  /** Ids of devices that the subscriber owns. */
  readonly deviceIds: readonly number[]
  readonly frequency: Frequency | null
}

/** The fields of a form by name; one that can be filled in several times has several values. */
export type FormFields = Readonly<Record<string, readonly string[] | undefined>>

// February has 29 days: whoever was born on the last one has a birthday, too.
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const knownOf = <Known extends string>(known: readonly Known[], typed: readonly string[] = []): Known[] =>
  known.filter((one) => typed.includes(one))

/** A whole number, NaN for anything else that was typed, null for nothing. */
function readNumber(fields: FormFields, name: string): number | null {
  const text = (fields[name]?.[0] ?? '').trim()
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

function readFirstName(fields: FormFields): Reading<string | null> {
  const reading = readOptionalText(fields.firstName?.[0], FIRST_NAME_MAX)
  return { ...reading, value: reading.value === '' ? null : reading.value }
}

/** Day and month, or neither. */
function readBirthday(fields: FormFields): Reading<Pick<NewsletterChoices, 'birthDay' | 'birthMonth'>> {
  const birthDay = readNumber(fields, 'birthDay')
  const birthMonth = readNumber(fields, 'birthMonth')
  if (birthDay === null && birthMonth === null) return { value: { birthDay, birthMonth } }
  const days = DAYS_OF_MONTHS[(birthMonth ?? 0) - 1] ?? 0
  if (birthDay !== null && birthDay >= 1 && birthDay <= days) return { value: { birthDay, birthMonth } }
  return { value: { birthDay: null, birthMonth: null }, problem: { key: 'BIRTHDAY_UNKNOWN' } }
}

function readDevices({ deviceIds = [] }: FormFields): Reading<number[]> {
  const value = [...new Set(deviceIds.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number))]
  return value.length > MAX_OWN_DEVICES
    ? { value, problem: { key: 'DEVICES_TOO_MANY', params: { max: MAX_OWN_DEVICES } } }
    : { value }
}

/** Reads the form of a subscriber's choices; the page and the server ask the same question. */
export function checkChoices(fields: FormFields): FieldCheck<NewsletterChoices> {
  const checked = checkFields({
    firstName: readFirstName(fields),
    birthDay: readBirthday(fields),
    deviceIds: readDevices(fields),
  })
  if (checked.kind === 'problems') return checked
  const { birthDay: birthday, ...values } = checked.values
  return {
    kind: 'values',
    values: {
      ...values,
      ...birthday,
      // What no form of ours has is nobody's choice.
      salutation: knownOf(SALUTATIONS, fields.salutation)[0] ?? null,
      interests: knownOf(CATEGORY_IDS, fields.interests),
      frequency: knownOf(FREQUENCIES, fields.frequency)[0] ?? null,
    },
  }
}
