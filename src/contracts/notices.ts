import { z } from 'zod'

const NOTICE_CHOICES = ['mail', 'push'] as const

const ENDPOINT = z.string().max(1_000)

/** Names the browser that asks: what others take says nothing about it. */
export const NOTICES_QUERY = z.object({
  endpoint: ENDPOINT.optional().describe('The address of the browser that asks at its push service.'),
})

/** How a seller learns of the steps of a sale. */
export const NOTICES = z.object({
  choice: z
    .enum(NOTICE_CHOICES)
    .describe(
      'Of the browser whose address is given; without one, `push` if any browser takes notifications.',
    ),
  pushKey: z
    .string()
    .nullable()
    .describe(
      'The public key that browsers subscribe with, in base64url; null where the shop sends no push.',
    ),
  hasOtherSales: z
    .boolean()
    .describe(
      'Whether that browser takes notifications of other sales, too: its one subscription is for all of them.',
    ),
})

export type Notices = z.output<typeof NOTICES>

const KEY = z.string().regex(/^[\w-]{10,120}={0,2}$/)

/** What browsers call a push subscription. */
const SUBSCRIPTION = z.strictObject({
  endpoint: ENDPOINT.describe('The address at the browser’s push service.'),
  p256dh: KEY.describe('The public key of the browser, 65 bytes in base64url.'),
  auth: KEY.describe('The secret of the browser, 16 bytes in base64url.'),
})

export const NOTICES_REQUEST = z.discriminatedUnion('choice', [
  z.strictObject({
    choice: z.literal('mail'),
    endpoint: ENDPOINT.optional().describe(
      'The one browser that gets nothing any more; all of them without it.',
    ),
  }),
  z.strictObject({ choice: z.literal('push'), subscription: SUBSCRIPTION }),
])

export type NoticesRequest = z.output<typeof NOTICES_REQUEST>

/** What a notification shows. It is encrypted for one browser, and still says nothing about a person. */
export interface PushPayload {
  readonly title: string
  readonly text: string
  /** The status page, with a key that only shows the sale. */
  readonly url: string
  /** A repeated notification replaces the one before. */
  readonly tag: string
}
