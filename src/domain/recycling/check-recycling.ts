import { checkFields, type FieldCheck } from '#domain/customers/check-fields.ts'
import { REQUIRED, type Reading, readOptionalText } from '#domain/customers/field-reading.ts'
import {
  type AddressInput,
  type AddressMarket,
  readAddress,
  readPersonName,
} from '#domain/customers/person-fields.ts'
import { readEmail } from '#domain/customers/read-email.ts'

const DEVICE_MAX = 100

/** Who wants a label, and for what; as typed. Where the house number is empty, the street may hold both. */
export interface RecyclingInput extends AddressInput {
  readonly device: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Confirms that no battery is damaged: no carrier would take it. */
  readonly isBatterySafe: boolean
}

/** The sender of a recycling parcel, checked and normalised. */
export interface RecyclingSender {
  /** What is in the parcel, in the sender's words. */
  readonly device: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly street: string
  /** Empty where a street has none. */
  readonly houseNumber: string
  readonly addressExtra: string | null
  readonly zip: string
  readonly city: string
  readonly country: string
}

function readDevice(typed: string): Reading<string> {
  const reading = readOptionalText(typed, DEVICE_MAX)
  return reading.value === '' ? { ...reading, problem: REQUIRED } : reading
}

const readBatteryTick = (isTicked: boolean): Reading<boolean> =>
  isTicked === true ? { value: true } : { value: false, problem: { key: 'BATTERY_SAFETY_REQUIRED' } }

/** Checks all fields at once, by the rules of the checkout. The form and the server share this check. */
export function checkRecycling(input: RecyclingInput, market: AddressMarket): FieldCheck<RecyclingSender> {
  return checkFields({
    device: readDevice(input.device),
    firstName: readPersonName(input.firstName),
    lastName: readPersonName(input.lastName),
    email: readEmail(input.email),
    ...readAddress(input, market),
    isBatterySafe: readBatteryTick(input.isBatterySafe),
  })
}
