/** Where operators sign in. */
export const SIGN_IN_PATH = '/desk/sign-in'

/** Where operators show their second factor, or their password again. */
export const CONFIRM_PATH = '/desk/confirm'

/** Where operators look after their own sign-in. */
export const SECURITY_PATH = '/desk/security'

// Only paths of the desk: the value comes from the URL, and the browser is redirected to it.
const DESK_PATH = /^\/desk(?:[/?][\w./?=&%:+-]*)?$/

/** The page to open next, if it is one of the desk's. */
export const readNextPath = (given: string): string => (DESK_PATH.test(given) ? given : '/desk')

/** The path of a page of the desk that a form was sent from; the start page if the browser doesn't say. */
export function readSendingPath(referer: string | undefined, origin: string): string {
  if (!referer || !URL.canParse(referer)) return '/desk'
  const url = new URL(referer)
  return url.origin === origin ? readNextPath(url.pathname + url.search) : '/desk'
}
