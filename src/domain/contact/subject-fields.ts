import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'

/** Whether the form asks for a field: not at all, as a hint, or because there is no answer without it. */
export type Asking = 'hidden' | 'optional' | 'required'

export interface SubjectFields {
  readonly tradeNumber: Asking
  readonly device: Asking
}

const ABOUT_A_SALE: SubjectFields = { tradeNumber: 'required', device: 'hidden' }
const ABOUT_ANYTHING: SubjectFields = { tradeNumber: 'optional', device: 'optional' }

// Assumption: what a subject asks for (docs/adr/0034-contact.md). Sellers without their number at hand choose OTHER,
// which every market with subjects has.
const FIELDS: Readonly<Record<HelpDeskSubject, SubjectFields>> = {
  OFFER_PRICE: { tradeNumber: 'hidden', device: 'optional' },
  DEVICE_MISSING: { tradeNumber: 'hidden', device: 'required' },
  SHIPPING_LABEL: ABOUT_A_SALE,
  TRADE_STATUS: ABOUT_A_SALE,
  CLARIFICATION: ABOUT_A_SALE,
  PAYOUT: ABOUT_A_SALE,
  RETURN: ABOUT_A_SALE,
  ACCOUNT_PRIVACY: { tradeNumber: 'hidden', device: 'hidden' },
  BUSINESS: { tradeNumber: 'optional', device: 'hidden' },
  VOUCHER: { tradeNumber: 'optional', device: 'hidden' },
  OTHER: ABOUT_ANYTHING,
}

/** The subject with this code; null if the market has none. */
export const findSubject = (
  subjects: readonly HelpDeskSubject[],
  code: string | null,
): HelpDeskSubject | null => subjects.find((subject) => subject === code) ?? null

/** Which extra fields a subject asks for. A message without a subject may be about anything. */
export const subjectFieldsOf = (subject: HelpDeskSubject | null): SubjectFields =>
  subject ? FIELDS[subject] : ABOUT_ANYTHING
