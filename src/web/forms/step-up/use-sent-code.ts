import { useCallback, useRef, useState } from 'react'
import type { TradeCodeSent } from '#contracts/trades.ts'
import { readSubmitState, type SubmitState } from '#web/forms/submit-state.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

export interface SentCode {
  readonly step: 'isSending' | 'isSent' | 'isSentAgain' | 'none'
  /** The masked address that the code went to; empty before. */
  readonly sentTo: string
  readonly state: SubmitState
  /** Has a code sent, which replaces the one before. */
  readonly request: () => void
}

/** The code that is on its way by mail. Two clicks send one. */
export function useSentCode(send: () => Promise<CustomerResult<TradeCodeSent>>): SentCode {
  const [sentTo, setSentTo] = useState('')
  const [count, setCount] = useState(0)
  const [state, setState] = useState<SubmitState>({ kind: 'idle' })
  const latest = useRef(send)
  latest.current = send
  const isSending = useRef(false)
  const request = useCallback(() => {
    if (isSending.current) return
    isSending.current = true
    setState({ kind: 'sending' })
    void latest.current().then((result) => {
      isSending.current = false
      setState(readSubmitState(result))
      if (result.kind !== 'ok') return
      setSentTo(result.data.sentTo)
      setCount((before) => before + 1)
    })
  }, [])
  const findStep = (): SentCode['step'] => {
    if (state.kind === 'sending') return 'isSending'
    if (count === 0) return 'none'
    return count === 1 ? 'isSent' : 'isSentAgain'
  }
  return { step: findStep(), sentTo, state, request }
}
