import type { RefObject } from 'react'
import { clearCart } from '#domain/cart/change-cart.ts'
import { IndividualOfferFields, IndividualOfferNotice } from '#web/forms/individual-offer-fields.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { type SentRequest, useIndividualOffer } from '#web/forms/use-individual-offer.ts'
import { changeCart, useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Summary } from './summary.tsx'
import type { CheckoutStep } from './use-step.ts'

export interface RequestStepProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  readonly onSent: (sent: SentRequest) => void
  readonly onGo: (step: CheckoutStep) => void
}

/** For a cart above the limit of business trades: people make the offer by hand. */
export function RequestStep({ headline, onSent, onGo }: RequestStepProps) {
  const t = useTranslate()
  const { devices } = useCart()
  const finish = (sent: SentRequest) => {
    onSent(sent)
    changeCart(clearCart)
  }
  const form = useIndividualOffer({
    loadLines: async () => ({
      kind: 'ok',
      data: devices.map(({ offerId, quantity }) => ({ offerId, quantity })),
    }),
    onSent: finish,
  })
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <form noValidate onSubmit={form.submit} className="grid min-w-0 gap-5 sm:grid-cols-2">
        <h2 ref={headline} tabIndex={-1} className="text-section outline-none sm:col-span-2">
          {t('REQUEST_TITLE')}
        </h2>
        <IndividualOfferFields form={form} />
        <IndividualOfferNotice form={form} failedKey="REVIEW_UNAVAILABLE" onSent={finish} />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <SubmitButton isSending={form.state.kind === 'sending'} className="">
            {t('REQUEST_SEND')}
          </SubmitButton>
          <button type="button" onClick={() => onGo('devices')} className={BUTTON_STYLES.secondary}>
            {t('REQUEST_BACK')}
          </button>
        </div>
      </form>
      <Summary />
    </div>
  )
}
