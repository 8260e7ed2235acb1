import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { buildAnswersUrl, type ClarificationLink } from './clarification-link.ts'

/** What the seller sees while an answer is sent. */
export type AnswerState = 'idle' | 'sending' | 'noAnswer' | 'busy' | 'refused'

const TOO_MANY = 429

/** Refusals that the reloaded page explains itself: answered already, too late, gone. */
const EXPLAINED = [404, 409, 410]

/** What follows from an attempt: a reload of the page, or a state to show. */
export function findNextState(
  result: ApiResult<unknown>,
): 'reload' | Exclude<AnswerState, 'idle' | 'sending'> {
  if (result.kind === 'ok') return 'reload'
  if (result.kind === 'noAnswer') return 'noAnswer'
  const { statusCode } = result.error
  if (EXPLAINED.includes(statusCode)) return 'reload'
  if (statusCode === TOO_MANY) return 'busy'
  return statusCode >= 500 ? 'noAnswer' : 'refused'
}

export interface AnswerUse {
  readonly state: AnswerState
  /** For a form that would do the same without script. */
  readonly submit: (event: FormEvent, offerId: string) => void
}

/** Sends an answer without leaving the page, one request at a time however often the button is clicked. */
export function useAnswer(link: ClarificationLink): AnswerUse {
  const router = useRouter()
  const [state, setState] = useState<AnswerState>('idle')
  // Two clicks can come before React renders the first.
  const isSending = useRef(false)
  async function send(offerId: string): Promise<AnswerState> {
    const next = findNextState(await callApi(buildAnswersUrl(link), { body: { offerId }, answer: 'nothing' }))
    if (next !== 'reload') return next
    await router.invalidate()
    return 'idle'
  }
  return {
    state,
    submit(event, offerId) {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      setState('sending')
      void send(offerId).then((next) => {
        isSending.current = false
        setState(next)
      })
    },
  }
}
