import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type InlineState, payloadStamp } from '#contracts/page-payload.ts'
import { type CompiledMessages, createTranslate } from '#messages/format-message.ts'
import { Application } from './application.tsx'
import { isUpdateAvailable, startBuildCheck } from './platform/build-check.ts'
import { createPayloadLoader } from './platform/payload.ts'
import { loadRouteRules } from './platform/route-rules.ts'
import { createShopRouter } from './router.tsx'

type ShopRouter = ReturnType<typeof createShopRouter>

/** A newer build is taken over with the next navigation, whichever way it is made. */
const watchNavigation = (router: ShopRouter) =>
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (pathChanged && isUpdateAvailable()) location.assign(toLocation.publicHref)
  })

export interface CreatedApplication {
  readonly application: ReactNode
  /** What may wait until the first screen is on its way. */
  readonly startWatching: () => void
}

/** The application for the page that the server has sent, with its first screen loaded. */
export async function createApplication(
  { shell, payload }: InlineState,
  messages: CompiledMessages,
): Promise<CreatedApplication> {
  const history = createBrowserHistory()
  const stamp = payloadStamp(shell.shopMode, shell.market.id, shell.buildId)
  const router = createShopRouter({ shell, history, loadPayload: createPayloadLoader(payload, stamp) })
  // Marks the first page as rendered by the server, so that React finds the same boundaries in it.
  router.ssr = { manifest: undefined }
  await router.load()
  const translate = createTranslate(messages, shell.market.locale)
  return {
    application: (
      <Application shell={shell} translate={translate}>
        <RouterProvider router={router} />
      </Application>
    ),
    startWatching() {
      startBuildCheck(shell.buildId)
      loadRouteRules(shell.buildId)
      watchNavigation(router)
    },
  }
}
