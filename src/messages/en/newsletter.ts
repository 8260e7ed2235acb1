/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {} as const
