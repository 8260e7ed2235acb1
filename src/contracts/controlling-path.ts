/** Apart from the schema, so that the browser does not load the schema library for a path. */
export const CONTROLLING_PATH = '/api/controlling/controlling'

/** What a caller is told when an event was not taken, by the server and by the browser's own code. */
export const CONTROLLING_FAILURE = 'error creating controlling order'
