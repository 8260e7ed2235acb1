import { useRef, useState } from 'react'
import { PAYPAL } from '#domain/markets/payment-type.ts'
import { ACCOUNT_CHANGE_HOLD_HOURS } from '#domain/payouts/payout-hold.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { FormProblems } from '#web/forms/form-problems.tsx'
import { ACCOUNT_FIELDS, BankFields, PaymentTypeChoice, PaypalField } from '#web/forms/payout-fields.tsx'
import { BesideStepUp } from '#web/forms/step-up/beside-step-up.tsx'
import { StepUp, type StepUpWay } from '#web/forms/step-up/step-up.tsx'
import { useStepUp } from '#web/forms/step-up/use-step-up.ts'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useMomentText } from '#web/platform/i18n/moment-text.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { SaleChangeProps } from './cancel-sale.tsx'
import { ChangeNotice } from './change-notice.tsx'
import { checkTradeCode, requestTradeCode } from './change-trade.ts'
import { useHoldUpdates } from './hold-updates.ts'
import { usePayoutChange } from './use-payout-change.ts'

const chooseWay = ({ trade, access }: SaleChangeProps): StepUpWay =>
  trade.stepUp === 'password'
    ? { kind: 'password' }
    : {
        kind: 'code',
        requestCode: () => requestTradeCode(access),
        checkCode: (code) => checkTradeCode(access, code),
      }

function PayoutForm({ onKeep, ...props }: SaleChangeProps & { readonly onKeep: () => void }) {
  const t = useTranslate()
  const stepUp = useStepUp()
  const form = usePayoutChange(props, stepUp)
  useHoldUpdates()
  const { paymentTypeId, accountHolder } = form.values
  const isSending = form.state.kind === 'sending'
  const changeType = (chosenId: number) => {
    form.change({ paymentTypeId: chosenId })
    form.forget(ACCOUNT_FIELDS)
  }
  return (
    <>
      <form noValidate onSubmit={form.submit} className="mt-4 grid gap-5">
        <FormProblems problems={form.problems} attempt={form.attempt} />
        <div className="grid gap-5 sm:grid-cols-6">
          <PaymentTypeChoice value={paymentTypeId} onChange={changeType} />
          {paymentTypeId === PAYPAL.id ? (
            <PaypalField form={form} />
          ) : (
            <BankFields form={form} holder={accountHolder} />
          )}
        </div>
        <p className="text-small text-ink-soft">
          {t('SALE_PAYOUT_HINT', { hours: ACCOUNT_CHANGE_HOLD_HOURS })}
        </p>
        <BesideStepUp stepUp={stepUp}>
          <ChangeNotice state={form.state} lateKey="SALE_PAYOUT_LATE" />
          <div className="flex flex-wrap gap-3">
            <SubmitButton isSending={isSending}>
              {t(isSending ? 'ACCOUNT_SENDING' : 'ACCOUNT_SAVE')}
            </SubmitButton>
            <button
              type="button"
              onClick={onKeep}
              className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
            >
              {t('SALE_PAYOUT_KEEP')}
            </button>
          </div>
        </BesideStepUp>
      </form>
      {stepUp.isAsked && (
        <StepUp
          way={chooseWay(props)}
          onProof={(proof) => {
            stepUp.accept(proof)
            form.submit()
          }}
          onCancel={stepUp.giveUp}
        />
      )}
    </>
  )
}

/** What the money waits for: someone who checks the payout, or the time after a change of the account. */
function PayoutWait({ trade: { payoutWait } }: Pick<SaleChangeProps, 'trade'>) {
  const t = useTranslate()
  const moment = useMomentText()
  if (payoutWait?.kind === 'checked') return <p className="mt-2 max-w-text">{t('SALE_PAYOUT_CHECKED')}</p>
  if (payoutWait?.kind !== 'changed') return null
  return <p className="mt-2 max-w-text">{t('SALE_PAYOUT_WAIT', { moment: moment(payoutWait.until) })}</p>
}

/** Where the money of the sale goes; it can be changed as long as it has not been paid. */
export function PayoutAccount(props: SaleChangeProps) {
  const t = useTranslate()
  const { trade, onChanged } = props
  const [state, setState] = useState<'shown' | 'open' | 'changed'>('shown')
  const headline = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone afterwards.
  const show = (next: typeof state) => {
    setState(next)
    headline.current?.focus()
  }
  return (
    <section aria-labelledby="payout">
      <h2 id="payout" ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('SALE_PAYOUT')}
      </h2>
      <p className="mt-1 wrap-anywhere">
        {t(`PAYMENT_${trade.paymentTypeId}` as MessageKey)}
        <span className="block tabular-nums text-ink-soft">{trade.maskedAccount}</span>
      </p>
      <div role="status">
        {state === 'changed' && (
          <div className="mt-3">
            <Notice tone="plain">
              <p>{t('SALE_PAYOUT_DONE')}</p>
            </Notice>
          </div>
        )}
      </div>
      <PayoutWait trade={trade} />
      {state === 'open' ? (
        <PayoutForm
          {...props}
          onKeep={() => show('shown')}
          onChanged={(changed) => {
            onChanged(changed)
            show('changed')
          }}
        />
      ) : (
        trade.canChangePayout && (
          <button
            type="button"
            onClick={() => show('open')}
            className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {t('SALE_PAYOUT_CHANGE')}
          </button>
        )
      )}
    </section>
  )
}
