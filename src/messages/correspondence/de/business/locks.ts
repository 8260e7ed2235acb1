import type { locks as familiar } from '../locks.ts'

/** Locks to remove, to a business. */
export const locks = {
  LOCK_NOTE:
    'Sie wollten das vor dem Versand erledigen. Mit Sperre können wir nicht prüfen, und Ihre Auszahlung verzögert sich.',
} satisfies Partial<Record<keyof typeof familiar, string>>
