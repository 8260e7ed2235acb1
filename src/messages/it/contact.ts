import type { contact as source } from '../en/contact.ts'

/** Texts of the contact form. */
export const contact = {} satisfies Record<keyof typeof source, string>
