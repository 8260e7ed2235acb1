import { describe, expect, it } from 'vitest'
import type { SaleMail } from './mail-registry.ts'
import { findPushNotice } from './push-notice.ts'

describe('a seller who has chosen push', () => {
  it.each<[SaleMail, string]>([
    ['ANSWER_RECEIVED', 'IN_INSPECTION'],
    ['APPEALED', 'APPEALED'],
    ['CLEARED', 'IN_INSPECTION'],
  ])('gets a notification instead of the mail %s', (mail, state) => {
    expect(findPushNotice(mail)).toEqual({ state, isInstead: true })
  })

  it.each<[SaleMail, string]>([
    ['ARRIVED', 'RECEIVED'],
    ['ACCEPTED', 'ACCEPTED'],
    ['COUNTER_OFFER', 'COUNTER_OFFERED'],
    ['ACTION_REQUIRED', 'ACTION_REQUIRED'],
    ['PAYOUT_SENT', 'PAID'],
    ['PAYOUT_FAILED', 'PAYOUT_FAILED'],
    ['RETURN_SHIPPED', 'RETURN_SHIPPED'],
    ['HANDED_OVER', 'HANDED_OVER'],
  ])('still gets the mail %s, beside a notification', (mail, state) => {
    expect(findPushNotice(mail)).toEqual({ state, isInstead: false })
  })

  it.each<SaleMail>(['TRADE_CREATED', 'SALE_CODE', 'PAYOUT_CHANGED', 'SUPPORT_MESSAGE', 'REMINDER'])(
    'gets nothing but the mail %s',
    (mail) => expect(findPushNotice(mail)).toBeNull(),
  )
})
