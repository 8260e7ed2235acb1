/** Apart from the schemas, so that the browser does not load the schema library for a path. */
export const CLARIFICATION_PATH = '/api/clarification'

/** A case by its token and trade number; photos and answers hang below. */
export const clarificationUrl = (id: string, trade: string, below = ''): string =>
  `${CLARIFICATION_PATH}/${encodeURIComponent(id)}/${encodeURIComponent(trade)}${below}`
