/** The zone of the workshop, whose clock all markets read unless a date is the seller's own. */
export const SHOP_TIME_ZONE = 'Europe/Berlin'
