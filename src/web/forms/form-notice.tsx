import type { ErrorBody } from '#contracts/errors.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { SubmitState } from './submit-state.ts'
import { countWaitMinutes } from './wait-minutes.ts'

/** The text for a refusal that concerns no field. */
export type RefusalText = MessageKey | ((error: ErrorBody) => MessageKey)

function useFailureText(): (state: SubmitState, refusal: RefusalText) => string | null {
  const t = useTranslate()
  return (state, refusal) => {
    if (state.kind === 'noAnswer' || state.kind === 'unavailable') return t('ACCOUNT_NO_ANSWER')
    if (state.kind === 'refused') return t(typeof refusal === 'string' ? refusal : refusal(state.error))
    if (state.kind !== 'busy') return null
    const minutes = countWaitMinutes(state.retryAfterSeconds ?? 0)
    return minutes > 0 ? t('ACCOUNT_BUSY_FOR', { minutes }) : t('ACCOUNT_BUSY')
  }
}

export interface FormNoticeProps {
  readonly state: SubmitState
  readonly refusedKey?: RefusalText
  /** Shown on success; none where the page itself shows it. */
  readonly doneKey?: MessageKey
}

/** The outcome of a submission. Its live regions exist from the start, so that what appears in them is read out. */
export function FormNotice({ state, refusedKey = 'ACCOUNT_REFUSED', doneKey }: FormNoticeProps) {
  const t = useTranslate()
  const failure = useFailureText()(state, refusedKey)
  return (
    <>
      <div role="alert">
        {failure && (
          <div className="pb-4">
            <Notice tone="error">
              <p>{failure}</p>
            </Notice>
          </div>
        )}
      </div>
      {doneKey && (
        <div role="status">
          {state.kind === 'done' && (
            <div className="pb-4">
              <Notice tone="plain">
                <p>{t(doneKey)}</p>
              </Notice>
            </div>
          )}
        </div>
      )}
    </>
  )
}
