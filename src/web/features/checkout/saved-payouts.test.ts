import { describe, expect, it } from 'vitest'
import { buildCustomer, CUSTOMER_ID } from '../../../../tests/support/account-browser.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { concernsSavedPayout, listSavedPayouts, placeProblems } from './saved-payouts.ts'

const payout = (paymentId: string) => ({
  '@id': `/${paymentId}`,
  paymentId,
  paymentType: 'INVOICE' as const,
  isPrimary: false,
})

const BANK = { ...payout('bank-1'), accountHolder: 'M. Schmidt', maskedIban: 'DE89 •••• •••• 3000' }
const PURSE = { ...payout('purse-1'), maskedEmail: 'm•••@example.org' }

describe('the accounts that a customer has saved', () => {
  it('are known by their masked numbers and whose they are', () => {
    const customer = buildCustomer({ customerId: CUSTOMER_ID, bankAccount: BANK, paypalAccount: PURSE })
    expect(listSavedPayouts(customer)).toEqual([
      {
        paymentId: 'bank-1',
        paymentTypeId: 13,
        accountHolder: 'M. Schmidt',
        maskedAccount: 'DE89 •••• •••• 3000',
      },
      {
        paymentId: 'purse-1',
        paymentTypeId: 14,
        accountHolder: 'Maria Schmidt',
        maskedAccount: 'm•••@example.org',
      },
    ])
  })

  it('are those that there are', () => {
    const ids = listSavedPayouts(buildCustomer({ paypalAccount: PURSE })).map(({ paymentId }) => paymentId)
    expect(ids).toEqual(['purse-1'])
    expect(listSavedPayouts(buildCustomer())).toEqual([])
    expect(listSavedPayouts(null)).toEqual([])
  })
})

describe('a saved account that the server does not know', () => {
  const GONE = { field: 'paymentId', key: 'PAYMENT_UNKNOWN' }
  const ZIP = { field: 'zip', key: 'ZIP_FORMAT' }
  const saved = listSavedPayouts(buildCustomer({ bankAccount: BANK }))

  it('makes the browser load the saved accounts again, which no other problem does', () => {
    expect(concernsSavedPayout([ZIP, GONE])).toEqual(true)
    expect(concernsSavedPayout([ZIP])).toEqual(false)
  })

  it('is shown at the choice, while there is one', () => {
    expect(placeProblems([ZIP, GONE], EMPTY_DRAFT, saved)).toEqual([ZIP, GONE])
  })

  it.each([
    ['bank', 13, 'iban'],
    ['PayPal', 14, 'paypalAccount'],
  ])('is shown where the %s account is typed once none is saved', (_, paymentTypeId, field) => {
    const draft = { ...EMPTY_DRAFT, paymentTypeId }
    expect(placeProblems([ZIP, GONE], draft, [])).toEqual([ZIP, { ...GONE, field }])
  })
})
