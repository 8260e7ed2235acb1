import { z } from 'zod'

/** Stable ids of errors that a caller may act on. Texts may change, ids never do. */
const ERROR_IDS = [
  'INVALID_LOCALE',
  'INVALID_REQUEST',
  'NOT_FOUND',
  'UNKNOWN_HOST',
  'FORBIDDEN_ORIGIN',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const

export type ErrorId = (typeof ERROR_IDS)[number]

/** The body of every error answer that is not a page. */
export const ERROR_BODY = z.object({
  statusCode: z.number().int(),
  id: z.enum(ERROR_IDS),
  message: z.string(),
})

export type ErrorBody = z.output<typeof ERROR_BODY>
