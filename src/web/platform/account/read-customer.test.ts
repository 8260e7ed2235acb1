import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CUSTOMER } from '#contracts/customer-resources.ts'
import { readCustomer } from '#web/platform/account/read-customer.ts'
import { buildCustomer } from '../../../../tests/support/account-browser.ts'

const PAYOUT = { paymentId: '9', paymentType: 'INVOICE' as const, isPrimary: false }

describe('a customer that the browser has kept', () => {
  it.each([
    ['a person', buildCustomer()],
    ['a company', buildCustomer({ companyName: 'Muster GmbH', vatId: 'DE136695976', birthDate: null })],
    ['somebody new', buildCustomer({ address: null, phoneContact: null, birthDate: null })],
    [
      'somebody with both accounts',
      buildCustomer({
        bankAccount: { '@id': '/b', ...PAYOUT, accountHolder: 'Maria Schmidt', maskedIban: 'DE89 •••• 3000' },
        paypalAccount: { '@id': '/p', ...PAYOUT, maskedEmail: 'm•••@example.org' },
      }),
    ],
  ])('is %s as the server has told', (_, customer) => {
    expect(CUSTOMER.parse(customer)).toEqual(customer)
    expect(readCustomer(JSON.parse(JSON.stringify(customer)))).toEqual(customer)
  })

  it.each(Object.keys(buildCustomer()))('is nobody without %s', (field) => {
    expect(readCustomer({ ...buildCustomer(), [field]: undefined })).toBeNull()
  })

  it.each([
    ['an address without a street', { address: { ...buildCustomer().address, street: 7 } }],
    ['a phone of another form', { phoneContact: '+4930123456' }],
    ['an account without its number', { bankAccount: { '@id': '/b', ...PAYOUT } }],
    ['a birth date that is no text', { birthDate: 19900423 }],
  ])('is nobody with %s', (_, change) => {
    expect(readCustomer({ ...buildCustomer(), ...change })).toBeNull()
  })

  it('never breaks the page, whatever is stored', () => {
    fc.assert(fc.property(fc.anything(), (stored) => readCustomer(stored) === null))
  })
})
