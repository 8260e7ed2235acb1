import type { ReactNode } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { OFFER_LIFETIME_DAYS } from '#domain/offers/offer-lifetime.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { PriceBreakdownView } from './price-breakdown.tsx'
import type { PriceState } from './price-state.ts'
import { usePriceSentence } from './use-price-sentence.ts'
import type { PriceText } from './use-price-text.ts'

export interface PriceCardProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly storageGb: number | null
  readonly text: PriceText
  /** Says that the answers were tested; null where they weren't. */
  readonly tested: ReactNode
  /** What waiting would change, where there is an offer. */
  readonly waiting: ReactNode
  /** The next step. */
  readonly children: ReactNode
}

/** The current price, and how it comes about. */
export function PriceCard({ sheet, state, storageGb, text, tested, waiting, children }: PriceCardProps) {
  const t = useTranslate()
  const sentence = usePriceSentence(sheet, storageGb)
  const { result, openCount } = state
  const note =
    openCount > 0
      ? t('PRICE_OPEN_QUESTIONS', { count: openCount })
      : t('PRICE_DONE', { days: OFFER_LIFETIME_DAYS })
  return (
    <div className="torn-edge rounded-t-card bg-tint px-5 pb-9 pt-5">
      <h2 tabIndex={-1} data-step-title="" className="outline-none">
        <span className="block font-text text-small font-normal tracking-normal text-ink-soft">
          {text.label}{' '}
        </span>
        <span
          className={`amount text-hero leading-none ${result.kind === 'offer' ? 'text-accent' : 'text-ink-soft'}`}
        >
          {text.price}
        </span>
      </h2>
      {result.kind === 'offer' && <p className="mt-1 text-small text-ink-soft">{note}</p>}
      {children}
      {result.kind !== 'noOffer' && (
        <details className="group mt-2" open>
          <summary className="flex min-h-11 items-center font-medium underline underline-offset-4">
            {t('BREAKDOWN_TITLE')}
          </summary>
          <PriceBreakdownView sheet={sheet} breakdown={result.breakdown} storageGb={storageGb} />
          {tested}
        </details>
      )}
      {sentence && <p className="mt-3 text-small text-ink-soft">{sentence}</p>}
      {result.kind === 'offer' && waiting}
    </div>
  )
}
