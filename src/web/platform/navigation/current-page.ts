import { useRouterState } from '@tanstack/react-router'
import type { PagePayload } from '#contracts/page-payload.ts'

/** The payload of the current page; every screen's loader returns one. */
export const useCurrentPage = (): PagePayload | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as PagePayload | undefined })

/** The public address of the current page, with its query. */
export const useCurrentHref = (): string => useRouterState({ select: ({ location }) => location.publicHref })

/** The public path of the current page. A missing page has none: all missing paths share its HTML. */
export function useCurrentPath(): string {
  const page = useCurrentPage()
  const href = useCurrentHref()
  return page?.error ? '/' : (href.split(/[?#]/, 1)[0] ?? '/')
}

/** Whether another page is loading; never true on the server, which renders only loaded pages. */
export const useIsLoading = (): boolean =>
  useRouterState({ select: ({ isLoading, resolvedLocation }) => isLoading && resolvedLocation !== undefined })
