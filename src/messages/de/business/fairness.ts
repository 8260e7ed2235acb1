import type { fairness as familiar } from '../fairness.ts'

/** The figures, to a business. */
export const fairness = {
  FAIRNESS_EMPTY_TEXT:
    'Zahlen zeigen wir ab {count} Geräten. Weniger wäre Zufall, und Zufall verkaufen wir Ihnen nicht als Versprechen.',
} satisfies Partial<Record<keyof typeof familiar, string>>
