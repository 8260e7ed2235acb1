/** Names of the conditions by their ids; an offer keeps the id. */
const CODES: Readonly<Record<number, string>> = { 5: 'NEW', 4: 'LIKE_NEW', 3: 'GOOD', 2: 'OK', 1: 'BAD' }

/** The name of a condition, or null when there is none with that id. */
export const conditionCode = (conditionId: number): string | null => CODES[conditionId] ?? null
