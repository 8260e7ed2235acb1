/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const OFFERS_PATH = '/api/offers'

/** Where a cart asks what became of its offers. */
export const OFFER_RENEWALS_PATH = '/api/offers/renewals'
