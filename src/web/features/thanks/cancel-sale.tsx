import { useEffect, useRef, useState } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { ChangeNotice } from './change-notice.tsx'
import { cancelTrade } from './change-trade.ts'
import { useHoldUpdates } from './hold-updates.ts'

export interface SaleChangeProps {
  readonly trade: TradeView
  readonly access: TradeAccess
  /** The sale as it is after a change. */
  readonly onChanged: (trade: TradeView) => void
}

function Confirmation(props: Omit<SaleChangeProps, 'trade'> & { readonly onKeep: () => void }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  const { access, onChanged, onKeep } = props
  const { state, submit } = useSubmit(() => cancelTrade(access), onChanged)
  const isSending = state.kind === 'sending'
  useHoldUpdates()
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('SALE_CANCEL_TITLE')}
      </h2>
      <p className="mt-2">{t('SALE_CANCEL_TEXT')}</p>
      <div className="mt-4">
        <ChangeNotice state={state} lateKey="SALE_CANCEL_LATE" />
      </div>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isSending}
          onClick={submit}
          className={`${BUTTON_STYLES.danger} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'SALE_CANCEL_CONFIRM')}
        </button>
        <button
          type="button"
          onClick={onKeep}
          className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
        >
          {t('SALE_CANCEL_KEEP')}
        </button>
      </div>
    </section>
  )
}

/** Cancels the sale, as long as the parcel has not been handed over; asks once, in place. */
export function CancelSale(props: Omit<SaleChangeProps, 'trade'>) {
  const t = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  return isAsking ? (
    <Confirmation {...props} onKeep={() => setIsAsking(false)} />
  ) : (
    <button
      type="button"
      onClick={() => setIsAsking(true)}
      className="inline-flex min-h-11 cursor-pointer items-center justify-self-start font-medium text-error underline underline-offset-4"
    >
      {t('SALE_CANCEL')}
    </button>
  )
}
