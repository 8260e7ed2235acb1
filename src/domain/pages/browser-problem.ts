/**
 * What a browser reports when it has caught a failure and gone on, as its console and the server's log word it. The
 * server takes nothing but these, so no report can carry anything about a visitor.
 */
export const BROWSER_PROBLEMS = [
  'error creating client id',
  'error creating controlling order',
  'Token is missing from activateResult',
  'no answer from the server',
  'part failed to load',
  'screen failed',
  'payload failed',
  'route rules failed',
  'build check failed',
  'personalisation failed',
  'check in the browser failed',
  'page not kept',
] as const

export type BrowserProblem = (typeof BROWSER_PROBLEMS)[number]
