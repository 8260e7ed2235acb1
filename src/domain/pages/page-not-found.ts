/** Why a path has no page: no route matches, or the matching route rejects its parameters. */
export type NotFoundReason = 'unmatched' | 'failedValidation'

/** The HTTP error text of a missing page. The spelling tells the two reasons apart. */
export const buildNotFoundMessage = (reason: NotFoundReason, path: string): string =>
  reason === 'unmatched' ? `Page Not Found: ${path}` : `Page not found: ${path}`

/** Clarification links expire, and their missing pages say so. */
export const isExpiredLinkPath = (path: string): boolean => path.includes('clarification')
