import { type ReactNode, useId } from 'react'
import { FIELD_STYLE, FieldNotes } from './text-field.tsx'

export interface MessageFieldProps {
  readonly name: string
  readonly label: string
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  /** How much was written, and how much may be. */
  readonly count: ReactNode
}

/** More than may be written, so that nothing pasted is cut off without a word, and less than the server refuses. */
const MAX_LENGTH = 20_000

/** A text of several lines, with the number of its characters below. */
export function MessageField({ name, label, problem, value, onChange, count }: MessageFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={7}
        maxLength={MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem ${id}-count` : `${id}-count`}
        className={`${FIELD_STYLE} py-2 ${problem ? 'border-error' : 'border-edge'}`}
      />
      <FieldNotes id={id} problem={problem} />
      <p id={`${id}-count`} className="mt-1 text-small text-ink-soft tabular-nums">
        {count}
      </p>
    </div>
  )
}
