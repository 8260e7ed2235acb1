import { z } from 'zod'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { INBOX_KINDS, INBOX_STATUSES, REPLY_MAX } from '#domain/support/inbox.ts'

const MOMENT = z.iso.datetime()

/** Something that support has to deal with. Without names, because a list keeps itself up to date. */
const INBOX_ROW = z.object({
  id: z.number().int(),
  kind: z.enum(INBOX_KINDS),
  subject: z.string().nullable().describe('Of a contact message; what a seller has answered.'),
  market: z.enum(MARKET_IDS),
  tradeNumber: z.string().nullable(),
  status: z.enum(INBOX_STATUSES),
  owner: z.string().nullable(),
  createdAt: MOMENT,
  dueAt: MOMENT,
  isLate: z.boolean(),
})

export type InboxRow = z.output<typeof INBOX_ROW>

export const INBOX = z.object({
  rows: z.array(INBOX_ROW).describe('What is open or waits, by due time; or what was done, latest first.'),
  isTruncated: z.boolean(),
})

export type Inbox = z.output<typeof INBOX>

export const INBOX_QUERY = z.object({ show: z.enum(['open', 'done']).default('open') })

const REPLY = z.object({ text: z.string(), author: z.string(), writtenAt: MOMENT })

/** An item with what was sent and answered. */
export const INBOX_ITEM = INBOX_ROW.extend({
  from: z.string().nullable().describe('Null where the seller has been erased.'),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  device: z.string().nullable().describe('As the sender typed it.'),
  itemNumber: z.number().int().nullable(),
  isFrozen: z
    .boolean()
    .describe('Whether the sale that its seller froze still is. Until then it can’t be done.'),
  message: z.string().nullable(),
  requestId: z.number().int().nullable().describe('Of a request for an individual offer.'),
  totalInCents: z.number().int().nullable().describe('Of a request for an individual offer.'),
  currency: z.string().nullable(),
  replies: z.array(REPLY).describe('Oldest first.'),
})

export type InboxItem = z.output<typeof INBOX_ITEM>

export const INBOX_CHANGE = z
  .strictObject({
    status: z.enum(INBOX_STATUSES).optional(),
    owner: z.enum(['ME', 'NOBODY']).optional(),
    dueAt: MOMENT.optional(),
  })
  .describe('What is left out stays as it is, whoever has changed it since.')

export type InboxChange = z.output<typeof INBOX_CHANGE>

export const INBOX_REPLY_INPUT = z.strictObject({
  replyId: z
    .uuid()
    .describe('Chosen by the caller. The same id again sends nothing, and with another text it is refused.'),
  text: z.string().trim().min(1).max(REPLY_MAX),
  status: z.enum(INBOX_STATUSES).describe('What the item is afterwards.'),
})
