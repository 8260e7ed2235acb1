import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The result of a check in the browser; `open` before it, and without script. */
export type CheckState = 'open' | 'valid' | 'invalid' | 'unchecked'

export interface BrowserCheckProps {
  readonly state: CheckState
  readonly texts: Readonly<Record<CheckState, ReactNode>>
}

const STYLES = {
  open: 'text-ink-soft',
  valid: 'text-accent',
  invalid: 'font-medium text-error',
  unchecked: 'text-ink-soft',
} as const satisfies Readonly<Record<CheckState, string>>

const ICONS = { open: 'clock', valid: 'tick', invalid: 'close', unchecked: 'clock' } as const

const STATES = ['open', 'valid', 'invalid', 'unchecked'] as const satisfies readonly CheckState[]

/** One line with the result of a check. Every text reserves its space from the start, so nothing moves. */
export function BrowserCheck({ state, texts }: BrowserCheckProps) {
  return (
    <div role="status" className="grid">
      {STATES.map((own) => (
        <p
          key={own}
          className={`col-start-1 row-start-1 flex items-start gap-2 ${STYLES[own]} ${own === state ? '' : 'invisible'}`}
        >
          <Icon name={ICONS[own]} className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">{texts[own]}</span>
        </p>
      ))}
    </div>
  )
}
