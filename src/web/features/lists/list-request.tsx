import { useEffect, useRef, useState } from 'react'
import { countDevices, selectMaxDevices } from '#domain/cart/sale-size.ts'
import { REQUEST_ANSWER_WORKING_DAYS } from '#domain/customers/request-answer.ts'
import { IndividualOfferFields, IndividualOfferNotice } from '#web/forms/individual-offer-fields.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { type OfferLine, type SentRequest, useIndividualOffer } from '#web/forms/use-individual-offer.ts'
import { useIsLoggedIn } from '#web/platform/account/account-store.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'
import { useCart } from '#web/platform/cart/cart-store.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { isQuotaUsed, requestOffers, type Sellable } from './sell-list.ts'

/** Creates the offers once per list: every retry of the request names the same ones. */
function useOfferLines(sellable: Sellable): () => Promise<CustomerResult<readonly OfferLine[]>> {
  const isSignedIn = useIsLoggedIn()
  const created = useRef<{ readonly sellable: Sellable; readonly lines: readonly OfferLine[] } | null>(null)
  return async () => {
    if (created.current?.sellable === sellable) return { kind: 'ok', data: created.current.lines }
    const result = await requestOffers(sellable, isSignedIn)
    if (result.kind !== 'ok') return result
    const lines = result.data.map(({ offerId, quantity }) => ({ offerId, quantity }))
    created.current = { sellable, lines }
    return { kind: 'ok', data: lines }
  }
}

/** Takes the form's place, and the focus. */
function Sent({ requestId, email }: SentRequest) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <Notice tone="plain">
      <h3 ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('REQUEST_DONE', { number: String(requestId) })}
      </h3>
      {email !== null && (
        <p className="mt-2">{t('REQUEST_DONE_TEXT', { email, days: REQUEST_ANSWER_WORKING_DAYS })}</p>
      )}
    </Notice>
  )
}

/** A list with more devices than a sale may have goes to the people who make offers by hand. */
export function ListRequest({ sellable }: { readonly sellable: Sellable }) {
  const t = useTranslate()
  const cart = useCart()
  const [sent, setSent] = useState<SentRequest | null>(null)
  const form = useIndividualOffer({ loadLines: useOfferLines(sellable), onSent: setSent })
  if (sent) return <Sent requestId={sent.requestId} email={sent.email} />
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 sm:grid-cols-2">
      <p className="sm:col-span-2">
        {t('PORTAL_LONG', {
          count: sellable.deviceCount + countDevices(cart.devices),
          max: selectMaxDevices(cart),
        })}
      </p>
      <IndividualOfferFields form={form} />
      <IndividualOfferNotice
        form={form}
        failedKey={isQuotaUsed(form.state) ? 'PORTAL_QUOTA' : 'LIST_FAILED'}
        onSent={setSent}
      />
      <SubmitButton isSending={form.state.kind === 'sending'} className="sm:col-span-2 sm:justify-self-start">
        {t('CAP_BUTTON')}
      </SubmitButton>
    </form>
  )
}
