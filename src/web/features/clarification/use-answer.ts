import type { FormEvent } from 'react'
import type { ErrorBody } from '#contracts/errors.ts'
import { findProofProblem } from '#domain/clarification/proof-problem.ts'
import type { MessageKey } from '#messages/message-key.ts'
import type { SubmitState } from '#web/forms/submit-state.ts'
import { useForm } from '#web/forms/use-form.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { useRouter } from '#web/platform/navigation/router.ts'
import { buildAnswersUrl, buildPartLabelUrl, type ClarificationLink } from './clarification-link.ts'
import { findProofText } from './find-proof-text.ts'

/** Refusals that the reloaded page explains itself: answered already, too late, gone. */
export const isExplained = ({ statusCode }: Pick<ErrorBody, 'statusCode'>): boolean =>
  [404, 409, 410].includes(statusCode)

/** Why an answer failed; null while nothing has. */
export function findFailureText(state: SubmitState): MessageKey | null {
  switch (state.kind) {
    case 'noAnswer':
    case 'unavailable':
      return 'CLARIFICATION_FAILED_NO_ANSWER'
    case 'busy':
      return 'CLARIFICATION_FAILED_BUSY'
    case 'refused': {
      const problem = findProofProblem(state.error.errors?.[0]?.key)
      return problem ? findProofText(problem) : 'CLARIFICATION_FAILED'
    }
    default:
      return null
  }
}

export interface AnswerUse {
  readonly state: SubmitState
  /** For a form that would do the same without script. */
  readonly submit: (event: FormEvent, offerId: string) => void
  /** Does the same with the wish for a part's label. */
  readonly requestLabel: (event: FormEvent) => void
}

/** What was chosen: an offered answer, or the label of a missing part. */
interface Choice {
  readonly chosen: string | null
}

const send = (link: ClarificationLink, { chosen }: Choice): Promise<ApiResult<unknown>> =>
  chosen === null
    ? callApi(buildPartLabelUrl(link), { body: {}, answer: 'nothing' })
    : callApi(buildAnswersUrl(link), { body: { offerId: chosen }, answer: 'nothing' })

/** Sends what a seller chooses without leaving the page, one request at a time however often buttons are clicked. */
export function useAnswer(link: ClarificationLink): AnswerUse {
  const router = useRouter()
  const form = useForm<Choice>({
    initial: { chosen: null },
    check: () => [],
    send: (choice) => send(link, choice),
    onDone: () => void router.reload(),
    onRefused(error) {
      if (!isExplained(error)) return false
      void router.reload()
      return true
    },
  })
  const choose = (event: FormEvent, chosen: string | null) => {
    form.update(() => ({ chosen }))
    form.submit(event)
  }
  return {
    state: form.state,
    submit: (event, offerId) => choose(event, offerId),
    requestLabel: (event) => choose(event, null),
  }
}
