import { lazy, Suspense, useState } from 'react'
import type { SentRequest } from '#web/forms/use-individual-offer.ts'
import { useCart, useIsCartReady } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RequestDone } from './request-done.tsx'

/** Forms and their rules are loaded when there is something to sell; an empty cart needs none of them. */
const CheckoutSteps = lazy(() =>
  import('./checkout-steps.tsx').then((module) => ({ default: module.CheckoutSteps })),
)

/** Whether the cart has held a device on this page: from then on the steps handle an empty cart, too. */
function useHasBegun(): boolean {
  const { devices } = useCart()
  const [hasBegun, setHasBegun] = useState(false)
  if (!hasBegun && devices.length > 0) setHasBegun(true)
  return hasBegun || devices.length > 0
}

/** From the cart to a sale. The cart lives in the browser: until it is read, the page says that it is loading. */
export function CheckoutPage({ termsPath }: { readonly termsPath: string | null }) {
  const t = useTranslate()
  const isReady = useIsCartReady()
  const hasBegun = useHasBegun()
  const loading = <p className="mt-8 text-ink-soft noscript:hidden">{t('CART_LOADING')}</p>
  const [sent, setSent] = useState<SentRequest | null>(null)
  return (
    <Container className="min-h-[70vh] pb-8 pt-6 sm:pt-10">
      <h1 className="text-page">{t('SCREEN_CHECKOUT')}</h1>
      <noscript>
        <p className="mt-6 rounded-field bg-amber-tint p-4">{t('CART_NO_SCRIPT')}</p>
      </noscript>
      {sent && (
        <div className="mt-8">
          <RequestDone {...sent} />
        </div>
      )}
      {!isReady && loading}
      {isReady && hasBegun && (
        <Suspense fallback={loading}>
          <CheckoutSteps termsPath={termsPath} onSent={setSent} />
        </Suspense>
      )}
      {isReady && !hasBegun && (
        <div className="mt-8">
          <EmptyCart />
        </div>
      )}
    </Container>
  )
}
