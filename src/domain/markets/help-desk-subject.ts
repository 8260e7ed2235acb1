/** What a contact message is about; decides who reads it first. */
export type HelpDeskSubject =
  | 'OFFER_PRICE'
  | 'DEVICE_MISSING'
  | 'SHIPPING_LABEL'
  | 'TRADE_STATUS'
  | 'CLARIFICATION'
  | 'PAYOUT'
  | 'RETURN'
  | 'ACCOUNT_PRIVACY'
  | 'BUSINESS'
  | 'VOUCHER'
  | 'OTHER'

const COMMON_SUBJECTS = [
  'OFFER_PRICE',
  'DEVICE_MISSING',
  'SHIPPING_LABEL',
  'TRADE_STATUS',
  'CLARIFICATION',
  'PAYOUT',
  'RETURN',
  'ACCOUNT_PRIVACY',
] as const satisfies readonly HelpDeskSubject[]

/** Ten subjects with the business desk. */
export const SUBJECTS_WITH_BUSINESS = [...COMMON_SUBJECTS, 'BUSINESS', 'OTHER'] as const

/** Ten subjects with vouchers instead of the business desk. */
export const SUBJECTS_WITH_VOUCHER = [...COMMON_SUBJECTS, 'VOUCHER', 'OTHER'] as const

export const SUBJECTS_SHORT = ['OFFER_PRICE', 'TRADE_STATUS', 'CLARIFICATION', 'PAYOUT', 'OTHER'] as const
