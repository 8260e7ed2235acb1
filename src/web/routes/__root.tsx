import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import { chooseLayout } from '#domain/pages/layout.ts'
import { ErrorPage } from '#web/features/error-page/error-page.tsx'
import { getLayout } from '#web/layouts/layouts.ts'
import { clearGlobalError, showGlobalError, useGlobalError } from '#web/platform/errors/global-error.ts'
import { reportProblem } from '#web/platform/errors/report-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useCurrentHref, useCurrentPage } from '#web/platform/navigation/current-page.ts'
import { usePageEffects } from '#web/platform/navigation/page-effects.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import type { RouterContext } from '#web/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: Failure,
  onCatch: (error) => reportProblem(error, 'screen failed'),
})

const FAILURE: PageError = { statusCode: 500, message: 'Application error', isExpiredLink: false }

/** The devices that the address of a missing page may have meant. */
const findNearest = (payload: PagePayload | undefined): readonly DeviceCard[] =>
  payload?.screen === 'notFound' && payload.data && 'nearest' in payload.data ? payload.data.nearest : []

function Root() {
  const { shopMode, brand, market, personalisationScript } = useShop()
  const translate = useTranslate()
  const globalError = useGlobalError(useCurrentHref())
  const payload = useCurrentPage()
  // Here and not below the layout: a change of layout must not count as a first visit.
  usePageEffects(payload, { brand, market, personalisationScript, translate })
  const error = globalError ?? payload?.error
  const Layout = getLayout(chooseLayout(shopMode, error ? 'notFound' : (payload?.screen ?? 'notFound')))
  const retry = globalError ? { onRetry: () => clearGlobalError() } : {}
  const nearest = globalError ? [] : findNearest(payload)
  return <Layout>{error ? <ErrorPage error={error} nearest={nearest} {...retry} /> : <Outlet />}</Layout>
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
