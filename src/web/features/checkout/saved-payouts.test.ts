import { describe, expect, it } from 'vitest'
import { CUSTOMER_ID, customerOf } from '../../../../tests/support/account-browser.ts'
import { EMPTY_DRAFT } from './draft.ts'
import { concernsSavedPayout, placeProblems, savedPayoutsOf } from './saved-payouts.ts'

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
    const customer = customerOf({ customerId: CUSTOMER_ID, bankAccount: BANK, paypalAccount: PURSE })
    expect(savedPayoutsOf(customer)).toEqual([
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
    const ids = savedPayoutsOf(customerOf({ paypalAccount: PURSE })).map(({ paymentId }) => paymentId)
    expect(ids).toEqual(['purse-1'])
    expect([savedPayoutsOf(customerOf()), savedPayoutsOf(null)]).toEqual([[], []])
  })
})

describe('a saved account that the server does not know', () => {
  const GONE = { field: 'payment.paymentId', key: 'PAYMENT_UNKNOWN' }
  const ZIP = { field: 'zip', key: 'ZIP_FORMAT' }
  const saved = savedPayoutsOf(customerOf({ bankAccount: BANK }))

  it('makes the browser look again, and no other problem does', () => {
    expect([concernsSavedPayout([ZIP, GONE]), concernsSavedPayout([ZIP])]).toEqual([true, false])
  })

  it('is told at the choice, while there is one', () => {
    expect(placeProblems([ZIP, GONE], EMPTY_DRAFT, saved)).toEqual([ZIP, GONE])
  })

  it.each([
    ['bank', 13, 'payment.iban'],
    ['PayPal', 14, 'payment.paypalAccount'],
  ])('is told where the %s account is typed once no other is saved', (_, paymentTypeId, field) => {
    const draft = { ...EMPTY_DRAFT, paymentTypeId }
    expect(placeProblems([ZIP, GONE], draft, [])).toEqual([ZIP, { ...GONE, field }])
  })
})
