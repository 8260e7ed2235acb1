import { AFFILIATE_TRACKING_PATH } from '#domain/markets/shop-constants.ts'

/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const CONTROLLING_PATH = '/api/controlling/controlling'

/** Where a browser gets the id that its events carry. */
export const CLIENT_ID_PATH = `${AFFILIATE_TRACKING_PATH}/api/client-id`

/** What a caller is told when a browser got no id. */
export const CLIENT_ID_FAILURE = 'error creating client id'

/** What a caller is told when an event was not taken, by the server and by the browser's own code. */
export const CONTROLLING_FAILURE = 'error creating controlling order'
