import { readEntryKey } from './history-entry.ts'

/**
 * Identifies the current history entry. Going back to a page is not another visit, and a page reloaded behind the
 * scenes is still the same one.
 */
export function currentVisit(): string {
  return `${readEntryKey()} ${location.pathname}${location.search}`
}
