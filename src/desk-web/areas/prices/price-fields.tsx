import { useId } from 'react'

export interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly defaultValue?: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

/** A choice of a form. */
export function SelectField({ name, label, defaultValue, options }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={defaultValue}
        className="min-h-9 max-w-full rounded-control border border-edge bg-card px-2 max-md:min-h-11"
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

export interface ProgressProps {
  readonly done: number
  readonly total: number
  readonly text: string
}

/** How far something is that takes a while. */
export const Progress = ({ done, total, text }: ProgressProps) => (
  <div role="status" className="mt-2 flex flex-wrap items-center gap-3">
    <progress value={done} max={Math.max(1, total)} aria-label={text} className="accent-accent" />
    <span className="figures">{text}</span>
  </div>
)
