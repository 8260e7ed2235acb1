import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { answersUrl, type ClarificationLink } from './clarification-link.ts'

/** What a seller is told while an answer is on its way. */
export type AnswerState = 'idle' | 'sending' | 'noAnswer' | 'busy' | 'refused'

const TOO_MANY = 429

/** Refusals that the page itself explains, once it was asked for again: answered already, too late, gone. */
const EXPLAINED = [404, 409, 410]

/** What follows from an attempt: the page as it is now, or something to say. */
export function afterAnswer(result: ApiResult<unknown>): 'reload' | Exclude<AnswerState, 'idle' | 'sending'> {
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

/** Gives an answer without leaving the page. However often it is pressed, it is sent once at a time. */
export function useAnswer(link: ClarificationLink): AnswerUse {
  const router = useRouter()
  const [state, setState] = useState<AnswerState>('idle')
  // Two clicks may come before the first one is shown.
  const isSending = useRef(false)
  async function send(offerId: string): Promise<AnswerState> {
    const next = afterAnswer(await callApi(answersUrl(link), { body: { offerId }, answer: 'nothing' }))
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
