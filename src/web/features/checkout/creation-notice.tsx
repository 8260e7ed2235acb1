import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { useCreateTrade } from './use-create-trade.ts'

const TEXTS: Readonly<Record<string, MessageKey>> = {
  noAnswer: 'REVIEW_NO_ANSWER',
  busy: 'REVIEW_BUSY',
  unavailable: 'REVIEW_UNAVAILABLE',
  signedOut: 'REVIEW_SIGNED_OUT',
}

/** What went wrong on the way to the sale, and what to do. */
export function CreationNotice({
  creation,
  submitAnother,
  show,
}: Pick<ReturnType<typeof useCreateTrade>, 'creation' | 'submitAnother' | 'show'>) {
  const t = useTranslate()
  const text = TEXTS[creation.kind]
  return (
    <div role="alert" className="mt-4">
      {text && (
        <Notice tone="error">
          <p>{t(text)}</p>
        </Notice>
      )}
      {creation.kind === 'exists' && (
        <Notice tone="plain">
          <p>{t('REVIEW_EXISTS', { number: creation.trade.tradeNumber })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="button" onClick={() => show(creation.trade)} className={BUTTON_STYLES.primary}>
              {t('REVIEW_EXISTS_SHOW')}
            </button>
            <button type="button" onClick={submitAnother} className={BUTTON_STYLES.secondary}>
              {t('REVIEW_EXISTS_AGAIN')}
            </button>
          </div>
        </Notice>
      )}
    </div>
  )
}
