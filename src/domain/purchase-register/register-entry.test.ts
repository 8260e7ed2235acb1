import { describe, expect, it } from 'vitest'
import { findEntryProblems } from '#domain/purchase-register/find-entry-problems.ts'
import { describeSeller } from '#domain/purchase-register/register-entry.ts'
import { createPayment, createPurchase, createReversal } from '../../../tests/support/register-rows.ts'

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
    expect(describeSeller(SELLER)).toEqual({
      sellerName: 'Zoé Lefèvre',
      sellerAddress: '3 rue des Lilas, 69001 Lyon, FR',
    })
  })

  it('can be a company, and a house without a number', () => {
    const company = { ...SELLER, companyName: 'Lilas SARL', houseNumber: '', addressExtra: 'Bât. B' }
    expect(describeSeller(company)).toEqual({
      sellerName: 'Lilas SARL, Zoé Lefèvre',
      sellerAddress: 'rue des Lilas, Bât. B, 69001 Lyon, FR',
    })
  })
})

describe('an entry', () => {
  const ASKING = { asksIdentityDocument: true }
  const document = createPurchase().identityDocument

  it('gets into the register when it is whole', () => {
    expect(findEntryProblems(createPurchase(), ASKING)).toEqual([])
    expect(findEntryProblems(createPurchase({ serialNumber: null, corrects: 4 }), ASKING)).toEqual([])
    expect(findEntryProblems(createPayment(), ASKING)).toEqual([])
    expect(findEntryProblems(createReversal(), ASKING)).toEqual([])
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
    [{ identityDocument: document && { ...document, digest: '' } }, 'IDENTITY_DOCUMENT'],
    [{ identityDocument: document && { ...document, digest: 'X4RTBPFW4' } }, 'IDENTITY_DOCUMENT'],
  ] as const)('stays out with %j', (overrides, problem) => {
    expect(findEntryProblems(createPurchase(overrides), ASKING)).toEqual([problem])
  })

  it('of a payment stays out without the day of it', () => {
    expect(findEntryProblems(createPayment({ paidDay: '' }), ASKING)).toEqual(['PAID_DAY'])
  })

  it('of a reversal stays out without the row that it reverses', () => {
    expect(findEntryProblems(createReversal({ corrects: 0 }), ASKING)).toEqual(['CORRECTS'])
  })

  it('holds no identity document where the law does not want one', () => {
    const rules = { asksIdentityDocument: false }
    expect(findEntryProblems(createPurchase({ identityDocument: null }), rules)).toEqual([])
    expect(findEntryProblems(createPurchase(), rules)).toEqual(['IDENTITY_DOCUMENT'])
  })
})
