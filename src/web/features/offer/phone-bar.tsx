import type { ReactNode } from 'react'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { PriceText } from './use-price-text.ts'

export interface PhoneBarProps {
  readonly text: PriceText
  readonly index: number
  readonly count: number
  readonly onBack: () => void
  /** The main action of the step, if it has one. */
  readonly children: ReactNode
}

/** At the bottom of a phone: the price, the way back and the main action, in one row. */
export function PhoneBar({ text, index, count, onBack, children }: PhoneBarProps) {
  const t = useTranslate()
  return (
    <div
      data-phone-bar=""
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <svg
        viewBox={`0 0 ${count} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-0.5 w-full"
      >
        <rect width={index} height="1" className="fill-accent" />
      </svg>
      {/* One row; only very large text, which makes every window narrow, puts the action below. */}
      <div className="flex min-h-16 items-center gap-x-2 px-4 py-2 max-[16rem]:flex-wrap min-[22rem]:gap-x-3">
        {index > 0 && (
          <button
            type="button"
            onClick={onBack}
            className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-field border border-line bg-card text-ink hover:border-accent noscript:hidden"
          >
            <Icon name="chevron" className="size-6 rotate-90" />
            <span className="sr-only">{t('OFFER_BACK')}</span>
          </button>
        )}
        <p className="grow whitespace-nowrap leading-tight">
          <span className="block text-small text-ink-soft">{text.shortLabel}</span>
          <span className="amount text-title font-semibold text-accent">{text.price}</span>
        </p>
        {children ? (
          // Two lines of a long label fit into the row.
          <div className="flex *:px-3.5 *:py-1 *:leading-tight max-[22rem]:*:px-3 max-[22rem]:*:text-small">
            {children}
          </div>
        ) : (
          <span aria-hidden="true" className="text-small text-ink-soft tabular-nums noscript:hidden">
            {t('OFFER_STEP', { number: index + 1, count })}
          </span>
        )}
      </div>
    </div>
  )
}
