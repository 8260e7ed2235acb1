import type { FormEvent, RefObject } from 'react'
import type { Seller } from '#domain/customers/seller.ts'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { AcceptRuleFields } from './accept-rule-fields.tsx'
import { AccountLine } from './account-line.tsx'
import { AddressSection } from './address-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { PayoutSection } from './payout-section.tsx'
import { SaveDetailsField } from './save-details-field.tsx'
import { PhoneBar, Summary } from './summary.tsx'
import type { DetailsProps } from './use-details.ts'
import type { CheckoutStep } from './use-step.ts'

export interface DetailsStepProps extends DetailsProps {
  readonly headline: RefObject<HTMLHeadingElement | null>
  /** Null while something is missing. */
  readonly seller: Seller | null
  readonly onContinue: () => void
  readonly onGo: (step: CheckoutStep) => void
}

/** Who sells, from where, and where the money goes. */
export function DetailsStep({ headline, form, seller, onContinue, onGo }: DetailsStepProps) {
  const t = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onContinue()
  }
  const next = (
    <button type="submit" form="details-form" className={BUTTON_STYLES.primary}>
      {t('DETAILS_CONTINUE')}
    </button>
  )
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1.6fr_1fr]">
      <form id="details-form" noValidate onSubmit={submit} className="grid min-w-0 gap-8">
        <div>
          <h2 ref={headline} tabIndex={-1} className="text-section outline-none">
            {t('DETAILS_TITLE')}
          </h2>
          <AccountLine />
        </div>
        <FormProblems problems={form.problems} attempt={form.attempt} />
        <ContactSection form={form} />
        <AddressSection form={form} />
        <PayoutSection form={form} />
        <SaveDetailsField form={form} seller={seller} />
        <AcceptRuleFields form={form} />
        <button
          type="button"
          onClick={() => onGo('devices')}
          className={`${BUTTON_STYLES.secondary} justify-self-start`}
        >
          {t('DETAILS_BACK')}
        </button>
      </form>
      {/* On a phone, the bar says all of it. */}
      <Summary className="max-lg:hidden">
        <div className="mt-5 grid">{next}</div>
      </Summary>
      <PhoneBar>{next}</PhoneBar>
    </div>
  )
}
