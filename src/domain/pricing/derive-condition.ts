/** What a seller can see and feel without knowing what we call it. */
export interface ConditionFacts {
  readonly isSealed: boolean
  readonly marks: 'none' | 'seen' | 'felt' | 'deep'
}

/** Picks the condition from facts: sealed 5, no mark at 30 cm 4, seen 3, felt with a fingernail 2, deeper or bent 1. */
export function deriveCondition({ isSealed, marks }: ConditionFacts): number {
  if (isSealed && marks === 'none') return 5
  return { none: 4, seen: 3, felt: 2, deep: 1 }[marks]
}
