import { useId } from 'react'
import type { SavedPayout } from '#domain/customers/payment-account.ts'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import { ACCOUNT_FIELDS, BankFields, PaymentTypeChoice, PaypalField } from '#web/forms/payout-fields.tsx'
import { useProblemText } from '#web/forms/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { FieldNotes } from '#web/ui/text-field.tsx'
import { chooseSavedAccount, findSavedPayout, getAccountHolder, hasTypedAccount } from './draft.ts'
import { SAVED_ACCOUNT_FIELD, useSavedPayouts } from './saved-payouts.ts'
import type { DetailsProps } from './use-details.ts'

interface SavedAccountProps extends DetailsProps {
  readonly saved: SavedPayout
}

/** The account that the customer has saved, or another one; whole numbers never come back from the server. */
function SavedAccount({ form, saved }: SavedAccountProps) {
  const t = useTranslate()
  const id = useId()
  const { paymentId, paymentTypeId, accountHolder } = saved
  const problem = useProblemText(form.problems)(SAVED_ACCOUNT_FIELD)
  // A number stays in one line.
  const masked = saved.maskedAccount.replaceAll(' ', '\u00a0')
  const account = paymentTypeId === PAYPAL.id ? masked : `${masked}, ${accountHolder}`
  const choose = (chosen: string) => {
    form.change(chosen === '' ? { isAccountTyped: true } : chooseSavedAccount(form.values))
    form.forget([SAVED_ACCOUNT_FIELD, ...ACCOUNT_FIELDS])
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
        name={SAVED_ACCOUNT_FIELD}
        options={[
          { value: paymentId, label: t('PAYOUT_SAVED', { account }) },
          { value: '', label: t('PAYOUT_OTHER') },
        ]}
        value={form.values.isAccountTyped ? '' : paymentId}
        onChange={choose}
      />
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}

/** Where the money goes; a bank transfer until something else is chosen, and a saved account where there is one. */
export function PayoutSection({ form }: DetailsProps) {
  const t = useTranslate()
  const draft = form.values
  const saved = findSavedPayout(draft, useSavedPayouts())
  const changeType = (paymentTypeId: number) => {
    form.change({ paymentTypeId, isAccountTyped: hasTypedAccount(draft, paymentTypeId) })
    form.forget([SAVED_ACCOUNT_FIELD, ...ACCOUNT_FIELDS])
  }
  return (
    <FieldSection title={t('DETAILS_PAYOUT')} hint={t('DETAILS_PAYOUT_HINT')}>
      <PaymentTypeChoice value={draft.paymentTypeId} onChange={changeType} />
      {saved && <SavedAccount key={saved.paymentTypeId} form={form} saved={saved} />}
      {(!saved || draft.isAccountTyped) &&
        (draft.paymentTypeId === PAYPAL.id ? (
          <PaypalField form={form} />
        ) : (
          <BankFields form={form} holder={getAccountHolder(draft)} />
        ))}
    </FieldSection>
  )
}
