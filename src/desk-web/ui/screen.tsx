import { type ReactNode, useEffect } from 'react'
import { TEXTS } from '../messages/texts.ts'

export interface ScreenProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Buttons beside the headline. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A screen with its headline. It names the browser's tab. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  useEffect(() => {
    document.title = TEXTS.documentTitle(title, document.getElementById('desk')?.dataset.brand ?? '')
  }, [title])
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-screen wrap-break-word">{title}</h1>
          {lead && <p className="mt-0.5 text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {children}
    </>
  )
}
