import { useRef, useState } from 'react'
import type { Customer } from '#contracts/customer-resources.ts'
import { STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import { maskAccount, type PaymentAccount } from '#domain/customers/payment-account.ts'
import { BANK_TRANSFER } from '#domain/markets/payment-type.ts'
import { StepUp } from '#web/forms/step-up/step-up.tsx'
import { useAccount } from '#web/platform/account/account-store.ts'
import { changeBankAccount, changePaypalAccount } from '#web/platform/account/customer-api.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { findUnsavedPayout, forgetUnsavedPayout } from '#web/trades/unsaved-payout.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'

function save(account: PaymentAccount, customer: Customer, proof: string) {
  const headers = { [STEP_UP_HEADER]: proof }
  if (account.paymentTypeId !== BANK_TRANSFER.id)
    return changePaypalAccount(customer, account.paypalAccount, headers)
  const { accountHolder, iban } = account
  return changeBankAccount(customer, { accountHolder, iban }, headers)
}

interface SaveQuestionProps {
  readonly account: PaymentAccount
  readonly customer: Customer
}

/** The account is saved with the password, or not at all: the sale has it in any case. */
function SaveQuestion({ account, customer }: SaveQuestionProps) {
  const t = useTranslate()
  const [state, setState] = useState<'asked' | 'open' | 'saved' | 'failed'>('asked')
  const headline = useRef<HTMLHeadingElement>(null)
  // What had the focus is gone afterwards.
  const show = (next: typeof state) => {
    setState(next)
    headline.current?.focus()
  }
  const confirm = async (proof: string) => {
    const result = await save(account, customer, proof)
    if (result.kind === 'ok') forgetUnsavedPayout()
    show(result.kind === 'ok' ? 'saved' : 'failed')
  }
  return (
    <section aria-labelledby="save-payout">
      <h2 id="save-payout" ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('SAVE_PAYOUT_TITLE')}
      </h2>
      <div role="status">
        {(state === 'saved' || state === 'failed') && (
          <div className="mt-3">
            <Notice tone={state === 'saved' ? 'plain' : 'error'}>
              <p>{t(state === 'saved' ? 'SAVE_PAYOUT_DONE' : 'SAVE_PAYOUT_FAILED')}</p>
            </Notice>
          </div>
        )}
      </div>
      {state !== 'saved' && (
        <p className="mt-2 max-w-text wrap-anywhere">
          {t('SAVE_PAYOUT_TEXT', { account: maskAccount(account) })}
        </p>
      )}
      {state === 'open' && (
        <StepUp
          way={{ kind: 'password' }}
          onProof={(proof) => void confirm(proof)}
          onCancel={() => show('asked')}
        />
      )}
      {(state === 'asked' || state === 'failed') && (
        <button
          type="button"
          onClick={() => setState('open')}
          className={`${BUTTON_STYLES.secondary} mt-4 cursor-pointer max-sm:w-full`}
        >
          {t('ACCOUNT_SAVE')}
        </button>
      )}
    </section>
  )
}

/** After a sale of a customer who wants its payout account saved for the next one. */
export function SavePayout({ tradeNumber }: { readonly tradeNumber: string }) {
  const { customerData } = useAccount()
  // Once it is saved, the page still says so.
  const [unsaved] = useState(() => findUnsavedPayout(tradeNumber))
  return (
    unsaved &&
    customerData?.customerId === unsaved.customerId && (
      <SaveQuestion account={unsaved.account} customer={customerData} />
    )
  )
}
