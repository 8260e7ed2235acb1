import { useEffect, useRef, useState } from 'react'
import { formatIbanAsTyped } from '#domain/customers/format-as-typed.ts'
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

/** The seller's own name: a line of text until someone's bank writes it differently. */
function AccountHolder({ form, holder }: Pick<BankFieldsProps, 'form' | 'holder'>) {
  const t = useTranslate()
  const problem = useProblemText(form.problems)('accountHolder')
  const field = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'text' | 'asked' | 'typed'>('text')
  const isText = state === 'text' && !problem
  // The button that asked for the field is gone.
  useEffect(() => {
    if (state === 'asked') field.current?.querySelector('input')?.focus()
  }, [state])
  if (holder !== '' && isText)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-6">
        <p className="min-w-0 wrap-anywhere">
          <span className="block text-small text-ink-soft">{t('FIELD_ACCOUNT_HOLDER')}</span>
          {holder}
        </p>
        <button
          type="button"
          onClick={() => setState('asked')}
          className="inline-flex min-h-11 cursor-pointer items-center text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('FIELD_ACCOUNT_HOLDER_CHANGE')}
        </button>
      </div>
    )
  if (form.values.accountHolder === null && isText)
    return <p className="text-small text-ink-soft sm:col-span-6">{t('FIELD_ACCOUNT_HOLDER_HINT')}</p>
  return (
    <div ref={field} className="sm:col-span-6">
      <TextField
        name="accountHolder"
        label={t('FIELD_ACCOUNT_HOLDER')}
        hint={t('FIELD_ACCOUNT_HOLDER_HINT')}
        problem={problem}
        value={holder}
        onChange={(accountHolder) => {
          // The field stays when its problem is solved.
          setState('typed')
          form.change({ accountHolder })
        }}
        onBlur={() => form.leave('accountHolder')}
        autoComplete="name"
      />
    </div>
  )
}

export function BankFields({ form, holder, ibanHint }: BankFieldsProps) {
  const t = useTranslate()
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
        format={formatIbanAsTyped}
        complete={formatIbanAsTyped}
        className="sm:col-span-6"
      />
      <AccountHolder form={form} holder={holder} />
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
