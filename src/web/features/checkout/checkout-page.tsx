import { useState } from 'react'
import { useIsCartReady } from '#web/platform/cart-store.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { RequestDone, type SentRequest } from './request-step.tsx'

/** From the cart to a sale. The cart is the browser's: until it was read, the page shows that it is being read. */
export function CheckoutPage({ termsPath }: { readonly termsPath: string | null }) {
  const t = useTranslate()
  const isReady = useIsCartReady()
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
      {isReady ? (
        <CheckoutSteps termsPath={termsPath} onSent={setSent} />
      ) : (
        <p className="mt-8 text-ink-soft noscript:hidden">{t('CART_LOADING')}</p>
      )}
    </Container>
  )
}
