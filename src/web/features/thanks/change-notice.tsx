import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { ChangeFailure } from './change-trade.ts'

const TEXTS = {
  noAnswer: 'ACCOUNT_NO_ANSWER',
  busy: 'ACCOUNT_BUSY',
  refused: 'ACCOUNT_REFUSED',
} as const

export interface ChangeNoticeProps {
  readonly failure: ChangeFailure | null
  /** What it means to be too late here. */
  readonly lateKey: MessageKey
}

/** Why a change did not come about; the place is there from the start, what appears in it is read out. */
export function ChangeNotice({ failure, lateKey }: ChangeNoticeProps) {
  const t = useTranslate()
  return (
    <div role="alert">
      {failure && (
        <div className="pt-4">
          <Notice tone="error">
            <p>{t(failure === 'late' ? lateKey : TEXTS[failure])}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}
