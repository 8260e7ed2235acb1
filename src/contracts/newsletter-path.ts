import { SHARED_ROUTES } from '#domain/routing/route-table.ts'

/** Apart from the schemas, so that the browser does not load the schema library for a path. */
export const SUBSCRIPTIONS_PATH = '/api/newsletter/subscriptions'

/** Where mail programs unsubscribe with one click; the hash of the address follows. */
export const UNSUBSCRIPTIONS_PATH = '/api/newsletter/unsubscriptions'

/** Takes the sign-up form of a browser without script. */
export const NEWSLETTER_FORM_PATH = '/newsletter'

const toFormPath = (pattern: string): string => pattern.replace('{emailHash}', ':emailHash')

/** The forms on these pages are sent to the pages' own addresses. */
export const ENRICH_FORM_PATH = toFormPath(SHARED_ROUTES.newsletterEnrich)

export const UNSUBSCRIBE_FORM_PATH = toFormPath(SHARED_ROUTES.newsletterUnsubscribe)

/** Parts of the enrich page that a browser without script is led to, to say what came of a form. */
export const SAVED_FRAGMENT = 'saved'

export const NOT_SAVED_FRAGMENT = 'not-saved'
