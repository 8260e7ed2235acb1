import { z } from 'zod'

/** Stable ids of errors that callers may act on. Texts may change, ids never do. */
const ERROR_IDS = [
  'ALREADY_SEEN',
  'B2B_CAP_EXCEEDED',
  'CLARIFICATION_ANSWERED',
  'CLARIFICATION_EXPIRED',
  'CONTROLLING_FAILED',
  'DECLARED_SEALED',
  'FINDINGS_OPEN',
  'FINDINGS_SEALED',
  'FINDING_WITHOUT_PHOTO',
  'IDEMPOTENCY_KEY_REUSED',
  'INSPECTION_OVER',
  'INSPECTION_TAKEN',
  'INVALID_FIELDS',
  'INVALID_LOCALE',
  'INVALID_REQUEST',
  'LOGIN_FAILED',
  'NOT_FOUND',
  'NOT_POSSIBLE',
  'NO_OFFER',
  'OFFER_BLOCKED',
  'PAYER_MISSING',
  'PHOTO_REFUSED',
  'STEP_REFUSED',
  'TOKEN_INVALID',
  'UNAUTHENTICATED',
  'UNKNOWN_HOST',
  'VOUCHER_REFUSED',
  'FORBIDDEN',
  'FORBIDDEN_ORIGIN',
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
