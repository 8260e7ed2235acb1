import { AFFILIATE_TRACKING_PATH } from '#domain/markets/shop-constants.ts'
import type { BrowserProblem } from '#domain/pages/browser-problem.ts'

/** Where browsers report what the content security policy has blocked. */
export const CSP_REPORTS_PATH = '/csp-reports'

export const CONTROLLING_PATH = '/api/controlling/controlling'

/** Returns the id that a browser's events carry. */
export const CLIENT_ID_PATH = `${AFFILIATE_TRACKING_PATH}/api/client-id`

export const CLIENT_ID_FAILURE = 'error creating client id' satisfies BrowserProblem
export const CONTROLLING_FAILURE = 'error creating controlling order' satisfies BrowserProblem
