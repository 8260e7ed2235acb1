import { useState } from 'react'
import type { Customer } from '#contracts/customer-resources.ts'
import { DEFAULT_PAYMENT_TYPE_ID, PAYPAL } from '#domain/markets/payment-type.ts'
import { PaymentTypeChoice } from '#web/forms/payout-fields.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { BankForm, PaypalForm } from './payment-forms.tsx'

interface CustomerProps {
  readonly customer: Customer
}

/** The saved accounts; whole numbers never come back from the server. */
function CurrentAccounts({ customer: { bankAccount, paypalAccount } }: CustomerProps) {
  const t = useTranslate()
  if (!bankAccount && !paypalAccount) return <p className="text-ink-soft">{t('PAYMENT_CHANGE_NONE')}</p>
  const accounts = [
    bankAccount && { label: t('PAYMENT_13'), text: bankAccount.maskedIban, owner: bankAccount.accountHolder },
    paypalAccount && { label: t('PAYMENT_14'), text: paypalAccount.maskedEmail, owner: '' },
  ].filter((account) => account !== null)
  return (
    <section aria-labelledby="current-accounts">
      <h2 id="current-accounts" className="text-title">
        {t('PAYMENT_CHANGE_CURRENT')}
      </h2>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        {accounts.map(({ label, text, owner }) => (
          <div key={label} className="rounded-card border border-line bg-card p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-medium tabular-nums wrap-anywhere">
              {text}
              {owner && <span className="block text-small font-normal text-ink-soft">{owner}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The type that the customer has saved, if this market pays by it; otherwise a bank transfer. */
function useInitialType({ bankAccount, paypalAccount }: Customer): number {
  const { market } = useShop()
  const hasPaypal = market.paymentTypes.some(({ id }) => id === PAYPAL.id)
  return hasPaypal && paypalAccount && !bankAccount ? PAYPAL.id : DEFAULT_PAYMENT_TYPE_ID
}

/** Where the money of the next sales goes. */
export function PaymentChange({ customer }: CustomerProps) {
  const { market } = useShop()
  const t = useTranslate()
  const [typeId, setTypeId] = useState(useInitialType(customer))
  return (
    <div className="grid max-w-3xl gap-8">
      <CurrentAccounts customer={customer} />
      {market.paymentTypes.length > 1 && (
        <FieldSection title={t('PAYMENT_CHANGE_KIND')}>
          <PaymentTypeChoice value={typeId} onChange={setTypeId} />
        </FieldSection>
      )}
      {typeId === PAYPAL.id ? <PaypalForm customer={customer} /> : <BankForm customer={customer} />}
    </div>
  )
}
