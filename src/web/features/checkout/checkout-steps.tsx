import { formatDay } from '#messages/locale/format-day.ts'
import type { SentRequest } from '#web/forms/use-individual-offer.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { InProgressSlot } from '#web/platform/page/progress-slot.tsx'
import { CartStatus } from './cart-status.tsx'
import { CartStep } from './cart-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { RenewalNotes } from './renewal-notes.tsx'
import { RequestStep } from './request-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepsNav } from './steps-nav.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { type CartChanges, useCartChanges } from './use-cart-changes.ts'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { useStepFocus } from './use-step.ts'

interface CurrentStepProps {
  readonly checkout: Checkout
  readonly termsPath: string | null
  readonly changes: CartChanges
  readonly onSent: (sent: SentRequest) => void
}

function CurrentStep({ checkout, termsPath, changes, onSent }: CurrentStepProps) {
  const { step, go, details, seller, trade, renewal, voucher } = checkout
  const headline = useStepFocus(step)
  if (step === 'request') return <RequestStep headline={headline} onSent={onSent} onGo={go} />
  if (step === 'details')
    return (
      <DetailsStep
        headline={headline}
        form={details}
        seller={seller}
        onContinue={checkout.finishDetails}
        onGo={go}
      />
    )
  if (step === 'review' && seller)
    return (
      <ReviewStep
        headline={headline}
        seller={seller}
        acceptRule={details.values.acceptRule}
        trade={trade}
        termsPath={termsPath}
        onGo={go}
      />
    )
  return <CartStep headline={headline} renewal={renewal} voucher={voucher} changes={changes} onGo={go} />
}

/** Formats a first date in the given language. */
export const prepareDates = (locale: string) => formatDay(locale, 0)

/** The steps of a sale, or what there is to say about an empty cart. */
export function CheckoutSteps(props: {
  readonly termsPath: string | null
  readonly onSent: (sent: SentRequest) => void
}) {
  const { devices } = useCart()
  const checkout = useCheckout()
  const changes = useCartChanges()
  // The sale is created and its page is loading: the empty cart behind it is not shown.
  const isLeaving = checkout.trade.form.state.kind === 'done' && devices.length === 0
  return (
    <>
      {devices.length > 0 && (
        <InProgressSlot>
          <StepsNav step={checkout.step} onGo={checkout.go} />
        </InProgressSlot>
      )}
      <CartStatus
        event={changes.event}
        isSettling={checkout.renewal.state === 'checking' || checkout.voucher.isChecking}
      />
      <div className="space-y-6">
        {devices.length > 0 && <CurrentStep checkout={checkout} changes={changes} {...props} />}
        {devices.length === 0 && !isLeaving && (
          <>
            {changes.removals.map((removal) => (
              <UndoNotice key={removal.id} removal={removal} onUndo={changes.undo} />
            ))}
            <RenewalNotes renewal={checkout.renewal} />
            <EmptyCart />
          </>
        )}
      </div>
    </>
  )
}
