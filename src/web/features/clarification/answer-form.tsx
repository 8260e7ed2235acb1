import type { FormEvent, ReactNode } from 'react'
import type { ClarificationAnswer } from '#domain/clarification/clarification-answers.ts'
import type { ActionReason } from '#domain/clarification/clarification-kind.ts'
import { MAX_PROOFS } from '#domain/clarification/proof-rules.ts'
import { pickAnswerTexts } from '#messages/answer-texts.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { useFileText } from '#web/forms/use-file-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'
import { Notice } from '#web/ui/notice.tsx'
import { buildAnswersUrl, type ClarificationLink } from './clarification-link.ts'
import { type AnswerUse, findFailureText } from './use-answer.ts'

/** Until the reloaded page says what was decided. */
const isUnderWay = ({ kind }: SubmitState): boolean => kind === 'sending' || kind === 'done'

export interface ChoiceFormProps {
  readonly action: string
  readonly use: AnswerUse
  readonly onSubmit: (event: FormEvent) => void
  readonly confirm: string
  readonly children?: ReactNode
}

/** The button that decides. A plain form: it works before the script has loaded, and without it. */
export function ChoiceForm({ action, use, onSubmit, confirm, children }: ChoiceFormProps) {
  const t = useTranslate()
  const isSending = isUnderWay(use.state)
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      {children}
      <button
        type="submit"
        aria-disabled={isSending}
        className={`${BUTTON_STYLES.primary} w-full sm:w-auto ${isSending ? 'cursor-wait opacity-70' : 'cursor-pointer'}`}
      >
        {isSending ? t('CLARIFICATION_SENDING') : confirm}
      </button>
    </form>
  )
}

export interface AnswerFormProps {
  readonly link: ClarificationLink
  readonly answer: ClarificationAnswer
  /** What is answered; null for a price. */
  readonly reason: ActionReason | null
  readonly offerId: string
  /** The formatted price, for the answer that names it. */
  readonly price: string
  readonly use: AnswerUse
}

/** Gives one of the offered answers. */
export function AnswerForm({ link, answer, reason, offerId, price, use }: AnswerFormProps) {
  const t = useTranslate()
  return (
    <ChoiceForm
      action={buildAnswersUrl(link)}
      use={use}
      onSubmit={(event) => use.submit(event, offerId)}
      confirm={t(pickAnswerTexts(answer, reason).confirm, { price })}
    >
      <input type="hidden" name="offerId" value={offerId} />
    </ChoiceForm>
  )
}

/** Why an answer failed. The live region exists from the start, so what appears in it is read out. */
export function AnswerFailure({ state }: { readonly state: SubmitState }) {
  const describeFile = useFileText(MAX_PROOFS)
  const key = findFailureText(state)
  return (
    <div role="alert">
      {key && (
        <div className="pb-4">
          <Notice tone="error">
            <p>{describeFile(key)}</p>
          </Notice>
        </div>
      )}
    </div>
  )
}
