const CARD = 'choice-card flex min-h-14 items-center gap-3 px-4 py-2 font-medium'

export interface ChoiceCardsProps<Value extends string | number> {
  readonly name: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A choice of one among few; hidden where there is nothing to choose. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { name, options, value: chosen, onChange } = props
  if (options.length < 2) return null
  return (
    <div className="grid gap-3 sm:col-span-6 sm:grid-cols-2">
      {options.map(({ value, label }) => (
        <label key={value} className={CARD}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            className="size-4 shrink-0 accent-accent focus-visible:outline-none"
          />
          {label}
        </label>
      ))}
    </div>
  )
}
