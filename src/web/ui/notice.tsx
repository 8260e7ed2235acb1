import type { ReactNode } from 'react'

const STYLES = {
  amber: 'border-amber bg-amber-tint',
  error: 'border-error bg-card',
  plain: 'border-accent bg-accent-tint',
} as const

export interface NoticeProps {
  /** Amber where a price changes, red for errors only. */
  readonly tone: keyof typeof STYLES
  /** Screen readers read an alert at once, a status at the next pause. */
  readonly role?: 'alert' | 'status'
  readonly children: ReactNode
}

/** Something to read before going on. */
export function Notice({ tone, role, children }: NoticeProps) {
  return (
    <div role={role} className={`rounded-field border-l-4 p-4 ${STYLES[tone]}`}>
      {children}
    </div>
  )
}
