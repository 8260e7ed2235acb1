import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'

export interface OutcomeProps {
  /** The fragment of the address that the server redirects to. */
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** What came of a form; its fragment in the address shows it, also without script, and hides the form behind it. */
export function Outcome({ id, title, children }: OutcomeProps) {
  return (
    <div id={id} className="peer mt-8 hidden max-w-xl scroll-mt-24 target:block">
      <Notice tone="plain" role="status">
        <h2 className="text-title font-semibold">{title}</h2>
        <p className="mt-1">{children}</p>
      </Notice>
    </div>
  )
}
