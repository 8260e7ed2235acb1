import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'

const isRadio = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'

/**
 * A choice answers and moves on, but only one that was meant: arrow keys choose while they pass through the answers.
 * Enter chooses and moves on, too, instead of sending the form.
 */
function useChoiceEvents(onPick: () => void) {
  const isPassing = useRef(false)
  return {
    onKeyDown(event: KeyboardEvent) {
      isPassing.current = event.key.startsWith('Arrow')
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
      event.preventDefault()
      if (isRadio(event.target)) event.target.click()
    },
    onKeyUp() {
      isPassing.current = false
    },
    // A key that was released elsewhere, as after the shortcut for going back, must not silence later taps.
    onPointerDown() {
      isPassing.current = false
    },
    onClick({ target }: MouseEvent) {
      if (isRadio(target) && !isPassing.current) onPick()
    },
  }
}

export interface StepFrameProps {
  readonly title: string
  /** Where the step is on the way, for screen readers. */
  readonly position: string
  readonly help: string
  /** Shown on a phone; a wide screen shows all steps. */
  readonly isCurrent: boolean
  /** Before the application runs, style sheets decide which step a phone shows. */
  readonly isLive: boolean
  /** One choice completes the step. */
  readonly isSingle: boolean
  /** A choice was made. */
  readonly onPick: () => void
  readonly children: ReactNode
}

/** One step: its question, its answers, and help on finding out. */
export function StepFrame(props: StepFrameProps) {
  const { title, position, help, isCurrent, isLive, isSingle, onPick, children } = props
  const t = useTranslate()
  const events = useChoiceEvents(onPick)
  return (
    <fieldset
      {...events}
      data-single={isSingle ? '' : undefined}
      className={`${isLive && !isCurrent ? 'max-lg:hidden' : ''} relative min-w-0 max-lg:motion-safe:animate-step lg:border-t lg:border-line lg:pt-4`}
    >
      <legend
        tabIndex={-1}
        data-step-title=""
        className="float-left mb-3 max-lg:-scroll-mt-3 lg:mb-2 w-full lg:pr-52 font-display text-title font-semibold leading-snug outline-none"
      >
        <span className="sr-only">{position} </span>
        {title}
      </legend>
      <div className="clear-both flex flex-col">
        {help && (
          // Beside the question; on a phone below the answers, which come first there.
          <details className="group max-lg:order-last max-lg:mt-1">
            <summary className="inline-flex min-h-11 items-center gap-1 text-small font-medium text-ink-soft underline underline-offset-4 lg:absolute lg:right-0 lg:top-2">
              {t('OFFER_HELP')}
              <Icon name="chevron" className="size-4 group-open:rotate-180" />
            </summary>
            <p className="pb-2 text-small text-ink-soft">{help}</p>
          </details>
        )}
        <div>{children}</div>
      </div>
    </fieldset>
  )
}
