import { ACCOUNT_CALLS } from './account-calls.ts'
import type { CallReferences } from './call-reference.ts'
import { CATALOGUE_CALLS } from './catalogue-calls.ts'
import { CLARIFICATION_CALLS } from './clarification-calls.ts'
import { CUSTOMER_CALLS } from './customer-calls.ts'
import { LOG_CALLS } from './log-calls.ts'
import { OFFER_CALLS } from './offer-calls.ts'
import { OTHER_CALLS } from './other-calls.ts'
import { PHOTO_CALLS } from './photo-calls.ts'
import { RECYCLING_CALLS } from './recycling-calls.ts'
import { TRADE_CALLS } from './trade-calls.ts'

/** What the reference says about every call. A test fails for a call without an entry, and for an entry without a call. */
export const CALL_REFERENCES: CallReferences = {
  ...ACCOUNT_CALLS,
  ...CUSTOMER_CALLS,
  ...CATALOGUE_CALLS,
  ...OFFER_CALLS,
  ...PHOTO_CALLS,
  ...TRADE_CALLS,
  ...LOG_CALLS,
  ...CLARIFICATION_CALLS,
  ...RECYCLING_CALLS,
  ...OTHER_CALLS,
}
