import type { fairness as familiar } from '../fairness.ts'

/** The figures, to a business. */
export const fairness = {
  FAIRNESS_EMPTY_TEXT: 'Ab {count} Geräten sind die Zahlen aussagekräftig.',
} satisfies Partial<Record<keyof typeof familiar, string>>
