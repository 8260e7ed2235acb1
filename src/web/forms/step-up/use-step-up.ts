import { useCallback, useRef, useState } from 'react'
import { STEP_UP_HEADER } from '#contracts/api-paths.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

type Headers = Readonly<Record<string, string>>

const isAskedFor = (result: CustomerResult<unknown>): boolean =>
  result.kind === 'refused' && result.error.id === 'STEP_UP_REQUIRED'

export interface StepUpUse {
  /** Whether the last call was refused for want of a proof: then the page shows `StepUp`. */
  readonly isAsked: boolean
  /** Sends with the proof, if there is one, and asks for one if the server wants it. */
  readonly sendWithProof: <Data>(
    send: (headers: Headers) => Promise<CustomerResult<Data>>,
  ) => Promise<CustomerResult<Data>>
  /** Keeps the proof for the calls that follow. */
  readonly accept: (proof: string) => void
  readonly giveUp: () => void
}

/** Lets a form ask its visitor for a fresh proof when the server wants one, and send itself again with it. */
export function useStepUp(): StepUpUse {
  // In memory only: the proof is good for a few minutes and one page.
  const proof = useRef('')
  const [isAsked, setIsAsked] = useState(false)
  const sendWithProof: StepUpUse['sendWithProof'] = useCallback(async (send) => {
    const result = await send(proof.current ? { [STEP_UP_HEADER]: proof.current } : {})
    if (isAskedFor(result)) {
      proof.current = ''
      setIsAsked(true)
    }
    return result
  }, [])
  const accept = useCallback((given: string) => {
    proof.current = given
    setIsAsked(false)
  }, [])
  const giveUp = useCallback(() => setIsAsked(false), [])
  return { isAsked, sendWithProof, accept, giveUp }
}
