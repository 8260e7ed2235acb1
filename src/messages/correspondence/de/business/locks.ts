import type { locks as familiar } from '../locks.ts'

/** Locks to remove, to a business. */
export const locks = {
  LOCK_NOTE:
    'Das wollten Sie vor dem Versand erledigen. Ist die Sperre dann noch aktiv, müssen wir nachfragen, und Ihre Auszahlung wartet.',
} satisfies Partial<Record<keyof typeof familiar, string>>
