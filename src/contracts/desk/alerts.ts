import { z } from 'zod'
import { ALERT_RULES } from '#domain/alerts/alert-rules.ts'

const MOMENT = z.iso.datetime()

/** Something that someone should look at. */
export const ALERT = z.object({
  id: z.number().int(),
  rule: z.enum(ALERT_RULES),
  subject: z.string().describe('What it is about, such as a market; empty for everything.'),
  title: z.string(),
  text: z.string(),
  path: z.string().describe('The screen that shows more.'),
  since: MOMENT,
  overAt: MOMENT.nullable().describe('When it was over; null while it lasts.'),
  seenBy: z.string().nullable().describe('The first operator who has seen it.'),
  seenAt: MOMENT.nullable(),
  closedBy: z.string().nullable(),
  closedAt: MOMENT.nullable(),
  note: z.string().nullable().describe('What was done about it.'),
})

export type Alert = z.output<typeof ALERT>

/** No list of alerts has more rows. */
export const ALERT_LIST_LIMIT = 200

export const ALERT_LIST = z.object({
  rows: z.array(ALERT).describe('Those that last and nobody has closed first, then the newest.'),
  isTruncated: z.boolean().describe('Whether there are more than the rows show.'),
})

export type AlertList = z.output<typeof ALERT_LIST>

export const ALERT_PARAMS = z.object({ id: z.coerce.number().int().min(1) })

export const ALERT_CLOSING = z.strictObject({ note: z.string().trim().min(3).max(200) })
