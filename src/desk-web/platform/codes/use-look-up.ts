import type { SearchAnswer } from '#contracts/desk/search.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../api/call-api.ts'
import { describeError } from '../api/describe-error.ts'
import { useOpenPath } from '../navigation/use-open-path.ts'
import { showToast } from '../toasts/toasts.ts'
import { buildFoundPath, buildSearchPath, type ScanPurpose } from './build-found-path.ts'

/**
 * Finds what a code belongs to and opens it; if it belongs to several things, opens the search. A code that belongs to
 * nothing is said, and nothing else changes.
 */
export function useLookUp(purpose: ScanPurpose): (code: string) => Promise<void> {
  const openPath = useOpenPath()
  return async (code) => {
    try {
      const { rows } = await callApi<SearchAnswer>(`/desk/api/search?${new URLSearchParams({ q: code })}`)
      const [found, ...others] = rows
      if (!found) showToast({ text: TEXTS.scanner.notFound(code), tone: 'error' })
      else openPath(others.length > 0 ? buildSearchPath(code) : buildFoundPath(found, purpose))
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
    }
  }
}
