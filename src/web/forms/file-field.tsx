import { useId } from 'react'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface FileFieldProps {
  readonly label: string
  readonly hint: string
  /** File types, as in the attribute of the same name. */
  readonly accept: string
  readonly onFile: (file: File) => void
}

/** Takes a file as soon as it is chosen. It has no name, so without script nothing is sent anywhere. */
export function FileField({ label, hint, accept, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        // The same file again is a new choice: it may have been corrected.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
        }}
        className={`${FIELD_STYLE} border-edge py-2.5`}
      />
      <FieldNotes id={id} hint={hint} />
    </div>
  )
}
