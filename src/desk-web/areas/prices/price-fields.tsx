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
