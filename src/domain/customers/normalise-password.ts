/** In characters as people count them. */
export const PASSWORD_MIN = 10

/** Passwords are compared in one normal form, because keyboards encode the same letter differently. */
export const normalisePassword = (typed: string): string => typed.normalize('NFKC')
