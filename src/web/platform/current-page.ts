import { useRouterState } from '@tanstack/react-router'
import type { PagePayload } from '#contracts/page-payload.ts'

/** The payload of the page that is shown; every screen's loader returns one. */
export const useCurrentPage = (): PagePayload | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as PagePayload | undefined })

/** The public path of the page that is shown. A missing page has none: its HTML is shared by all missing paths. */
export function useCurrentPath(): string {
  const page = useCurrentPage()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  return page?.error ? '/' : (href.split(/[?#]/, 1)[0] ?? '/')
}
