export const CONTACT_PATH = '/api/contact'

export const buildContactTokenUrl = (idempotencyKey: string): string =>
  `${CONTACT_PATH}/token?key=${encodeURIComponent(idempotencyKey)}`

/** Nobody fills in the form faster than this: the token of a message is refused before. */
export const CONTACT_MIN_MS = 3_000
