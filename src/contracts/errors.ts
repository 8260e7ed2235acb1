import { z } from 'zod'

/** Stable ids of errors that callers may act on. Texts may change, ids never do. */
const ERROR_IDS = [
  'ALREADY_SEEN',
  'B2B_CAP_EXCEEDED',
  'CLARIFICATION_ANSWERED',
  'CLARIFICATION_EXPIRED',
  'CONTROLLING_FAILED',
  'DATA_NEEDED',
  'DECLARED_SEALED',
  'DOCUMENT_REPLACED',
  'DRAFT_CHANGED',
  'EMAIL_CHANGED_RECENTLY',
  'FACTOR_FAILED',
  'FACTOR_REQUIRED',
  'FACTOR_SETUP_REQUIRED',
  'FILE_DAMAGED',
  'FILE_TAKEN',
  'FILE_TOO_RECENT',
  'FINDINGS_OPEN',
  'FINDINGS_SEALED',
  'FINDING_WITHOUT_PHOTO',
  'FOUR_EYES',
  'GUARD_RAIL',
  'IDEMPOTENCY_KEY_REUSED',
  'INSPECTION_OVER',
  'INSPECTION_TAKEN',
  'INVALID_FIELDS',
  'INVALID_LOCALE',
  'INVALID_REQUEST',
  'LOGIN_FAILED',
  'MAIL_BUDGET_USED',
  'NETWORK_NOT_ALLOWED',
  'NEWSLETTER_UNAVAILABLE',
  'NOT_FOUND',
  'NOT_POSSIBLE',
  'NO_OFFER',
  'OFFER_BLOCKED',
  'OFFER_QUOTA_USED',
  'PAIRING_OVER',
  'PAYER_MISSING',
  'PAYMENT_ACCOUNT_EXISTS',
  'PAYOUTS_HELD',
  'PAYOUT_UNDER_WAY',
  'PHOTOS_CLOSED',
  'PHOTO_REFUSED',
  'PRICE_LIST_CHANGED',
  'TOO_MANY_PHOTOS',
  'SALE_FROZEN',
  'SCOPE_MISSING',
  'SIDE_PHOTO_MISSING',
  'SIGNED_OUT',
  'STEP_REFUSED',
  'STEP_UP_REQUIRED',
  'TOKEN_INVALID',
  'UNAUTHENTICATED',
  'UNKNOWN_HOST',
  'UNSUPPORTED_QUERY',
  'VOUCHER_REFUSED',
  'FORBIDDEN',
  'FORBIDDEN_ORIGIN',
  'TOO_MANY_DEVICES',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const

export type ErrorId = (typeof ERROR_IDS)[number]

/** What is wrong with one field. Its text is looked up by key, in the reader's language. */
const FIELD_ERROR = z.object({
  field: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

export type FieldError = z.output<typeof FIELD_ERROR>

/** The body of every error response that is not a page. */
export const ERROR_BODY = z.object({
  statusCode: z.number().int(),
  id: z.enum(ERROR_IDS),
  message: z.string(),
  errors: z.array(FIELD_ERROR).optional(),
})

export type ErrorBody = z.output<typeof ERROR_BODY>
