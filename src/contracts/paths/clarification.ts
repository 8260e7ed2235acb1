export const CLARIFICATION_PATH = '/api/clarification'

/** A clarification by its token and trade number; photos, proofs, labels and answers are below it. */
export const buildClarificationUrl = (id: string, trade: string, below = ''): string =>
  `${CLARIFICATION_PATH}/${encodeURIComponent(id)}/${encodeURIComponent(trade)}${below}`
