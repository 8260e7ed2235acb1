import { useState } from 'react'
import { DESK_BUTTON } from './button-style.ts'
import { Confirm } from './confirm.tsx'

export interface ConfirmButtonProps {
  /** What is written on the button. */
  readonly button: string
  /** What the button is called where others have the same words on them. */
  readonly label?: string
  /** The question; what the button is called unless given. */
  readonly title?: string
  readonly text: string
  /** What is written on the button below the question. */
  readonly action?: string
  readonly tone?: keyof typeof DESK_BUTTON
  readonly className?: string
  readonly isDisabled?: boolean
  /** What has to be so before anything is asked, such as a second factor. */
  readonly mayAsk?: () => boolean
  readonly onConfirm: () => void
}

/** A button that asks before it does something. */
export function ConfirmButton({
  button,
  label,
  text,
  onConfirm,
  title = label ?? button,
  action = button,
  tone = 'secondary',
  className = '',
  isDisabled = false,
  mayAsk = () => true,
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`${DESK_BUTTON[tone]} ${className}`}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => mayAsk() && setIsAsking(true)}
      >
        {button}
      </button>
      {isAsking && (
        <Confirm
          title={title}
          text={text}
          action={action}
          onClose={() => setIsAsking(false)}
          onConfirm={onConfirm}
        />
      )}
    </>
  )
}
