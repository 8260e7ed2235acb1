import { useRouterState } from '@tanstack/react-router'
import type { PagePayload } from '#contracts/page-payload.ts'

/** The payload of the page that is shown; every screen's loader returns one. */
export const useCurrentPage = (): PagePayload | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as PagePayload | undefined })

/** The public address of the page that is shown, with its query. */
export const useCurrentHref = (): string => useRouterState({ select: ({ location }) => location.publicHref })

/** The public path of the page that is shown. A missing page has none: its HTML is shared by all missing paths. */
export function useCurrentPath(): string {
  const page = useCurrentPage()
  const href = useCurrentHref()
  return page?.error ? '/' : (href.split(/[?#]/, 1)[0] ?? '/')
}

/** Whether another page is on its way; never on the server, where every page is there when it is rendered. */
export const useIsLoading = (): boolean =>
  useRouterState({ select: ({ isLoading, resolvedLocation }) => isLoading && resolvedLocation !== undefined })
