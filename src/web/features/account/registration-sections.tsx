import { PAYPAL } from '#domain/markets/payment-type.ts'
import { AddressFields } from '#web/forms/address-fields.tsx'
import { ACCOUNT_FIELDS, BankFields, PaymentTypeChoice, PaypalField } from '#web/forms/payout-fields.tsx'
import type { Fields } from '#web/forms/use-form.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import type { RegistrationDetails } from './registration-details.ts'

export interface SectionProps {
  readonly form: Fields<RegistrationDetails>
}

function OmitButton({ onOmit }: { readonly onOmit: () => void }) {
  const t = useTranslate()
  return (
    <button
      type="button"
      onClick={onOmit}
      className="inline-flex min-h-11 cursor-pointer items-center justify-self-start text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong sm:col-span-6"
    >
      {t('REGISTER_OMIT')}
    </button>
  )
}

export function AddressSection({ form }: SectionProps) {
  const t = useTranslate()
  return (
    <FieldSection title={t('REGISTER_ADDRESS')} hint={t('REGISTER_ADDRESS_HINT')}>
      <AddressFields form={form} />
      <OmitButton onOmit={() => form.change({ hasAddress: false })} />
    </FieldSection>
  )
}

export function PayoutSection({ form, holder }: SectionProps & { readonly holder: string }) {
  const t = useTranslate()
  const { market } = useShop()
  const { paymentTypeId } = form.values
  const changeType = (chosen: number) => {
    form.change({ paymentTypeId: chosen })
    form.forget(ACCOUNT_FIELDS)
  }
  return (
    <FieldSection title={t('PAYMENT_CHANGE_KIND')}>
      {market.paymentTypes.length > 1 && <PaymentTypeChoice value={paymentTypeId} onChange={changeType} />}
      {paymentTypeId === PAYPAL.id ? (
        <PaypalField form={form} />
      ) : (
        <BankFields form={form} holder={holder} ibanHint={t('PAYMENT_CHANGE_IBAN_HINT')} />
      )}
      <OmitButton onOmit={() => form.change({ hasPayment: false })} />
    </FieldSection>
  )
}
