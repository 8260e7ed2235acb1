import type { ReactNode } from 'react'
import { buildPayloadStamp, type InlineState, type ShopShell } from '#contracts/page-payload.ts'
import { isBusinessShop } from '#domain/markets/business-mode.ts'
import { CONSENT_CHECK_DELAY_MS } from '#domain/markets/shop-constants.ts'
import { parsePath } from '#domain/routing/path.ts'
import type { CompiledMessages } from '#messages/format-message.ts'
import { Application } from './application.tsx'
import { prepareLayouts } from './layouts/layouts.ts'
import { findPageId, loadGivenPage, loadPage, openScreen, prepareNavigation } from './load-page.ts'
import { startBusinessMode } from './platform/account/business-mode.ts'
import { startAccount } from './platform/account/start-account.ts'
import { forgetTransaction } from './platform/cart/cart-store.ts'
import { reportProblem } from './platform/errors/report-problem.ts'
import { createPageTexts } from './platform/i18n/page-texts.ts'
import { createBrowserRouter } from './platform/navigation/browser-router.ts'
import { isUpdateAvailable, startBuildCheck } from './platform/navigation/build-check.ts'
import { whenNavigationIsNear } from './platform/navigation/navigation-intent.ts'
import { createPayloadLoader } from './platform/navigation/payload.ts'
import { loadRouteRules } from './platform/navigation/route-rules.ts'
import type { AnyRouteScreen, ScreenRoute } from './platform/navigation/route-screen.ts'
import { breathe } from './platform/page/breathe.ts'

/** The name of an address's route; empty when there is none. */
const findRouteName = ({ market }: ShopShell, pathname: string): string => {
  const parsed = parsePath(market, pathname)
  return parsed.kind === 'match' ? parsed.route : ''
}

/** A newer build takes over at the next navigation of any kind. */
const createNavigationCheck =
  (shell: ShopShell) =>
  (href: string, isOtherPath: boolean): boolean => {
    forgetTransaction(findRouteName(shell, new URL(href, location.origin).pathname))
    if (!isOtherPath || !isUpdateAvailable()) return true
    location.assign(href)
    return false
  }

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
  firstScreen: Promise<AnyRouteScreen | null>,
): Promise<CreatedApplication> {
  const { market, shopMode } = shell
  const texts = createPageTexts({ shopMode, market, screen: payload.screen }, messages)
  const context = {
    isBusinessHome: isBusinessShop(shopMode, market),
    loadTexts: texts.load,
    loadPayload: createPayloadLoader(buildPayloadStamp(shopMode, market.id, shell.buildId)),
  }
  const openFirst = async (route: ScreenRoute) => (await firstScreen) ?? openScreen(route)
  await breathe()
  const href = location.pathname + location.search
  const [first] = await Promise.all([
    loadGivenPage({ market, context, openScreen: openFirst }, href, payload),
    prepareLayouts(shopMode),
  ])
  const router = createBrowserRouter({
    first,
    loadTexts: texts.load,
    findPageId: (address) => findPageId(market, address),
    loadPage: (address, signal) => loadPage({ market, context }, address, signal),
    onNavigate: createNavigationCheck(shell),
  })
  return {
    application: (
      <Application shell={shell} translate={texts.translate} watchTexts={texts.watch} router={router} />
    ),
    startWatching() {
      startAccount()
      startBusinessMode(shell, (isBusiness) =>
        texts.address(isBusiness ? 'business' : 'people').catch(reportProblem),
      )
      forgetTransaction(findRouteName(shell, location.pathname))
      startBuildCheck(shell.buildId)
      loadRouteRules(shell.buildId)
      whenNavigationIsNear(prepareNavigation)
      if (window.parent !== window) startFrame()
      setTimeout(() => startConsent(shell), CONSENT_CHECK_DELAY_MS)
    },
  }
}
