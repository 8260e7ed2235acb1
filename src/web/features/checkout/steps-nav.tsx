import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type CheckoutStep, STEPS } from './use-step.ts'

const TITLES = {
  devices: 'STEP_DEVICES',
  details: 'STEP_DETAILS',
  review: 'STEP_REVIEW',
} as const satisfies Record<(typeof STEPS)[number], MessageKey>

export interface StepsNavProps {
  readonly step: CheckoutStep
  readonly onGo: (step: CheckoutStep) => void
}

/** How far the sale is; finished steps can be opened again. */
export function StepsNav({ step, onGo }: StepsNavProps) {
  const t = useTranslate()
  // The request is none of them.
  const names: readonly CheckoutStep[] = STEPS
  const current = names.indexOf(step)
  return (
    <nav aria-label={t('STEPS_LABEL')}>
      {/* On a narrow phone a long word takes the room that its neighbours don't need. */}
      <ol className="grid grid-cols-[repeat(3,minmax(0,auto))] gap-2 sm:grid-cols-3">
        {STEPS.map((name, index) => {
          const isDone = index < current
          // In forced colours all lines have one colour: an open step is dotted, the current one highlighted.
          const line =
            index <= current ? 'border-accent' : 'border-line text-ink-soft forced-colors:border-dotted'
          const mark = index === current ? 'forced-colors:border-[color:Highlight]' : ''
          const style = `flex min-h-11 w-full flex-col gap-x-2 border-t-4 pt-2 text-left text-xs font-medium sm:flex-row sm:items-center sm:text-small ${line} ${mark}`
          const label = (
            <>
              {isDone ? (
                <Icon name="tick" className="size-4 shrink-0 text-accent" />
              ) : (
                <span className="amount shrink-0">{index + 1}</span>
              )}
              <span className="min-w-0 hyphens-auto wrap-break-word">{t(TITLES[name])}</span>
            </>
          )
          return (
            <li key={name} aria-current={index === current ? 'step' : undefined}>
              {isDone ? (
                <button
                  type="button"
                  onClick={() => onGo(name)}
                  className={`${style} cursor-pointer hover:text-accent`}
                >
                  {label}
                  <span className="sr-only">, {t('STEP_DONE')}</span>
                </button>
              ) : (
                <span className={style}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
