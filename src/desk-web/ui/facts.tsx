import type { ReactNode } from 'react'

export interface FactsProps {
  /** Facts without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Names and values, one below the other. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="min-w-0 wrap-break-word">{value}</dd>
        </div>
      ))}
  </dl>
)
