import { z } from 'zod'
import type { ContactInput } from '#domain/contact/check-contact.ts'

/** More than any field takes, so that the form itself can say what is too long. */
const FIELD = z.string().max(500)
const MESSAGE = z.string().max(20_000)

export const CONTACT_REQUEST = z.strictObject({
  /** Empty in a market without subjects. */
  subject: FIELD,
  tradeNumber: FIELD,
  device: FIELD,
  name: FIELD,
  email: FIELD,
  message: MESSAGE,
  /** Nobody sees this field: whoever fills it in is a program. */
  website: FIELD.default(''),
  /** Made for the idempotency key of this message. */
  token: z.string().max(200),
})

export type ContactRequest = z.output<typeof CONTACT_REQUEST>

const FORM_FIELD = FIELD.default('')

/** The same from a form without script; it has no token. */
export const CONTACT_FORM = z.object({
  subject: FORM_FIELD,
  tradeNumber: FORM_FIELD,
  device: FORM_FIELD,
  name: FORM_FIELD,
  email: FORM_FIELD,
  /** Line ends are two characters there. */
  message: z.string().max(40_000).default(''),
  website: FORM_FIELD,
})

export const CONTACT_TOKEN_QUERY = z.strictObject({ key: z.uuid() })

export const CONTACT_TOKEN = z.object({ token: z.string() })

/** What the form shows when the page is made. */
export type ContactForm =
  | { readonly kind: 'open'; readonly subject: string }
  | { readonly kind: 'sent' }
  /** Sent without script, and some of it cannot be used. */
  | { readonly kind: 'refused'; readonly input: ContactInput }
  /** Sent without script, and not taken for now. */
  | { readonly kind: 'failed'; readonly input: ContactInput; readonly waitSeconds: number | null }

export interface ContactData {
  readonly mail: string
  readonly phone: string
  readonly form: ContactForm
}
