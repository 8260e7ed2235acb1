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
}

/** Takes pasted text. It has no name, so without script nothing is sent anywhere. */
export function PasteField({ text, label, hint, rows, placeholder, isCode = false }: PasteFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea
        ref={text}
        id={id}
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
