import { describe, expect, it } from 'vitest'
import { entryProblems } from '#domain/purchase-register/check-entry.ts'
import { registerSeller } from '#domain/purchase-register/register-entry.ts'
import { createPayment, createPurchase } from '../../../tests/support/register-rows.ts'

const SELLER = {
  firstName: 'Zoé',
  lastName: 'Lefèvre',
  companyName: null,
  street: 'rue des Lilas',
  houseNumber: '3',
  addressExtra: null,
  zip: '69001',
  city: 'Lyon',
  country: 'FR',
} as const

describe('the seller in the purchase register', () => {
  it('is named with the whole address', () => {
    expect(registerSeller(SELLER)).toEqual({
      sellerName: 'Zoé Lefèvre',
      sellerAddress: 'rue des Lilas 3, 69001 Lyon, FR',
    })
  })

  it('can be a company, and a house without a number', () => {
    const company = { ...SELLER, companyName: 'Lilas SARL', houseNumber: '', addressExtra: 'Bât. B' }
    expect(registerSeller(company)).toEqual({
      sellerName: 'Lilas SARL, Zoé Lefèvre',
      sellerAddress: 'rue des Lilas, Bât. B, 69001 Lyon, FR',
    })
  })
})

describe('an entry', () => {
  const ASKING = { asksIdentityDocument: true }
  const document = createPurchase().identityDocument

  it('gets into the register when it is whole', () => {
    expect(entryProblems(createPurchase(), ASKING)).toEqual([])
    expect(entryProblems(createPurchase({ serialNumber: null, corrects: 4 }), ASKING)).toEqual([])
    expect(entryProblems(createPayment(), ASKING)).toEqual([])
  })

  it.each([
    [{ country: 'fr' }, 'COUNTRY'],
    [{ day: '2026-02-30' }, 'DAY'],
    [{ day: '15.07.2026' }, 'DAY'],
    [{ reference: ' ' }, 'REFERENCE'],
    [{ priceInCents: 0 }, 'PRICE'],
    [{ priceInCents: 1.5 }, 'PRICE'],
    [{ sellerName: '' }, 'SELLER_NAME'],
    [{ sellerAddress: ' ' }, 'SELLER_ADDRESS'],
    [{ description: '' }, 'DESCRIPTION'],
    [{ serialNumber: '' }, 'SERIAL_NUMBER'],
    [{ corrects: 0 }, 'CORRECTS'],
    [{ identityDocument: null }, 'IDENTITY_DOCUMENT'],
    [{ identityDocument: document && { ...document, number: '' } }, 'IDENTITY_DOCUMENT'],
    [{ identityDocument: document && { ...document, issuedDay: 'soon' } }, 'IDENTITY_DOCUMENT'],
  ] as const)('stays out with %j', (overrides, problem) => {
    expect(entryProblems(createPurchase(overrides), ASKING)).toEqual([problem])
  })

  it('of a payment stays out without the day of it', () => {
    expect(entryProblems(createPayment({ paidDay: '' }), ASKING)).toEqual(['PAID_DAY'])
  })

  it('holds no identity document where the law does not want one', () => {
    const rules = { asksIdentityDocument: false }
    expect(entryProblems(createPurchase({ identityDocument: null }), rules)).toEqual([])
    expect(entryProblems(createPurchase(), rules)).toEqual(['IDENTITY_DOCUMENT'])
  })
})
