import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buildPayloadStamp, type InlineState, type ShopShell } from '#contracts/page-payload.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import { parsePath } from '#domain/routing/path.ts'
import type { CompiledMessages } from '#messages/format-message.ts'
import { Application } from './application.tsx'
import { prepareLayouts } from './layouts/layouts.ts'
import { startBusinessMode } from './platform/account/business-mode.ts'
import { startAccount } from './platform/account/start-account.ts'
import { forgetTransaction } from './platform/cart/cart-store.ts'
import { reportProblem } from './platform/errors/report-problem.ts'
import { createPageTexts } from './platform/i18n/page-texts.ts'
import { isUpdateAvailable, startBuildCheck } from './platform/navigation/build-check.ts'
import { startPageEntries } from './platform/navigation/page-entries.ts'
import { createPayloadLoader } from './platform/navigation/payload.ts'
import { loadRouteRules } from './platform/navigation/route-rules.ts'
import { breathe } from './platform/page/breathe.ts'
import { createShopRouter } from './router.tsx'

type ShopRouter = ReturnType<typeof createShopRouter>

/** The name of an address's route; empty when there is none. */
const findRouteName = ({ market }: ShopShell, pathname: string): string => {
  const parsed = parsePath(market, pathname)
  return parsed.kind === 'match' ? parsed.route : ''
}

/** A newer build takes over at the next navigation of any kind. */
const watchNavigation = (router: ShopRouter, shell: ShopShell) =>
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    const { pathname } = new URL(toLocation.publicHref, location.origin)
    forgetTransaction(findRouteName(shell, pathname))
    if (pathChanged && isUpdateAvailable()) location.assign(toLocation.publicHref)
  })

/** The first screen does not wait for the consent question. */
const startConsent = (shell: ShopShell) =>
  import('./platform/consent/start-consent.tsx')
    .then((consent) => consent.startConsent(shell))
    .catch(reportProblem)

/** Only where a partner's page frames the shop. */
const startFrame = () =>
  import('./platform/page/frame-height.ts')
    .then(({ startFrameHeight }) => startFrameHeight())
    .catch(reportProblem)

export interface CreatedApplication {
  readonly application: ReactNode
  /** What can wait until the first screen is on its way. */
  readonly startWatching: () => void
}

/** The application for the server's page, with its first screen loaded. */
export async function createApplication(
  { shell, payload }: InlineState,
  messages: CompiledMessages,
): Promise<CreatedApplication> {
  startPageEntries()
  const history = createBrowserHistory()
  const stamp = buildPayloadStamp(shell.shopMode, shell.market.id, shell.buildId)
  const texts = createPageTexts(shell, messages)
  const router = createShopRouter({
    shell,
    history,
    loadPayload: createPayloadLoader(payload, stamp),
    loadTexts: texts.load,
  })
  // Marks the first page as server-rendered, so that React finds the same boundaries in it.
  router.ssr = { manifest: undefined }
  await breathe()
  await Promise.all([router.load(), prepareLayouts(shell.shopMode)])
  return {
    application: (
      <Application shell={shell} translate={texts.translate} watchTexts={texts.watch}>
        <RouterProvider router={router} />
      </Application>
    ),
    startWatching() {
      startAccount()
      startBusinessMode(shell, (isBusiness) =>
        texts.address(isBusiness ? 'business' : 'people').catch(reportProblem),
      )
      forgetTransaction(findRouteName(shell, location.pathname))
      startBuildCheck(shell.buildId)
      loadRouteRules(shell.buildId)
      watchNavigation(router, shell)
      if (window.parent !== window) startFrame()
      setTimeout(() => startConsent(shell), CONSENT_CHECK_DELAY_MS)
    },
  }
}
