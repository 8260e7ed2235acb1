import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { REQUIRED, type Reading } from '#domain/customers/field-reading.ts'
import { readEmail } from '#domain/customers/read-email.ts'
import type { WatchKind } from './decide-watch.ts'

/** The form as typed. */
export interface WatchInput {
  readonly email: string
  readonly kind: WatchKind
  /** The wanted price in whole units of the currency. */
  readonly amount: string
}

export interface WatchWish {
  readonly email: string
  readonly targetInCents: number | null
}

/** Whole units, as prices are; people also type blanks, and zeros behind a comma. */
const AMOUNT = /^(\d{1,6})(?:[.,]0{1,2})?$/

const CENTS_PER_UNIT = 100

function readTarget({ kind, amount }: WatchInput, priceInCents: number): Reading<number | null> {
  if (kind === 'changed') return { value: null }
  const typed = amount.replace(/\s/g, '')
  if (typed === '') return { value: null, problem: REQUIRED }
  const digits = AMOUNT.exec(typed)?.[1]
  if (digits === undefined) return { value: null, problem: { key: 'WATCH_AMOUNT' } }
  const value = Number(digits) * CENTS_PER_UNIT
  return value > priceInCents ? { value } : { value, problem: { key: 'WATCH_REACHED' } }
}

/** Checks the form of a price watch. A price that is reached already is none to wait for. */
export function checkWatch(input: WatchInput, priceInCents: number): FieldCheck<WatchWish> {
  const checked = checkFields({
    amount: readTarget(input, priceInCents),
    email: readEmail(input.email),
  })
  if (checked.kind === 'problems') return checked
  const { email, amount } = checked.values
  return { kind: 'values', values: { email, targetInCents: amount } }
}
