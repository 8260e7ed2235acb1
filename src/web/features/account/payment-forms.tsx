import type { Customer } from '#contracts/customer-resources.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import { listProblems } from '#domain/customers/field-reading.ts'
import { type PaymentAccountInput, readPaymentAccount } from '#domain/customers/payment-account.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { BANK_TRANSFER, PAYPAL } from '#domain/markets/payment-type.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { BankFields, PaypalField } from '#web/forms/payout-fields.tsx'
import { useStepUp } from '#web/forms/step-up/use-step-up.ts'
import { useForm } from '#web/forms/use-form.ts'
import { changeBankAccount, changePaypalAccount } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { FieldSection } from '#web/ui/field-section.tsx'
import { ProvenForm } from './proven-form.tsx'

interface CustomerProps {
  readonly customer: Customer
}

/** The account was added elsewhere after this page was opened; the page has loaded it by now. */
const nameRefusal = ({ id }: ErrorBody): MessageKey =>
  id === 'PAYMENT_ACCOUNT_EXISTS' ? 'PAYMENT_CHANGE_EXISTS' : 'ACCOUNT_REFUSED'

/** The same check as at the checkout. */
function useAccountCheck(owner: Customer): (input: PaymentAccountInput) => readonly FieldProblem[] {
  const { market } = useShop()
  const rules = { paymentTypes: market.paymentTypes, owner }
  return (input) => listProblems(readPaymentAccount(input, rules).readings)
}

export function BankForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const check = useAccountCheck(customer)
  const { companyName, firstName, lastName } = customer
  const stepUp = useStepUp()
  const form = useForm({
    initial: { iban: '', accountHolder: companyName ?? `${firstName} ${lastName}` },
    check: (values) => check({ ...values, paymentTypeId: BANK_TRANSFER.id }),
    send: (values) => stepUp.sendWithProof((headers) => changeBankAccount(customer, values, headers)),
    clearedFields: ['iban'],
  })
  return (
    <ProvenForm
      form={form}
      submitKey="ACCOUNT_SAVE"
      doneKey="PAYMENT_CHANGE_DONE"
      refusedKey={nameRefusal}
      stepUp={stepUp}
    >
      <FieldSection title={t('PAYMENT_CHANGE_BANK')} hint={t('PAYMENT_CHANGE_RUNNING')}>
        <BankFields form={form} holder={form.values.accountHolder} ibanHint={t('PAYMENT_CHANGE_IBAN_HINT')} />
      </FieldSection>
    </ProvenForm>
  )
}

export function PaypalForm({ customer }: CustomerProps) {
  const t = useTranslate()
  const check = useAccountCheck(customer)
  const stepUp = useStepUp()
  const form = useForm({
    initial: { paypalAccount: '' },
    check: ({ paypalAccount }) => check({ paypalAccount, paymentTypeId: PAYPAL.id }),
    send: ({ paypalAccount }) =>
      stepUp.sendWithProof((headers) => changePaypalAccount(customer, paypalAccount, headers)),
    clearedFields: ['paypalAccount'],
  })
  return (
    <ProvenForm
      form={form}
      submitKey="ACCOUNT_SAVE"
      doneKey="PAYMENT_CHANGE_DONE"
      refusedKey={nameRefusal}
      stepUp={stepUp}
    >
      <FieldSection title={t('PAYMENT_CHANGE_PAYPAL')} hint={t('PAYMENT_CHANGE_RUNNING')}>
        <PaypalField form={form} />
      </FieldSection>
    </ProvenForm>
  )
}
