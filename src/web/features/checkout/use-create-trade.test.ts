import { beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contracts/errors.ts'
import { handleRefusal, type RefusalHandlers, readEarlierTrade } from './use-create-trade.ts'

let shown: unknown[]

const HANDLERS: RefusalHandlers = {
  onSellerProblems: (problems) => shown.push({ step: 'details', problems }),
  onVoucherRefused: (error) => shown.push({ step: 'devices', voucher: error }),
  onCartRefused: () => shown.push({ step: 'devices' }),
}

beforeEach(() => {
  shown = []
})

const handle = (error: Partial<ErrorBody>) =>
  handleRefusal({ statusCode: 422, id: 'INVALID_FIELDS', message: '', ...error }, HANDLERS)

describe('a sale that the server refuses', () => {
  it('shows problems with the seller at the details', () => {
    expect(handle({ errors: [{ field: 'seller.payment.iban', key: 'IBAN_CHECK' }] })).toBe(true)
    expect(shown).toEqual([{ step: 'details', problems: [{ field: 'iban', key: 'IBAN_CHECK', params: {} }] }])
  })

  it('shows at the address that its mailbox gets no more mails today', () => {
    const errors = [{ field: 'seller.email', key: 'MAIL_BUDGET_USED' }]
    expect(handle({ statusCode: 429, id: 'MAIL_BUDGET_USED', errors })).toBe(true)
    const problems = [{ field: 'email', key: 'MAIL_BUDGET_USED', params: {} }]
    expect(shown).toEqual([{ step: 'details', problems }])
  })

  it('shows a control character at the field of the details that has it', () => {
    const errors = [{ field: 'seller.firstName', key: 'FIELD_CHARACTERS' }]
    expect(handle({ statusCode: 400, id: 'INVALID_REQUEST', errors })).toBe(true)
    const problems = [{ field: 'firstName', key: 'FIELD_CHARACTERS', params: {} }]
    expect(shown).toEqual([{ step: 'details', problems }])
  })

  it('shows a refused voucher at the cart', () => {
    const voucher = { field: 'voucherCode', key: 'VOUCHER_EXPIRED' }
    expect(handle({ id: 'VOUCHER_REFUSED', errors: [voucher] })).toBe(true)
    expect(shown).toEqual([{ step: 'devices', voucher }])
  })

  it('asks for the prices again when an offer has ended or the cart is too large', () => {
    expect(handle({ errors: [{ field: 'lines.0.offerId', key: 'OFFER_EXPIRED' }] })).toBe(true)
    expect(handle({ id: 'B2B_CAP_EXCEEDED' })).toBe(true)
    expect(shown).toEqual([{ step: 'devices' }, { step: 'devices' }])
  })

  it('is shown at the button where no step can do anything about it', () => {
    expect(handle({ statusCode: 400, id: 'INVALID_REQUEST' })).toBe(false)
    expect(shown).toEqual([])
  })

  it('names the sale that an earlier attempt has created', () => {
    const trade = { transactionId: 1_000_001, tradeNumber: '4F7K-22QM', key: 'l4_Zk-9aTqW0xYbC1dEfGh' }
    const errors = [{ field: 'idempotency-key', key: 'TRADE_EXISTS', params: trade }]
    expect(readEarlierTrade({ statusCode: 409, id: 'IDEMPOTENCY_KEY_REUSED', message: '', errors })).toEqual(
      trade,
    )
  })
})
