import { lazy, Suspense, useState } from 'react'
import type { SentRequest } from '#web/forms/use-individual-offer.ts'
import { useCart, useIsCartReady } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RequestDone } from './request-done.tsx'

/** Forms and their rules are loaded when there is something to sell; an empty cart needs none of them. */
const CheckoutSteps = lazy(async () => {
  const module = await import('./checkout-steps.tsx')
  // In a task of its own, before the steps are rendered: the first date takes a cheap phone a tenth of a second.
  module.prepareDates(document.documentElement.lang)
  return { default: module.CheckoutSteps }
})

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
  const loading = (
    // Something to read meanwhile, and already the largest text of the page.
    <div className="noscript:hidden">
      <p className="max-w-text text-lead">{t('SCREEN_CHECKOUT_LEAD')}</p>
      <p className="mt-2 text-ink-soft">{t('CART_LOADING')}</p>
    </div>
  )
  const [sent, setSent] = useState<SentRequest | null>(null)
  return (
    // As high as the screen: what is below doesn't move when the cart appears.
    <Container className="min-h-dvh pb-8 pt-5 sm:pt-10">
      {/* Every step has a headline of its own; a second one above it would only push the fields down. */}
      <h1 className="sr-only">{t('SCREEN_CHECKOUT')}</h1>
      <noscript>
        <p className="rounded-field bg-amber-tint p-4">{t('CART_NO_SCRIPT')}</p>
      </noscript>
      {sent && (
        <div className="mb-8">
          <RequestDone {...sent} />
        </div>
      )}
      {!isReady && loading}
      {isReady && hasBegun && (
        <Suspense fallback={loading}>
          <CheckoutSteps termsPath={termsPath} onSent={setSent} />
        </Suspense>
      )}
      {isReady && !hasBegun && <EmptyCart />}
    </Container>
  )
}
