import { useId } from 'react'

export interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly defaultValue?: string
  /** What is wrong with what was sent; undefined if nothing is. */
  readonly problem?: string | undefined
}

/** A line of a form, with what is wrong with it. */
export function TextField({ name, label, defaultValue = '', problem }: TextFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        name={name}
        defaultValue={defaultValue}
        autoComplete="off"
        maxLength={300}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        className={`min-h-9 rounded-control border bg-card px-2 max-md:min-h-11 ${problem === undefined ? 'border-edge' : 'border-error'}`}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} role="alert" className="text-tiny text-error">
          {problem}
        </p>
      )}
    </div>
  )
}
