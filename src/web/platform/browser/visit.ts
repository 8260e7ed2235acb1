/**
 * Identifies the current history entry. Going back to a page is not another visit, and a page reloaded behind the
 * scenes is still the same one.
 */
export function currentVisit(): string {
  const state: unknown = history.state
  const key = typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : ''
  return `${key} ${location.pathname}${location.search}`
}
