/** Mails of the newsletter. */
export const newsletter = {} as const
