import { type ReactNode, useEffect, useId, useRef } from 'react'
import { TEXTS } from '../../messages/texts.ts'
import { Badge } from '../../ui/badge.tsx'
import { DeskIcon } from '../../ui/desk-icon.tsx'

export interface StepChoice {
  readonly value: string
  readonly text: string
  readonly isChosen: boolean
  readonly isException: boolean
}

export interface StepRowProps {
  readonly title: string
  readonly isCurrent: boolean
  readonly isOpen: boolean
  readonly lacksPhoto: boolean
  readonly children: ReactNode
  /** Thumbnails of its photos. */
  readonly photos?: ReactNode
  readonly onFocus: () => void
}

/** One question with what can be found, and its photos. */
export function StepRow(props: StepRowProps) {
  const { title, isCurrent, isOpen, lacksPhoto, children, photos, onFocus } = props
  const id = useId()
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // A row with the focus is in view, and must not move under a pointer that is pressing one of its buttons.
    if (isCurrent && !row.current?.contains(document.activeElement))
      row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li
      ref={row}
      aria-current={isCurrent ? 'step' : undefined}
      onFocus={onFocus}
      className={`grid scroll-my-24 items-center gap-x-4 gap-y-1.5 border-t border-line px-3 py-2 md:grid-cols-[13rem_minmax(0,1fr)_auto] ${isCurrent ? 'bg-accent-tint shadow-[inset_3px_0_0_var(--color-accent)]' : ''}`}
    >
      <h3 id={id} className="flex items-center gap-2 font-text text-small font-medium tracking-normal">
        <DeskIcon
          name={isOpen ? 'chevron' : 'tick'}
          className={`size-4 ${isOpen ? '-rotate-90 text-ink-soft' : 'text-accent'}`}
        />
        {title}
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a grid cell in all browsers, and has a legend */}
      <div role="group" aria-labelledby={id} className="flex min-w-0 flex-wrap gap-1.5">
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {photos}
        {lacksPhoto && <Badge tone="late">{TEXTS.inspection.photoNeeded}</Badge>}
      </div>
    </li>
  )
}

const CHOICE =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control border px-2.5 py-0.5 text-left max-md:min-h-11'

const STYLES = {
  open: 'border-line bg-card hover:border-accent',
  chosen: 'border-transparent bg-accent text-on-accent',
  exception: 'border-transparent bg-ink text-paper',
} as const

/**
 * Answers as buttons, with the digits that answer the question at hand. They stand before the answers of all questions,
 * because a press makes its question the one at hand, and a button that moved then would miss the click.
 */
export function StepChoices({
  choices,
  isCurrent,
  onChoose,
}: {
  readonly choices: readonly StepChoice[]
  readonly isCurrent: boolean
  readonly onChoose: (value: string) => void
}) {
  return choices.map(({ value, text, isChosen, isException }, place) => {
    const style = isChosen ? (isException ? 'exception' : 'chosen') : 'open'
    return (
      <button
        key={value}
        type="button"
        aria-pressed={isChosen}
        className={`${CHOICE} ${STYLES[style]}`}
        onClick={() => onChoose(value)}
      >
        {place < 9 && (
          <span aria-hidden="true" className={`hidden md:inline ${isCurrent ? '' : 'opacity-40'}`}>
            <kbd className="figures inline-block min-w-4 rounded border border-current px-1 text-center font-text text-tiny">
              {place + 1}
            </kbd>
          </span>
        )}
        {text}
      </button>
    )
  })
}
