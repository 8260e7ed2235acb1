/** From which width the steps fit in a row: more steps need more space. Without container queries they are a list. */
const LAYOUTS = {
  few: {
    list: '@min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col @min-[34rem]:pl-0 @min-[34rem]:pt-[6px]',
    step: '@min-[34rem]:border-l-0 @min-[34rem]:border-t-2 @min-[34rem]:pb-0 @min-[34rem]:pl-0 @min-[34rem]:pr-2 @min-[34rem]:pt-3 @min-[34rem]:last:border-line',
    dot: '@min-[34rem]:-top-[7px] @min-[34rem]:left-0',
  },
  many: {
    list: '@min-[48rem]:auto-cols-fr @min-[48rem]:grid-flow-col @min-[48rem]:pl-0 @min-[48rem]:pt-[6px]',
    step: '@min-[48rem]:border-l-0 @min-[48rem]:border-t-2 @min-[48rem]:pb-0 @min-[48rem]:pl-0 @min-[48rem]:pr-2 @min-[48rem]:pt-3 @min-[48rem]:last:border-line',
    dot: '@min-[48rem]:-top-[7px] @min-[48rem]:left-0',
  },
} as const

const FEW_STEPS = 5

/** A step of a way from beginning to end. */
export interface ListedStep {
  readonly name: string
  readonly title: string
  /** When it was taken; null as long as it wasn't. */
  readonly date: string | null
  /** Whose turn it is and until when; only at the pending step. */
  readonly turn: string | null
}

interface StepProps extends Omit<ListedStep, 'name'> {
  readonly layout: (typeof LAYOUTS)[keyof typeof LAYOUTS]
  readonly openText: string
}

function Step({ layout, title, date, turn, openText }: StepProps) {
  return (
    <li
      className={`relative border-l-2 border-line pb-4 pl-5 last:border-transparent last:pb-0 ${layout.step}`}
    >
      <span
        className={`absolute -left-[7px] top-1.5 size-3 rounded-full border-2 border-accent ${layout.dot} ${date ? 'bg-accent' : 'bg-card'}`}
      />
      <span className={`block text-small font-semibold hyphens-auto ${date ? '' : 'text-ink-soft'}`}>
        {title}
      </span>
      {date && <span className="block text-small text-ink-soft">{date}</span>}
      {turn && <span className="block text-small font-medium text-ink">{turn}</span>}
      {!date && !turn && <span className="sr-only">{openText}</span>}
    </li>
  )
}

export interface StepListProps {
  /** A label for screen readers. */
  readonly label: string
  readonly steps: readonly ListedStep[]
  /** What screen readers hear about a step that is still to come. */
  readonly openText: string
}

/** What has happened and what comes next, in a row where there is space. */
export function StepList({ label, steps, openText }: StepListProps) {
  const layout = LAYOUTS[steps.length > FEW_STEPS ? 'many' : 'few']
  return (
    <div className="@container">
      <ol aria-label={label} className={`grid pl-[6px] ${layout.list}`}>
        {steps.map(({ name, ...step }) => (
          <Step key={name} layout={layout} openText={openText} {...step} />
        ))}
      </ol>
    </div>
  )
}
