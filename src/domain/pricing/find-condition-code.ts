/** Offers store the id. */
const CODES: Readonly<Record<number, string>> = { 5: 'NEW', 4: 'LIKE_NEW', 3: 'GOOD', 2: 'OK', 1: 'BAD' }

/** The code of a condition, or null for an unknown id. */
export const findConditionCode = (conditionId: number): string | null => CODES[conditionId] ?? null
