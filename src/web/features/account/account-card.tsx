import { type ReactNode, useId } from 'react'

export interface AccountCardProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

/** One thing that can be changed, apart from the others. */
export function AccountCard({ title, hint, children }: AccountCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card p-5 sm:p-7">
      <h2 id={id} className="text-title">
        {title}
      </h2>
      {hint && <p className="mt-1 text-small text-ink-soft">{hint}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
