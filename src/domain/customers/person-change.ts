import { checkFields, type FieldCheck } from './check-fields.ts'
import type { Typed } from './field-reading.ts'
import {
  type AddressField,
  type AddressInput,
  type AddressMarket,
  type BirthDateRules,
  readAddress,
  readBirthDate,
  readPersonName,
} from './person-fields.ts'

/** What customers may change about themselves. Fields that are not sent stay as they are. */
export interface PersonChangeInput {
  readonly birthDate?: Typed
  /** As on a parcel: the name, optionally followed by the place. */
  readonly address?: (Readonly<Record<'firstName' | 'lastName', Typed>> & Partial<AddressInput>) | undefined
}

export interface Address extends Readonly<Record<Exclude<AddressField, 'addressExtra'>, string>> {
  readonly addressExtra: string | null
}

export interface PersonChange {
  readonly birthDate?: string | null
  readonly name?: { readonly firstName: string; readonly lastName: string }
  readonly address?: Address
}

export interface PersonRules extends BirthDateRules {
  readonly market: AddressMarket
}

const PARENT = 'address.'

/** The place of an address; null if only a name was sent. */
function pickPlace(address: NonNullable<PersonChangeInput['address']>): AddressInput | null {
  const { street, houseNumber, addressExtra, zip, city, country } = address
  const place = { street, houseNumber, addressExtra, zip, city, country }
  return Object.values(place).some((typed) => typed !== undefined) ? place : null
}

/** Checks all changed fields at once: birth date, name and an address in the market. */
export function checkPersonChange(
  { birthDate, address }: PersonChangeInput,
  rules: PersonRules,
): FieldCheck<PersonChange> {
  const place = address ? pickPlace(address) : null
  const birthDay =
    birthDate === undefined ? null : checkFields({ birthDate: readBirthDate(birthDate, rules) })
  const name = address
    ? checkFields(
        { firstName: readPersonName(address.firstName), lastName: readPersonName(address.lastName) },
        PARENT,
      )
    : null
  const home = place ? checkFields(readAddress(place, rules.market), PARENT) : null
  const problems = [birthDay, name, home].flatMap((check) =>
    check?.kind === 'problems' ? check.problems : [],
  )
  if (problems.length > 0) return { kind: 'problems', problems }
  return {
    kind: 'values',
    values: {
      ...(birthDay?.kind === 'values' ? birthDay.values : {}),
      ...(name?.kind === 'values' ? { name: name.values } : {}),
      ...(home?.kind === 'values' ? { address: home.values } : {}),
    },
  }
}
