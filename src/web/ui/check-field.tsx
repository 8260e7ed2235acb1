import { type ReactNode, useId } from 'react'
import { FieldNotes } from './text-field.tsx'

export interface CheckFieldProps {
  readonly name: string
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly problem?: string | undefined
  readonly children: ReactNode
}

/** A statement to agree to. */
export function CheckField({ name, isChecked, onChange, problem, children }: CheckFieldProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={({ target }) => onChange(target.checked)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0">{children}</span>
      </label>
      <FieldNotes id={id} problem={problem} />
    </div>
  )
}
