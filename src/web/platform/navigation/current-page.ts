import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { ReadyPage } from './ready-page.ts'
import { type RouterState, useRouter } from './router.ts'

const useRouterState = <Selected>(select: (state: RouterState) => Selected): Selected =>
  useStore(useRouter().store, select)

/** The page that is shown. */
export const useReadyPage = (): ReadyPage => useRouterState(({ page }) => page)

/** The payload of the current page. */
export const useCurrentPage = (): PagePayload => useReadyPage().payload

/** The public address of the current page, with its query. */
export const useCurrentHref = (): string => useRouterState(({ href }) => href)

/** What follows the `#` in the address of the current page. */
export const useCurrentHash = (): string => useRouterState(({ href }) => href.split('#')[1] ?? '')

/** The public path of the current page. A missing page has none: all missing paths share its HTML. */
export function useCurrentPath(): string {
  const page = useCurrentPage()
  const href = useCurrentHref()
  return page.error ? '/' : (href.split(/[?#]/, 1)[0] ?? '/')
}

/** Whether another page is loading. */
export const useIsLoading = (): boolean => useRouterState(({ isLoading }) => isLoading)

/** Whether the page of the address could not be loaded. */
export const useHasFailed = (): boolean => useRouterState(({ hasFailed }) => hasFailed)

/** Tells the router when a page that was opened is in the document. */
export function useArrivals(): void {
  const router = useRouter()
  const arrivals = useRouterState((state) => state.arrivals)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival settles once
  useLayoutEffect(() => {
    // Not for the first page: the browser has scrolled it, and the visitor may have scrolled on before the script starts.
    if (arrivals > 0) router.settle()
  }, [arrivals])
}
