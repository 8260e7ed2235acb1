import type { ReactNode } from 'react'

export interface ChoiceProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly effect: string
  /** Marks an answer that costs something, by text and by colour. */
  readonly isWarning?: boolean
  readonly children: ReactNode
}

const CARD =
  'flex min-h-14 cursor-pointer items-center gap-3 rounded-field border border-line bg-card px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-tint hover:border-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** One answer, with its effect on the price beside it. */
export function Choice({ type, name, value, isChosen, onChoose, effect, isWarning, children }: ChoiceProps) {
  return (
    <label className={CARD}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent focus-visible:outline-none"
      />
      <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 leading-snug">
        <span className="min-w-0 hyphens-auto wrap-break-word">{children}</span>
        <span className={`text-right text-small tabular-nums ${isWarning ? 'text-amber' : 'text-ink-soft'}`}>
          {effect}
        </span>
      </span>
    </label>
  )
}
