export const OFFERS_PATH = '/api/offers'

/** Tells a cart what became of its offers. */
export const OFFER_RENEWALS_PATH = '/api/offers/renewals'

export const INDIVIDUAL_OFFERS_PATH = '/api/individual-offers'
export const VOUCHER_CHECK_PATH = '/api/vouchers/check'

/** Prices a list row by row. */
export const LIST_QUOTES_PATH = '/api/lists/quotes'

/** Prices one corrected row. */
export const LIST_ROWS_PATH = '/api/lists/rows'

/** Turns the rows of a list into offers. */
export const LIST_OFFERS_PATH = '/api/lists/offers'

/** Matches pasted names to devices. */
export const LIST_NAMES_PATH = '/api/lists/names'

export const LIST_MEDIA_TYPE = 'application/x-ndjson'
export const LIST_TEXT_TYPE = 'text/csv'
