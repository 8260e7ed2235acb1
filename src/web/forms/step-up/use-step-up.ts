import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { STEP_UP_HEADER } from '#contracts/paths/trades.ts'
import type { CustomerResult } from '#web/platform/account/call-as-customer.ts'

type Headers = Readonly<Record<string, string>>

const isAskedFor = (result: CustomerResult<unknown>): boolean =>
  result.kind === 'refused' && result.error.id === 'STEP_UP_REQUIRED'

/** What had the focus, if it is something that can have it again: some browsers don't focus a button that is clicked. */
const readFocused = (): HTMLElement | null => {
  const { activeElement, body } = document
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null
}

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
  /** What `BesideStepUp` surrounds: the button that was used, and where the outcome is announced. */
  readonly beside: RefObject<HTMLDivElement | null>
}

/** Moves the focus when the panel closes: it had it, and what disappears would lose it to the top of the page. */
function useFocusAfter(isAsked: boolean) {
  const beside = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const closedBy = useRef<'proof' | 'cancel' | null>(null)
  useEffect(() => {
    if (isAsked || closedBy.current === null) return
    const button = beside.current?.querySelector('button')
    const returned = opener.current?.isConnected ? opener.current : button
    if (closedBy.current === 'proof') beside.current?.focus()
    else returned?.focus()
    closedBy.current = null
  }, [isAsked])
  return { beside, opener, closedBy }
}

/** Lets a form ask its visitor for a fresh proof when the server wants one, and send itself again with it. */
export function useStepUp(): StepUpUse {
  // In memory only: the proof is good for a few minutes and one page.
  const proof = useRef('')
  const [isAsked, setIsAsked] = useState(false)
  const { beside, opener, closedBy } = useFocusAfter(isAsked)
  const sendWithProof: StepUpUse['sendWithProof'] = useCallback(
    async (send) => {
      const focused = readFocused()
      const result = await send(proof.current ? { [STEP_UP_HEADER]: proof.current } : {})
      if (isAskedFor(result)) {
        proof.current = ''
        // The panel's own button is gone by now, if that one was used.
        if (focused?.isConnected) opener.current = focused
        setIsAsked(true)
      }
      return result
    },
    [opener],
  )
  const accept = useCallback(
    (given: string) => {
      proof.current = given
      closedBy.current = 'proof'
      setIsAsked(false)
    },
    [closedBy],
  )
  const giveUp = useCallback(() => {
    closedBy.current = 'cancel'
    setIsAsked(false)
  }, [closedBy])
  return { isAsked, sendWithProof, accept, giveUp, beside }
}
