import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { emptyToNull, type Reading } from '#domain/customers/field-reading.ts'
import { readOptionalLine } from '#domain/customers/read-name.ts'

export const SALUTATIONS = ['MS', 'MR'] as const

export type Salutation = (typeof SALUTATIONS)[number]

/** How often a subscriber wants mail. PRICE_CHANGES only brings news of large price changes. */
export const FREQUENCIES = ['WEEKLY', 'MONTHLY', 'PRICE_CHANGES'] as const

export type Frequency = (typeof FREQUENCIES)[number]

/** Preselected for subscribers who have not chosen yet. */
export const USUAL_FREQUENCY: Frequency = 'MONTHLY'

export const MAX_OWN_DEVICES = 5

const FIRST_NAME_MAX = 60

/** What subscribers may say about themselves. All of it is optional. */
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

/** The fields of a form by name, each with all its values: checkboxes share a name. */
export type FormFields = Readonly<Record<string, readonly string[] | undefined>>

// February has 29 days: people born on the last one have a birthday, too.
const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const keepKnown = <Known extends string>(known: readonly Known[], typed: readonly string[] = []): Known[] =>
  known.filter((one) => typed.includes(one))

/** A whole number, NaN for anything else that was typed, null for nothing. */
function readNumber(fields: FormFields, name: string): number | null {
  const text = (fields[name]?.[0] ?? '').trim()
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Day and month together, or neither. */
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

/** Checks the form with a subscriber's choices. The page and the server share this check. */
export function checkChoices(fields: FormFields): FieldCheck<NewsletterChoices> {
  const checked = checkFields({
    firstName: emptyToNull(readOptionalLine(fields.firstName?.[0], FIRST_NAME_MAX)),
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
      // Values that our form does not offer are dropped.
      salutation: keepKnown(SALUTATIONS, fields.salutation)[0] ?? null,
      interests: keepKnown(CATEGORY_IDS, fields.interests),
      frequency: keepKnown(FREQUENCIES, fields.frequency)[0] ?? null,
    },
  }
}
