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

/** One answer with the price that results from it. A native field: it can be tapped before any script runs. */
export function Choice({ type, name, value, isChosen, onChoose, effect, children }: ChoiceProps) {
  return (
    <label className="choice-card answer-card">
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="choice-box"
      />
      <span className="answer-text">{children}</span>
      <span className="answer-effect">
        <span className={effect.isWarning ? 'text-small text-amber' : 'font-semibold whitespace-nowrap'}>
          {effect.price}
        </span>
        {effect.change && <span className="text-small text-ink-soft">{effect.change}</span>}
      </span>
    </label>
  )
}
