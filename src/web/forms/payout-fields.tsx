import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { EmailField } from './email-field.tsx'
import { FormField } from './form-field.tsx'
import type { Fields } from './use-form.ts'
import { useProblemText } from './use-problem-text.ts'

/** The fields of an account. Another choice of account drops the server's problems with them, as it hides them. */
export const ACCOUNT_FIELDS: readonly string[] = ['iban', 'accountHolder', 'paypalAccount']

export interface PaymentTypeChoiceProps {
  readonly value: number
  readonly onChange: (paymentTypeId: number) => void
}

/** How to be paid; hidden in markets with only one payment type. */
export function PaymentTypeChoice({ value, onChange }: PaymentTypeChoiceProps) {
  const { market } = useShop()
  const t = useTranslate()
  return (
    <ChoiceCards
      name="paymentTypeId"
      options={market.paymentTypes.map(({ id }) => ({
        value: id as number,
        label: t(`PAYMENT_${id}` as MessageKey),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}

export interface BankValues {
  readonly iban: string
  /** Null while it is the seller's own name, which `holder` shows. */
  readonly accountHolder: string | null
}

export interface BankFieldsProps {
  readonly form: Fields<BankValues>
  readonly holder: string
  readonly ibanHint?: string
}

export function BankFields({ form, holder, ibanHint }: BankFieldsProps) {
  const t = useTranslate()
  const describeProblem = useProblemText(form.problems)
  return (
    <>
      <FormField
        form={form}
        name="iban"
        label={t('FIELD_IBAN')}
        hint={ibanHint ?? t('FIELD_IBAN_HINT')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="sm:col-span-6"
      />
      <TextField
        name="accountHolder"
        label={t('FIELD_ACCOUNT_HOLDER')}
        hint={t('FIELD_ACCOUNT_HOLDER_HINT')}
        problem={describeProblem('accountHolder')}
        value={holder}
        onChange={(accountHolder) => form.change({ accountHolder })}
        onBlur={() => form.leave('accountHolder')}
        autoComplete="name"
        className="sm:col-span-6"
      />
    </>
  )
}

export function PaypalField({ form }: { readonly form: Fields<{ readonly paypalAccount: string }> }) {
  const t = useTranslate()
  return (
    <EmailField
      form={form}
      name="paypalAccount"
      label={t('FIELD_PAYPAL')}
      hint={t('FIELD_PAYPAL_HINT')}
      className="sm:col-span-6"
    />
  )
}
