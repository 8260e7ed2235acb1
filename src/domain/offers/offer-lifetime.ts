/** How many days an offer is valid. */
export const OFFER_LIFETIME_DAYS = 7
