import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PageError, PagePayload } from '#contracts/page-payload.ts'
import { layoutFor } from '#domain/routing/layout.ts'
import { ErrorPage } from '#web/features/error-page/error-page.tsx'
import { LAYOUTS } from '#web/layouts/layouts.ts'
import { useCurrentPage } from '#web/platform/current-page.ts'
import { clearGlobalError, showGlobalError, useGlobalError } from '#web/platform/global-error.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { usePageEffects } from '#web/platform/page-effects.ts'
import { useShop } from '#web/platform/shop.tsx'
import type { RouterContext } from '#web/router.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: Failure })

const FAILURE: PageError = { statusCode: 500, message: 'Application error', isExpiredLink: false }

function Page({ payload }: { readonly payload: PagePayload }) {
  const { brand } = useShop()
  const translate = useTranslate()
  usePageEffects(payload, { brand, translate })
  return payload.error ? <ErrorPage error={payload.error} /> : <Outlet />
}

function Root() {
  const { shopMode } = useShop()
  const error = useGlobalError()
  const payload = useCurrentPage()
  const Layout = LAYOUTS[layoutFor(shopMode, payload?.error ? 'notFound' : (payload?.screen ?? 'notFound'))]
  return (
    <Layout>
      {error ? (
        <ErrorPage error={error} onRetry={() => clearGlobalError()} />
      ) : payload ? (
        <Page payload={payload} />
      ) : (
        <Outlet />
      )}
    </Layout>
  )
}

/** Shown when a screen itself breaks: the error becomes the page's, and trying again renders the screen anew. */
function Failure({ reset }: { readonly reset: () => void }) {
  const { shopMode } = useShop()
  const router = useRouter()
  const Layout = LAYOUTS[layoutFor(shopMode, 'notFound')]
  useEffect(() => showGlobalError(FAILURE), [])
  const retry = () => {
    clearGlobalError()
    reset()
    router.invalidate()
  }
  return (
    <Layout>
      <ErrorPage error={FAILURE} onRetry={retry} />
    </Layout>
  )
}
