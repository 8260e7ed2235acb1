import { useRef, useState } from 'react'
import type { MessageKey } from '#messages/message-key.ts'
import { ProblemNotice } from '#web/platform/errors/problem-notice.tsx'
import { useProblemText } from '#web/platform/errors/use-problem-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/page/shop.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { ChoiceCards } from '#web/ui/choice-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SaleChangeProps } from './cancel-sale.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { type PayoutChange, usePayoutChange } from './use-payout-change.ts'

interface FormProps {
  readonly form: PayoutChange
}

function BankFields({ form: { values, problems, change } }: FormProps) {
  const t = useTranslate()
  const problemOf = useProblemText(problems)
  return (
    <>
      <TextField
        name="payment.iban"
        label={t('FIELD_IBAN')}
        hint={t('FIELD_IBAN_HINT')}
        problem={problemOf('payment.iban')}
        value={values.iban}
        onChange={(iban) => change({ iban })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        name="payment.accountHolder"
        label={t('FIELD_ACCOUNT_HOLDER')}
        hint={t('FIELD_ACCOUNT_HOLDER_HINT')}
        problem={problemOf('payment.accountHolder')}
        value={values.accountHolder}
        onChange={(accountHolder) => change({ accountHolder })}
        autoComplete="name"
      />
    </>
  )
}

function PaypalField({ form: { values, problems, change } }: FormProps) {
  const t = useTranslate()
  const problemOf = useProblemText(problems)
  return (
    <TextField
      name="payment.paypalAccount"
      label={t('FIELD_PAYPAL')}
      hint={t('FIELD_PAYPAL_HINT')}
      problem={problemOf('payment.paypalAccount')}
      value={values.paypalAccount}
      onChange={(paypalAccount) => change({ paypalAccount })}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

function PayoutForm({ onKeep, ...props }: SaleChangeProps & { readonly onKeep: () => void }) {
  const t = useTranslate()
  const { paymentTypes } = useShop().market
  const form = usePayoutChange(props)
  const { values, problems, attempt, isSending, failure, change, submit } = form
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      {attempt > 0 && <ProblemNotice problems={problems} attempt={attempt} />}
      <ChoiceCards
        name="payment.paymentTypeId"
        options={paymentTypes.map(({ id }) => ({
          value: id as number,
          label: t(`PAYMENT_${id}` as MessageKey),
        }))}
        value={values.paymentTypeId}
        onChange={(paymentTypeId) => change({ paymentTypeId })}
      />
      {values.paymentTypeId === 14 ? <PaypalField form={form} /> : <BankFields form={form} />}
      <p className="text-small text-ink-soft">{t('SALE_PAYOUT_HINT')}</p>
      <ChangeNotice {...{ failure, lateKey: 'SALE_PAYOUT_LATE' }} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={isSending}
          className={`${BUTTON_STYLES.primary} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'ACCOUNT_SAVE')}
        </button>
        <button
          type="button"
          onClick={onKeep}
          className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
        >
          {t('SALE_PAYOUT_KEEP')}
        </button>
      </div>
    </form>
  )
}

/** Where the money of the sale goes, and the way to change that as long as it is possible. */
export function PayoutAccount(props: SaleChangeProps) {
  const t = useTranslate()
  const { trade, onChanged } = props
  const [state, setState] = useState<'shown' | 'open' | 'changed'>('shown')
  const headline = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="payout">
      <h2 id="payout" ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('SALE_PAYOUT')}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {t(`PAYMENT_${trade.paymentTypeId}` as MessageKey)}
        <span className="block tabular-nums text-ink-soft">{trade.maskedAccount}</span>
      </p>
      <p role="status">{state === 'changed' ? t('SALE_PAYOUT_DONE') : ''}</p>
      {state === 'open' ? (
        <PayoutForm
          {...props}
          onKeep={() => setState('shown')}
          onChanged={(changed) => {
            setState('changed')
            onChanged(changed)
            headline.current?.focus()
          }}
        />
      ) : (
        trade.canChangePayout && (
          <button
            type="button"
            onClick={() => setState('open')}
            className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('SALE_PAYOUT_CHANGE')}
          </button>
        )
      )}
    </section>
  )
}
