export const SUBSCRIPTIONS_PATH = '/api/newsletter/subscriptions'

/** One-click unsubscribe for mail programs; the hash of the address follows. */
export const UNSUBSCRIPTIONS_PATH = '/api/newsletter/unsubscriptions'

/** Accepts the sign-up form of a browser without script. */
export const NEWSLETTER_FORM_PATH = '/newsletter'

/** Fragments of the enrich page that tell a browser without script whether its form was saved. */
export const SAVED_FRAGMENT = 'saved'
export const NOT_SAVED_FRAGMENT = 'not-saved'
