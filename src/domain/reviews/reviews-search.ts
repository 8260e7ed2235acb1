const MAX_PAGE = 500

/** Which page of reviews the address of the fairness page asks for; anything invalid is the first. */
export function readReviewsPage(search: string): number {
  const typed = new URLSearchParams(search).get('reviews') ?? ''
  const page = /^\d{1,3}$/.test(typed) ? Number(typed) : 1
  return page >= 1 && page <= MAX_PAGE ? page : 1
}

/** The canonical query string of a page of reviews, with its question mark; empty for the first. */
export const buildReviewsSearch = (page: number): string => (page > 1 ? `?reviews=${page}` : '')
