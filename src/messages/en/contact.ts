/** Texts of the contact form. */
export const contact = {} as const
