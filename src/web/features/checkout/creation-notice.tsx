import type { MessageKey } from '#messages/message-key.ts'
import { EarlierNotice } from '#web/forms/earlier-notice.tsx'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { readEarlierTrade, type TradeCreation } from './use-create-trade.ts'

const TEXTS: Readonly<Partial<Record<SubmitState['kind'], MessageKey>>> = {
  noAnswer: 'REVIEW_NO_ANSWER',
  busy: 'REVIEW_BUSY',
  unavailable: 'REVIEW_UNAVAILABLE',
  refused: 'REVIEW_UNAVAILABLE',
  signedOut: 'REVIEW_SIGNED_OUT',
}

/** Why the sale was not created, and what to do. */
export function CreationNotice({ form, show }: Pick<TradeCreation, 'form' | 'show'>) {
  const t = useTranslate()
  const text = TEXTS[form.state.kind]
  const earlier = form.state.kind === 'earlierArrived' ? readEarlierTrade(form.state.error) : null
  return (
    <div role="alert" className="mt-4">
      {text && (
        <Notice tone="error">
          <p>{t(text)}</p>
        </Notice>
      )}
      {earlier && (
        <EarlierNotice
          keep={{ label: t('REVIEW_EXISTS_SHOW'), onChoose: () => show(earlier) }}
          sendAgain={{ label: t('REVIEW_EXISTS_AGAIN'), onChoose: form.submitAsNew }}
        >
          {t('REVIEW_EXISTS', { number: earlier.tradeNumber })}
        </EarlierNotice>
      )}
    </div>
  )
}
