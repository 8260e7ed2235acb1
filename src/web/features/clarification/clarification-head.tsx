import { type ReactNode, useEffect, useRef } from 'react'
import type { ClarificationView } from '#contracts/clarification.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'

export interface ClarificationHeadProps {
  readonly view: ClarificationView
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

/** Once an answer is given on this page the headline says so: it gets the focus and is read out. */
function useFocusOnAnswer({ answered }: ClarificationView) {
  const headline = useRef<HTMLHeadingElement>(null)
  const wasAnswered = useRef(answered !== null)
  useEffect(() => {
    if (answered !== null && !wasAnswered.current) headline.current?.focus()
    wasAnswered.current = answered !== null
  }, [answered])
  return headline
}

/** The device, and what the clarification is about. */
export function ClarificationHead({ view, title, lead, children }: ClarificationHeadProps) {
  const t = useTranslate()
  const storageText = useStorageText()
  const headline = useFocusOnAnswer(view)
  const { device, tradeNumber } = view
  return (
    <header>
      <div className="grid grid-cols-[4rem_1fr] items-center gap-4">
        <img src={device.image} alt="" width={64} height={64} className="size-16 object-contain" />
        <p className="min-w-0 leading-snug">
          <span className="font-semibold">
            {device.name}
            {device.storageGb > 0 && `, ${storageText(device.storageGb)}`}
          </span>
          <span className="block text-small text-ink-soft">
            {t('CLARIFICATION_SALE', { number: tradeNumber })}
          </span>
        </p>
      </div>
      <h1
        ref={headline}
        tabIndex={-1}
        className="mt-5 max-w-4xl text-page hyphens-auto wrap-break-word outline-none"
      >
        {title}
      </h1>
      <p className="mt-3 max-w-text text-lead">{lead}</p>
      {children}
    </header>
  )
}
