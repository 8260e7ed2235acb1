import { describe, expect, it } from 'vitest'
import type { Seller } from '#domain/customers/seller.ts'
import { buildCustomer } from '../../../../tests/support/account-browser.ts'
import { hasUnsavedDetails, listUnsavedDetails } from './save-details.ts'

const HOME = {
  street: 'Lindenstraße',
  houseNumber: '7a',
  addressExtra: null,
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
}

const TYPED = { paymentTypeId: 13, accountHolder: 'Maria Schmidt', iban: 'DE89370400440532013000' } as const

const SAVED = {
  paymentId: 'bank-1',
  paymentTypeId: 13,
  accountHolder: 'Maria Schmidt',
  maskedAccount: 'DE89 •••• •••• 3000',
} as const

const SELLER: Seller = {
  ...HOME,
  email: 'maria@example.org',
  firstName: 'Maria',
  lastName: 'Schmidt',
  companyName: null,
  vatId: null,
  phone: null,
  birthDate: '1990-04-23',
  payment: TYPED,
  ownsDevices: true,
  acceptsTerms: true,
}

const NEW_CUSTOMER = buildCustomer({ address: null, birthDate: null })

const KNOWN_CUSTOMER = buildCustomer({ address: { '@id': '/addresses/1', ...HOME }, birthDate: '1990-04-23' })

describe('what an account does not know yet', () => {
  it('is everything for a customer who sells for the first time', () => {
    expect(listUnsavedDetails(SELLER, NEW_CUSTOMER)).toEqual({
      address: HOME,
      birthDate: '1990-04-23',
      account: TYPED,
    })
  })

  it('is nothing where all of it is saved', () => {
    expect(hasUnsavedDetails({ ...SELLER, payment: SAVED }, KNOWN_CUSTOMER)).toBe(false)
  })

  it('is the new address of a customer who has moved', () => {
    const moved = { ...SELLER, payment: SAVED, street: 'Hafenstraße' }
    expect(listUnsavedDetails(moved, KNOWN_CUSTOMER)).toEqual({
      address: { ...HOME, street: 'Hafenstraße' },
      birthDate: null,
      account: null,
    })
  })

  it('is never another birth date than the one that is known', () => {
    const { birthDate } = listUnsavedDetails({ ...SELLER, birthDate: '1991-04-23' }, KNOWN_CUSTOMER)
    expect(birthDate).toBeNull()
  })

  it.each([
    { firstName: 'Jonas', lastName: 'Schmidt' },
    { firstName: 'Maria', lastName: 'Keller' },
  ])('is nothing of someone else: $firstName $lastName', (name) => {
    expect(listUnsavedDetails({ ...SELLER, ...name }, NEW_CUSTOMER)).toEqual({
      address: null,
      birthDate: null,
      account: null,
    })
    expect(hasUnsavedDetails({ ...SELLER, ...name }, NEW_CUSTOMER)).toBe(false)
  })

  it('is everything of the customer whose name is spelt a little differently', () => {
    const seller = { ...SELLER, firstName: 'MARIA', lastName: 'schmidt' }
    expect(listUnsavedDetails(seller, NEW_CUSTOMER).address).toEqual(HOME)
  })

  it('is no birth date of a business', () => {
    expect(listUnsavedDetails({ ...SELLER, birthDate: null }, NEW_CUSTOMER).birthDate).toBeNull()
  })
})
