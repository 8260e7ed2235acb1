import type { ReactNode } from 'react'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

export interface SubmitButtonProps {
  readonly isSending: boolean
  /** False until the script runs, for forms that the browser must not send itself. */
  readonly isReady?: boolean
  readonly variant?: keyof typeof BUTTON_STYLES
  readonly className?: string
  readonly children: ReactNode
}

/** Sends a form. Not disabled while it waits, so that it keeps the focus. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSending, isReady = true, variant = 'primary', className = 'max-sm:w-full', children } = props
  return (
    <button
      type="submit"
      disabled={!isReady}
      aria-disabled={isSending}
      className={`${BUTTON_STYLES[variant]} ${className} ${isSending ? 'cursor-wait opacity-70' : 'cursor-pointer'}`}
    >
      {children}
    </button>
  )
}
