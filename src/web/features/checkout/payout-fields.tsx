import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n.tsx'
import { useShop } from '#web/platform/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import { accountHolderOf } from './draft.ts'

function PaymentTypes({ draft, onChange }: FieldGroupProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <ChoiceCards
      name="payment.paymentTypeId"
      options={market.paymentTypes.map(({ id }) => ({ value: id, label: t(`PAYMENT_${id}` as MessageKey) }))}
      value={draft.paymentTypeId}
      onChange={(paymentTypeId) => onChange({ paymentTypeId })}
    />
  )
}

function BankFields({ draft, onChange, problemOf, onLeave }: FieldGroupProps) {
  const t = useTranslate()
  return (
    <>
      <TextField
        name="payment.iban"
        label={t('FIELD_IBAN')}
        hint={t('FIELD_IBAN_HINT')}
        problem={problemOf('payment.iban')}
        value={draft.iban}
        onChange={(iban) => onChange({ iban })}
        onBlur={() => onLeave('payment.iban')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-6"
      />
      <TextField
        name="payment.accountHolder"
        label={t('FIELD_ACCOUNT_HOLDER')}
        hint={t('FIELD_ACCOUNT_HOLDER_HINT')}
        problem={problemOf('payment.accountHolder')}
        value={accountHolderOf(draft)}
        onChange={(accountHolder) => onChange({ accountHolder })}
        onBlur={() => onLeave('payment.accountHolder')}
        autoComplete="name"
        className="sm:col-span-6"
      />
    </>
  )
}

/** Where the money goes; a bank transfer until something else is chosen. */
export function PayoutFields(group: FieldGroupProps) {
  const t = useTranslate()
  const { draft, onChange, problemOf, onLeave } = group
  return (
    <FieldSection title={t('DETAILS_PAYOUT')} hint={t('DETAILS_PAYOUT_HINT')}>
      <PaymentTypes {...group} />
      {draft.paymentTypeId === 13 ? (
        <BankFields {...group} />
      ) : (
        <TextField
          name="payment.paypalAccount"
          label={t('FIELD_PAYPAL')}
          hint={t('FIELD_PAYPAL_HINT')}
          problem={problemOf('payment.paypalAccount')}
          value={draft.paypalAccount}
          onChange={(paypalAccount) => onChange({ paypalAccount })}
          onBlur={() => onLeave('payment.paypalAccount')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="sm:col-span-6"
        />
      )}
    </FieldSection>
  )
}
