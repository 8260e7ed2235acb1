import { memo, useEffect, useState } from 'react'
import type { PageError } from '#contracts/page-payload.ts'
import { chooseLayout } from '#domain/pages/layout.ts'
import { ErrorPage } from './features/error-page/error-page.tsx'
import { getLayout } from './layouts/layouts.ts'
import { clearGlobalError, showGlobalError, useGlobalError } from './platform/errors/global-error.ts'
import { useTranslate } from './platform/i18n/i18n.tsx'
import {
  useArrivals,
  useCurrentHref,
  useCurrentPage,
  useHasFailed,
  useReadyPage,
} from './platform/navigation/current-page.ts'
import { usePageEffects } from './platform/navigation/page-effects.ts'
import { useShop } from './platform/shop/shop.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

const FAILURE: PageError = { statusCode: 500, message: 'Application error', isExpiredLink: false }

/** Rendered again for another page only, and not for each change of the address. */
const CurrentScreen = memo(function CurrentScreen() {
  const { Screen, payload, params } = useReadyPage()
  return <Screen data={payload.data} params={params} />
})

function LaidOutPage() {
  const { shopMode, brand, market, personalisationScript } = useShop()
  const translate = useTranslate()
  const globalError = useGlobalError(useCurrentHref())
  const payload = useCurrentPage()
  // Here and not below the layout: a change of layout must not count as a first visit.
  usePageEffects(payload, { brand, market, personalisationScript, translate })
  const error = globalError ?? payload.error
  const Layout = getLayout(chooseLayout(shopMode, error ? 'notFound' : payload.screen))
  const retry = globalError ? { onRetry: () => clearGlobalError() } : {}
  return (
    <Layout>
      {error ? (
        <ErrorPage error={error} {...retry}>
          {!globalError && <CurrentScreen />}
        </ErrorPage>
      ) : (
        <CurrentScreen />
      )}
    </Layout>
  )
}

/** Shown when a screen itself breaks: the error becomes the page's, and a retry asks the server for the page. */
function Failure() {
  const { shopMode } = useShop()
  const Layout = getLayout(chooseLayout(shopMode, 'notFound'))
  // Where it happened, even while the visitor is navigating away.
  const [href] = useState(useCurrentHref())
  useEffect(() => showGlobalError(FAILURE, href), [href])
  return (
    <Layout>
      <ErrorPage
        error={FAILURE}
        onRetry={() => clearGlobalError({ redirect: location.pathname + location.search })}
      />
    </Layout>
  )
}

/** The page of the current address, whatever becomes of it. */
export function ShopPage() {
  const page = useReadyPage()
  const hasFailed = useHasFailed()
  useArrivals()
  return (
    <ScreenBoundary page={page} failure={<Failure />}>
      {hasFailed ? <Failure /> : <LaidOutPage />}
    </ScreenBoundary>
  )
}
