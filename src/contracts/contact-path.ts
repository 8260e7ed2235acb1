/** Apart from the schemas, so that the browser does not load the schema library for a path. */
export const CONTACT_PATH = '/api/contact'

export const contactTokenUrl = (idempotencyKey: string): string =>
  `${CONTACT_PATH}/token?key=${encodeURIComponent(idempotencyKey)}`

/** How long somebody needs at least to fill in the form: the token of a message is not taken before. */
export const CONTACT_MIN_MS = 3_000
