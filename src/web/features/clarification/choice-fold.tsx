import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

export interface ChoiceFoldProps {
  readonly title: string
  readonly children: ReactNode
}

/** One choice. Its meaning can be read first; deciding takes a second click. */
export function ChoiceFold({ title, children }: ChoiceFoldProps) {
  return (
    <li>
      {/* Opens without script, and one at a time where the browser supports it. */}
      <details name="answer" className="group rounded-card border border-line bg-card open:border-accent">
        <summary className="flex min-h-16 items-center justify-between gap-3 rounded-card px-5 py-3 font-semibold hover:text-accent">
          <span className="min-w-0 hyphens-auto wrap-break-word">{title}</span>
          <Icon name="chevron" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-5 pb-5">{children}</div>
      </details>
    </li>
  )
}
