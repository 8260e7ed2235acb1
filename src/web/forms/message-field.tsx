import { type ReactNode, useId } from 'react'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface MessageFieldProps {
  readonly name: string
  readonly label: string
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly rows?: number
  readonly maxLength?: number
  /** How much was written, and how much may be. */
  readonly count?: ReactNode
  readonly className?: string
}

/** Above every limit of a form, so that pasted text is never cut off silently, and below what the server refuses. */
const MAX_LENGTH = 20_000

/** A text of several lines. */
export function MessageField(props: MessageFieldProps) {
  const { name, label, problem, value, onChange, onBlur, rows = 7, count, className = '' } = props
  const id = useId()
  const described = [problem ? `${id}-problem` : '', count ? `${id}-count` : ''].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={props.maxLength ?? MAX_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className={`${FIELD_STYLE} py-2 ${problem ? 'border-error' : 'border-edge'}`}
      />
      <FieldNotes id={id} problem={problem} />
      {count && (
        <p id={`${id}-count`} className="mt-1 text-small text-ink-soft tabular-nums">
          {count}
        </p>
      )}
    </div>
  )
}
