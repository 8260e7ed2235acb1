import { z } from 'zod'

const FIELD = z.string().max(300)

/** The seller's address as typed; the rules of the checkout apply. */
export const ADDRESS_INPUT = z.strictObject({
  street: FIELD,
  houseNumber: FIELD,
  addressExtra: FIELD,
  zip: FIELD,
  city: FIELD,
  country: FIELD,
})

export const RESEND_INPUT = z.strictObject({
  workKey: z.string().max(200).describe('Of the mail, as the sale lists it.'),
})

/** The sale that was changed. */
export const CHANGED_SALE = z.object({ tradeNumber: z.string() })

export const LABEL_SENT = CHANGED_SALE.extend({
  outcome: z
    .enum(['BOOKING', 'MAILED'])
    .describe('The label is being booked, or the seller gets the mail with the booked one again.'),
})

export const RETURN_OPENED = CHANGED_SALE.extend({ itemNumber: z.number().int() })

export type LabelSent = z.output<typeof LABEL_SENT>
