import type { ReactNode } from 'react'
import type { StepUpUse } from './use-step-up.ts'

export interface BesideStepUpProps {
  /** None where no proof is ever asked for. */
  readonly stepUp: StepUpUse | undefined
  readonly children: ReactNode
}

/**
 * The button that may make the server ask for a proof, and where the outcome is announced. While the proof is asked for it is
 * hidden, not removed, so that the focus can return to it.
 */
export function BesideStepUp({ stepUp, children }: BesideStepUpProps) {
  if (!stepUp) return <div>{children}</div>
  return (
    <div ref={stepUp.beside} tabIndex={-1} hidden={stepUp.isAsked} className="outline-none">
      {children}
    </div>
  )
}
