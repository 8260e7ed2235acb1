// How well a device matches what was typed. Engines that use the same weights agree about what comes first.

/** A whole word of the model; of a part of it, or of another term. */
export const MODEL_WEIGHT = 10
export const TERM_WEIGHT = 8

/** A word that only begins with what was typed, and what it gains by how much of it was. */
export const PREFIX_WEIGHT = 0.6
export const PREFIX_GAIN = 0.3
/** Factor for a prefix that ends within a number: 21 is not the beginning of 210. */
export const WITHIN_NUMBER_WEIGHT = 0.7

/** By the number of typos. */
export const TYPO_WEIGHTS = [1, 0.55, 0.4] as const

/** What a name gains by how much of it the query covers. */
export const COVERAGE_WEIGHT = 6

/** What a name gains if it has the query's words in order, begins with the query, or equals it. */
export const ORDER_WEIGHT = 2
export const BEGINNING_WEIGHT = 2
export const SAME_WEIGHT = 2

/** What a device gains if a nickname is exactly the query or its end: `ps5`, `konsole ps5`. */
export const NICKNAME_WEIGHT = 6
