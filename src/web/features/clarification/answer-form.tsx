import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { buildAnswersUrl, type ClarificationLink } from './clarification-link.ts'
import { ANSWER_TEXTS } from './clarification-texts.ts'
import type { AnswerState, AnswerUse } from './use-answer.ts'

export interface AnswerFormProps {
  readonly link: ClarificationLink
  readonly answer: ClarificationAnswer
  readonly offerId: string
  /** The formatted price, for the answer that names it. */
  readonly price: string
  readonly use: AnswerUse
}

/** The button that decides. A plain form: it works before the script has loaded, and without it. */
export function AnswerForm({ link, answer, offerId, price, use }: AnswerFormProps) {
  const t = useTranslate()
  const isSending = use.state === 'sending'
  return (
    <form method="post" action={buildAnswersUrl(link)} onSubmit={(event) => use.submit(event, offerId)}>
      <input type="hidden" name="offerId" value={offerId} />
      <button
        type="submit"
        aria-disabled={isSending}
        className={`${BUTTON_STYLES.primary} w-full sm:w-auto ${isSending ? 'cursor-wait opacity-70' : 'cursor-pointer'}`}
      >
        {isSending ? t('CLARIFICATION_SENDING') : t(ANSWER_TEXTS[answer].confirm, { price })}
      </button>
    </form>
  )
}

const FAILURES = {
  noAnswer: 'CLARIFICATION_FAILED_NO_ANSWER',
  busy: 'CLARIFICATION_FAILED_BUSY',
  refused: 'CLARIFICATION_FAILED',
} as const

/** Why an answer failed. The live region exists from the start, so what appears in it is read out. */
export function AnswerFailure({ state }: { readonly state: AnswerState }) {
  const t = useTranslate()
  const key = state === 'idle' || state === 'sending' ? null : FAILURES[state]
  return (
    <div role="alert">
      {key && (
        <div className="pb-4">
          <Notice tone="error">
            <p>{t(key)}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}
