export interface SelectOption {
  readonly value: string
  readonly name: string
  /** Options of one group are listed under its name; empty for none. */
  readonly group: string
}

export interface SelectFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  /** The first option, which means no choice; null when there is always one. */
  readonly allLabel: string | null
  readonly options: readonly SelectOption[]
  readonly value: string
}

const renderOption = ({ value, name }: SelectOption) => (
  <option key={value} value={value}>
    {name}
  </option>
)

/** A native select with its label above. */
export function SelectField({ id, name, label, allLabel, options, value }: SelectFieldProps) {
  // Not Map.groupBy: the phones that people sell here lack it.
  const names = [...new Set(options.map(({ group }) => group))]
  const groups = names.map((name) => [name, options.filter(({ group }) => group === name)] as const)
  return (
    <div className="min-w-0 sm:max-w-56">
      <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="min-h-12 w-full min-w-0 cursor-pointer text-ellipsis rounded-field border border-edge bg-card px-3 text-ink hover:border-accent"
      >
        {allLabel !== null && <option value="">{allLabel}</option>}
        {groups.map(([group, own]) =>
          group === '' ? (
            own.map(renderOption)
          ) : (
            <optgroup key={group} label={group}>
              {own.map(renderOption)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  )
}
