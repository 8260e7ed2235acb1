/** A code by mail proves that someone reads the mailbox of a sale. */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
/** A code that was guessed at this often is void. */
export const CODE_MAX_ATTEMPTS = 5

/** The digits of a code as typed: people copy it with spaces or a dash. */
export const readCodeDigits = (typed: string): string => typed.slice(0, 40).replace(/\D/g, '')
