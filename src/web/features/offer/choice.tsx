import type { ReactNode } from 'react'

export interface ChoiceEffect {
  /** The price with this choice, or why there is none. */
  readonly price: string
  /** How it differs from the price so far; empty where it does not. */
  readonly change: string
  /** Costs the seller the offer. */
  readonly isWarning?: boolean
}

export interface ChoiceProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly effect: ChoiceEffect
  readonly children: ReactNode
}

const CARD =
  'choice-card flex min-h-14 items-center gap-3 px-3.5 py-2 lg:min-h-11 lg:py-1 transition-colors duration-150 motion-reduce:transition-none'

/** One answer with the price that results from it. A native field: it can be tapped before any script runs. */
export function Choice({ type, name, value, isChosen, onChoose, effect, children }: ChoiceProps) {
  return (
    <label className={CARD}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="size-5 shrink-0 accent-accent focus-visible:outline-none"
      />
      <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3 leading-snug">
        <span className="min-w-0 hyphens-auto wrap-break-word">{children}</span>
        <span className="max-w-32 text-right tabular-nums lg:flex lg:max-w-none lg:flex-row-reverse lg:items-baseline lg:gap-2">
          <span
            className={`block ${effect.isWarning ? 'text-small text-amber' : 'font-semibold whitespace-nowrap'}`}
          >
            {effect.price}
          </span>
          {effect.change && <span className="block text-small text-ink-soft">{effect.change}</span>}
        </span>
      </span>
    </label>
  )
}
