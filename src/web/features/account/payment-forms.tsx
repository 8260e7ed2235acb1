import type { Customer } from '#contracts/customer-resources.ts'
import { problemsOf } from '#domain/customers/field-reading.ts'
import { type PaymentAccountInput, readPaymentAccount } from '#domain/customers/payment-account.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { DIRECT_DEBIT, PAYPAL } from '#domain/markets/payment-type.ts'
import { changeBankAccount, changePaypalAccount } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { AccountForm, FormField } from './form-parts.tsx'
import { useForm } from './use-form.ts'

interface CustomerProps {
  readonly customer: Customer
}

/** The checkout's names of the fields, and those that these forms have. */
const NAMES: Readonly<Record<string, string>> = {
  'payment.iban': 'iban',
  'payment.accountHolder': 'accountHolder',
  'payment.paypalAccount': 'email',
}

/** The same check as at the checkout. */
function useAccountCheck(owner: Customer): (input: PaymentAccountInput) => readonly FieldProblem[] {
  const { market } = useShop()
  const rules = { paymentTypes: market.paymentTypes, owner }
  return (input) =>
    problemsOf(readPaymentAccount(input, rules).readings).map(({ field, ...problem }) => ({
      field: NAMES[field] ?? field,
      ...problem,
    }))
}

export function BankForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const check = useAccountCheck(customer)
  const { companyName, firstName, lastName } = customer
  const form = useForm({
    initial: { iban: '', accountHolder: companyName ?? `${firstName} ${lastName}` },
    check: (values) => check({ ...values, paymentTypeId: DIRECT_DEBIT.id }),
    send: (values) => changeBankAccount(customer, values),
    cleared: ['iban'],
  })
  return (
    <AccountForm {...{ form, submitKey: 'ACCOUNT_SAVE', doneKey: 'PAYMENT_CHANGE_DONE' }}>
      <FieldSection title={t('PAYMENT_CHANGE_BANK')} hint={t('PAYMENT_CHANGE_RUNNING')}>
        <FormField
          {...{ form, name: 'iban', label: t('FIELD_IBAN'), hint: t('PAYMENT_CHANGE_IBAN_HINT') }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="sm:col-span-6"
        />
        <FormField
          {...{ form, name: 'accountHolder', label: t('FIELD_ACCOUNT_HOLDER'), autoComplete: 'name' }}
          hint={t('FIELD_ACCOUNT_HOLDER_HINT')}
          className="sm:col-span-6"
        />
      </FieldSection>
    </AccountForm>
  )
}

export function PaypalForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const check = useAccountCheck(customer)
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => check({ paypalAccount: email, paymentTypeId: PAYPAL.id }),
    send: ({ email }) => changePaypalAccount(customer, email),
    cleared: ['email'],
  })
  return (
    <AccountForm {...{ form, submitKey: 'ACCOUNT_SAVE', doneKey: 'PAYMENT_CHANGE_DONE' }}>
      <FieldSection title={t('PAYMENT_CHANGE_PAYPAL')} hint={t('PAYMENT_CHANGE_RUNNING')}>
        <FormField
          {...{ form, name: 'email', label: t('FIELD_PAYPAL'), hint: t('FIELD_PAYPAL_HINT') }}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="sm:col-span-6"
        />
      </FieldSection>
    </AccountForm>
  )
}
