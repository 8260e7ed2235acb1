import type { HelpDeskSubject } from '#domain/markets/help-desk-subject.ts'

/** Whether a form asks for something: not at all, as a help, or because nobody could answer without it. */
export type Asking = 'hidden' | 'optional' | 'required'

export interface SubjectFields {
  readonly tradeNumber: Asking
  readonly device: Asking
}

const ABOUT_A_SALE: SubjectFields = { tradeNumber: 'required', device: 'hidden' }
const ABOUT_ANYTHING: SubjectFields = { tradeNumber: 'optional', device: 'optional' }

// Assumption: what a subject asks for (docs/adr/0034-contact.md). Whoever has no number at hand chooses OTHER, which
// every market with subjects has.
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

/** The subject that a typed code means in a market; null when the market has no such subject. */
export const findSubject = (
  subjects: readonly HelpDeskSubject[],
  code: string | null,
): HelpDeskSubject | null => subjects.find((subject) => subject === code) ?? null

/** What a message is asked for besides its text, by its subject; without one, it may be about anything. */
export const subjectFields = (subject: HelpDeskSubject | null): SubjectFields =>
  subject ? FIELDS[subject] : ABOUT_ANYTHING
