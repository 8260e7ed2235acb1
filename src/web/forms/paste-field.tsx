import { type RefObject, useId } from 'react'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface PasteFieldProps {
  /** Uncontrolled: what was typed before the script ran stays. */
  readonly text: RefObject<HTMLTextAreaElement | null>
  readonly label: string
  readonly hint: string
  readonly rows: number
  readonly placeholder?: string
  /** Monospaced, for columns and code. */
  readonly isCode?: boolean
  /** For a form that works without script; otherwise nothing is sent anywhere. */
  readonly name?: string
  readonly defaultValue?: string
}

/** Takes pasted text. */
export function PasteField(props: PasteFieldProps) {
  const { text, label, hint, rows, placeholder, isCode = false, name, defaultValue } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        ref={text}
        id={id}
        name={name}
        defaultValue={defaultValue}
        rows={rows}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        placeholder={placeholder}
        aria-describedby={`${id}-hint`}
        className={`${FIELD_STYLE} border-edge py-2 ${isCode ? 'font-mono text-small' : ''}`}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
