/** Why a path has no page: no route has this form, or a route refused its parameters. */
export type NotFoundReason = 'unmatched' | 'failedValidation'

/** The HTTP error text of a missing page; the two wordings tell the two reasons apart. */
export const pageNotFoundMessage = (reason: NotFoundReason, path: string): string =>
  reason === 'unmatched' ? `Page Not Found: ${path}` : `Page not found: ${path}`

/** Links into a clarification run out; their missing pages say so. */
export const isExpiredLinkPath = (path: string): boolean => path.includes('clarification')
