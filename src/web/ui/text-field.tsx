import { type ChangeEvent, type InputHTMLAttributes, useId } from 'react'
import { formatInput } from './format-input.ts'

export interface TextFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
  > {
  /** Problems are shown at the field with this name, and the focus moves to it. */
  readonly name: string
  readonly label: string
  /** What the shop does with it. */
  readonly hint?: string
  /** What is wrong with it, if anything. */
  readonly problem?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  /** Separates and groups what is typed. */
  readonly format?: ((text: string) => string) | undefined
  readonly className?: string
}

/** More than any field accepts, and less than the server refuses to read. */
const MAX_LENGTH = 250

export const FIELD_STYLE =
  'min-h-12 w-full min-w-0 rounded-field border bg-card px-3 text-ink placeholder:text-ink-soft hover:border-accent'

/** A field with its label above and its hint and problem below. */
export function TextField(props: TextFieldProps) {
  const { name, label, hint, problem, value, onChange, onBlur, format, className = '', ...input } = props
  const id = useId()
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A keyboard that is still composing a word would type it twice into a changed field.
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
    onChange(format && !isComposing ? formatInput(target, value, format) : target.value)
  }
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        maxLength={MAX_LENGTH}
        {...input}
        id={id}
        name={name}
        value={value}
        onChange={change}
        {...(onBlur ? { onBlur } : {})}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className={`${FIELD_STYLE} ${problem ? 'border-error' : 'border-edge'}`}
      />
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}

export interface FieldNotesProps {
  readonly id: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
}

/** The lines under a field. The problem comes first: it has to be read. */
export function FieldNotes({ id, hint, problem }: FieldNotesProps) {
  return (
    <>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-small font-medium text-error">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </>
  )
}
