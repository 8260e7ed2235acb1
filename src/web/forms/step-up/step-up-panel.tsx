import { type ReactNode, useEffect, useRef } from 'react'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { BUTTON_STYLES } from '#web/ui/button-style.ts'

/** A panel that appears in the page and takes the focus, so that nobody has to look for it. */
export function StepUpPanel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const headline = useRef<HTMLHeadingElement>(null)
  useEffect(() => headline.current?.focus(), [])
  return (
    <section className="mt-4 rounded-card border border-line bg-card p-5">
      <h3 ref={headline} tabIndex={-1} className="text-title outline-none">
        {title}
      </h3>
      {children}
    </section>
  )
}

export interface StepUpButtonsProps {
  readonly isSending: boolean
  readonly onCancel: () => void
}

export function StepUpButtons({ isSending, onCancel }: StepUpButtonsProps) {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-3">
      <SubmitButton isSending={isSending}>
        {t(isSending ? 'STEP_UP_CHECKING' : 'STEP_UP_CONFIRM')}
      </SubmitButton>
      <button
        type="button"
        onClick={onCancel}
        className={`${BUTTON_STYLES.secondary} cursor-pointer max-sm:w-full`}
      >
        {t('STEP_UP_CANCEL')}
      </button>
    </div>
  )
}
