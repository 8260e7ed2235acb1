import { useId } from 'react'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { FieldNotes, TextField } from '#web/ui/text-field.tsx'
import type { FieldGroupProps } from './details-step.tsx'
import { accountHolderOf, choosingSaved, hasTypedAccount, savedPayoutFor } from './draft.ts'
import { useSavedPayouts } from './saved-payouts.ts'

function PaymentTypes({ draft, onChange }: FieldGroupProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <ChoiceCards
      name="payment.paymentTypeId"
      options={market.paymentTypes.map(({ id }) => ({ value: id, label: t(`PAYMENT_${id}` as MessageKey) }))}
      value={draft.paymentTypeId}
      onChange={(paymentTypeId) =>
        onChange({ paymentTypeId, isAccountTyped: hasTypedAccount(draft, paymentTypeId) })
      }
    />
  )
}

interface SavedAccountProps extends FieldGroupProps {
  readonly saved: SavedPayout
}

/** The account that the customer has saved, or another one; whole numbers never come back from the server. */
function SavedAccount({ draft, onChange, problemOf, onLeave, saved }: SavedAccountProps) {
  const t = useTranslate()
  const id = useId()
  const { paymentId, paymentTypeId, accountHolder } = saved
  const problem = problemOf('payment.paymentId')
  // A number stays in one line.
  const masked = saved.maskedAccount.replaceAll(' ', '\u00a0')
  const account = paymentTypeId === PAYPAL.id ? masked : `${masked}, ${accountHolder}`
  const choose = (chosen: string) => {
    onChange(chosen === '' ? { isAccountTyped: true } : choosingSaved(draft))
    onLeave('payment.paymentId')
  }
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
      className="min-w-0 wrap-anywhere sm:col-span-6"
    >
      <p id={`${id}-label`} className="mb-2 font-medium">
        {t('PAYOUT_ACCOUNT')}
      </p>
      <ChoiceCards
        name="payment.paymentId"
        options={[
          { value: paymentId, label: t('PAYOUT_SAVED', { account }) },
          { value: '', label: t('PAYOUT_OTHER') },
        ]}
        value={draft.isAccountTyped ? '' : paymentId}
        onChange={choose}
      />
      <FieldNotes id={id} problem={problem} />
    </div>
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

function PaypalField({ draft, onChange, problemOf, onLeave }: FieldGroupProps) {
  const t = useTranslate()
  return (
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
  )
}

/** Where the money goes; a bank transfer until something else is chosen, and a saved account where there is one. */
export function PayoutFields(group: FieldGroupProps) {
  const t = useTranslate()
  const { draft } = group
  const saved = savedPayoutFor(draft, useSavedPayouts())
  const Fields = draft.paymentTypeId === PAYPAL.id ? PaypalField : BankFields
  return (
    <FieldSection title={t('DETAILS_PAYOUT')} hint={t('DETAILS_PAYOUT_HINT')}>
      <PaymentTypes {...group} />
      {saved && <SavedAccount key={saved.paymentTypeId} saved={saved} {...group} />}
      {(!saved || draft.isAccountTyped) && <Fields {...group} />}
    </FieldSection>
  )
}
