import { useEffect } from 'react'
import { currentVisit } from '#web/platform/browser/visit.ts'
import { pushEvent } from './data-layer.ts'

const reportedSearches = new Set<string>()

/** Reports a search when its results are first shown; an empty query or going back to one does not count. */
export function useSearchEvent(searchTerm: string, resultCount: number): void {
  useEffect(() => {
    const visit = currentVisit()
    if (!searchTerm || reportedSearches.has(visit)) return
    reportedSearches.add(visit)
    pushEvent({ event: 'search_submitted', searchTerm, resultCount })
  }, [searchTerm, resultCount])
}
