import type { contact as source } from '../en/contact.ts'

/** Mails of the contact form. */
export const contact = {} satisfies Record<keyof typeof source, string>
