import { z } from 'zod'
import type { ContactInput } from '#domain/contact/check-contact.ts'

/** Longer than any valid field, so that the domain reports the limit. */
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
  /** A honeypot: people do not see this field, so only bots fill it in. */
  website: FIELD.default(''),
  /** Issued for the idempotency key of this message. */
  token: z.string().max(200),
})

export type ContactRequest = z.output<typeof CONTACT_REQUEST>

const FORM_FIELD = FIELD.default('')

/** A message from a form without script, which has no token. */
export const CONTACT_FORM = z.object({
  subject: FORM_FIELD,
  tradeNumber: FORM_FIELD,
  device: FORM_FIELD,
  name: FORM_FIELD,
  email: FORM_FIELD,
  /** Forms send line breaks as two characters. */
  message: z.string().max(40_000).default(''),
  website: FORM_FIELD,
})

export const CONTACT_TOKEN_QUERY = z.strictObject({ key: z.uuid() })

export const CONTACT_TOKEN = z.object({ token: z.string() })

/** The form's state when the page is rendered. */
export type ContactForm =
  | { readonly kind: 'open'; readonly subject: string }
  | { readonly kind: 'sent' }
  /** Sent without script and rejected. */
  | { readonly kind: 'refused'; readonly input: ContactInput }
  /** Sent without script, and could not be accepted for now. */
  | { readonly kind: 'failed'; readonly input: ContactInput; readonly waitSeconds: number | null }

export interface ContactData {
  readonly mail: string
  readonly phone: string
  readonly form: ContactForm
}
