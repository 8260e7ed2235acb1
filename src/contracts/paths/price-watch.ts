export const PRICE_WATCHES_PATH = '/api/price-watches'

/** Ends a watch with one click, for mail programs; the key of its link follows. */
export const PRICE_WATCH_ENDS_PATH = `${PRICE_WATCHES_PATH}/ends`

/** Accepts the form of a browser without script. */
export const PRICE_WATCH_FORM_PATH = '/price-watch'

/** Fragments of the pages that tell what came of a form. */
export const REQUESTED_FRAGMENT = 'requested'
export const ENDED_FRAGMENT = 'ended'
