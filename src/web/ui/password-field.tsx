import { type ReactNode, useId, useState } from 'react'
import { FIELD_STYLE, FieldNotes } from './text-field.tsx'

export interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly autoComplete: 'current-password' | 'new-password'
  /** The button that shows or hides what is typed: its text, and its name for screen readers. */
  readonly toggle: (isShown: boolean) => { readonly text: string; readonly label: string }
  readonly className?: string
  /** Notes about the password itself. */
  readonly children?: ReactNode
}

/** A password; hidden, unless the visitor wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { name, label, hint, problem, value, onChange, autoComplete, className = '' } = props
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  const toggle = props.toggle(isShown)
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          className={`${FIELD_STYLE} pr-28 ${problem ? 'border-error' : 'border-edge'}`}
        />
        <button
          type="button"
          aria-label={toggle.label}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0 right-0 min-w-11 cursor-pointer rounded-field px-3 text-small font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {toggle.text}
        </button>
      </div>
      {props.children}
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}
