import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-line bg-tint text-ink-soft',
  accent: 'border-transparent bg-accent-tint text-accent-strong',
  late: 'border-error bg-card text-error',
} as const

export interface BadgeProps {
  readonly tone?: keyof typeof TONES
  readonly children: ReactNode
}

/** A word about a row. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return (
    <span
      className={`figures inline-flex items-center rounded-full border px-2 py-px text-tiny font-medium whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
