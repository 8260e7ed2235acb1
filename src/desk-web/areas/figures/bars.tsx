export interface Bar {
  readonly name: string
  readonly value: number
  readonly text: string
  /** Below the name. */
  readonly note?: string | undefined
}

/** Values side by side as bars, each with its name and number. */
export function Bars({ bars, label }: { readonly bars: readonly Bar[]; readonly label: string }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="grid gap-2.5">
      {bars.map(({ name, value, text, note }) => (
        <li key={name} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">{name}</span>
            <span className="flex shrink-0 items-baseline gap-2">
              {note && <span className="figures text-tiny text-ink-soft">{note}</span>}
              <span className="figures font-medium">{text}</span>
            </span>
          </span>
          <span className="block h-2 rounded-full bg-tint" aria-hidden="true">
            <span
              className="block h-2 min-w-0.5 rounded-full bg-accent"
              style={{ width: `${(100 * value) / highest}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
