import { useId } from 'react'
import { FIELD_STYLE, FieldNotes } from '#web/ui/text-field.tsx'

export interface FileFieldProps {
  readonly label: string
  readonly hint: string
  /** File types, as in the attribute of the same name. */
  readonly accept: string
  /** Problems are shown at the field with this name. Without one, nothing is sent anywhere without script. */
  readonly name?: string
  readonly isRequired?: boolean
  readonly isMultiple?: boolean
  /** What is wrong with it after its form was sent. */
  readonly problem?: string | undefined
  /** Why the last file was refused, which is read out at once; null while none was. */
  readonly refusal?: string | null
  readonly onFiles: (files: readonly [File, ...File[]]) => void
}

/** Takes files as soon as they are chosen. */
export function FileField(props: FileFieldProps) {
  const { label, hint, accept, name, isRequired, isMultiple, problem, refusal, onFiles } = props
  const id = useId()
  const isInvalid = Boolean(refusal ?? problem)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        required={isRequired}
        multiple={isMultiple}
        accept={accept}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? `${id}-problem ${id}-hint` : `${id}-hint`}
        // The same file again is a new choice: it may have been corrected, or got lost.
        onClick={({ currentTarget }) => {
          currentTarget.value = ''
        }}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? []
          if (first) onFiles([first, ...others])
        }}
        className={`${FIELD_STYLE} py-2.5 ${isInvalid ? 'border-error' : 'border-edge'}`}
      />
      {refusal !== undefined && (
        <div role="alert">
          <FieldNotes id={id} problem={refusal ?? undefined} />
        </div>
      )}
      <FieldNotes id={id} hint={hint} problem={refusal ? undefined : problem} />
    </div>
  )
}
