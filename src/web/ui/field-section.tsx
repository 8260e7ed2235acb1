import type { ReactNode } from 'react'

export interface FieldSectionProps {
  readonly title: string
  /** Where something else already shows the title. */
  readonly isTitleHidden?: boolean
  readonly hint?: string
  readonly children: ReactNode
}

/** Fields that belong together, under a headline. */
export function FieldSection({ title, isTitleHidden = false, hint, children }: FieldSectionProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isTitleHidden ? 'sr-only' : 'text-title font-semibold'}>{title}</legend>
      {hint && <p className="mt-1 text-small text-ink-soft">{hint}</p>}
      <div className="mt-4 grid gap-x-4 gap-y-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  )
}
