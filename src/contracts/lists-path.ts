/** Prices of a list, row by row. */
export const LIST_QUOTES_PATH = '/api/lists/quotes'

/** Makes offers of the lines of a list. */
export const LIST_OFFERS_PATH = '/api/lists/offers'

/** Which devices some names mean. */
export const LIST_NAMES_PATH = '/api/lists/names'

export const LIST_MEDIA_TYPE = 'application/x-ndjson'

/** One row anew, after a change. */
export const LIST_ROWS_PATH = '/api/lists/rows'

export const LIST_TEXT_TYPE = 'text/csv'
