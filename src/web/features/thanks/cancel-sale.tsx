import { useEffect, useRef, useState } from 'react'
import type { TradeView } from '#contracts/trades.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import type { TradeAccess } from '#web/trades/trade-hash.ts'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { ChangeNotice } from './change-notice.tsx'
import { type ChangeFailure, cancelTrade, failureOf } from './change-trade.ts'

export interface SaleChangeProps {
  readonly trade: TradeView
  readonly access: TradeAccess
  /** The sale as it is after a change. */
  readonly onChanged: (trade: TradeView) => void
}

function useCancel({ access, onChanged }: Omit<SaleChangeProps, 'trade'>) {
  const [state, setState] = useState<'idle' | 'sending' | ChangeFailure>('idle')
  // Two clicks may come before the first one is shown.
  const isSending = useRef(false)
  async function cancel(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    const result = await cancelTrade(access)
    isSending.current = false
    if (result.kind === 'ok') onChanged(result.data)
    else setState(failureOf(result))
  }
  return {
    isSending: state === 'sending',
    failure: state === 'idle' || state === 'sending' ? null : state,
    cancel,
  }
}

function Confirmation(props: Omit<SaleChangeProps, 'trade'> & { readonly onKeep: () => void }) {
  const t = useTranslate()
  const headline = useRef<HTMLHeadingElement>(null)
  const { isSending, failure, cancel } = useCancel(props)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h2 ref={headline} tabIndex={-1} className="text-title outline-none">
        {t('SALE_CANCEL_TITLE')}
      </h2>
      <p className="mt-2">{t('SALE_CANCEL_TEXT')}</p>
      <ChangeNotice {...{ failure, lateKey: 'SALE_CANCEL_LATE' }} />
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isSending}
          onClick={() => void cancel()}
          className={`${BUTTON_STYLES.danger} cursor-pointer max-sm:w-full`}
        >
          {t(isSending ? 'ACCOUNT_SENDING' : 'SALE_CANCEL_CONFIRM')}
        </button>
        <button
          type="button"
          onClick={props.onKeep}
          className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
        >
          {t('SALE_CANCEL_KEEP')}
        </button>
      </div>
    </section>
  )
}

/** Calls the sale off, as long as nobody has the parcel; asks once, in its own place. */
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
