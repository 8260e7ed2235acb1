import type { ReactNode } from 'react'
import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { formatMoney } from '#messages/format-money.ts'
import type { MessageKey } from '#messages/message-key.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { PriceBreakdownView } from './price-breakdown.tsx'
import type { PriceState } from './price-state.ts'
import { useDayText } from './use-day-text.ts'

export interface PriceCardProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly storageGb: number | null
  /** The next step. */
  readonly children: ReactNode
}

/** Why we make no offer, or what has to be done first. */
function PriceNote({ state: { input, result, openCount } }: Pick<PriceCardProps, 'state'>) {
  const { market } = useShop()
  const t = useTranslate()
  const minimum = formatMoney(market, input.rule.minOfferInCents)
  if (result.kind === 'noOffer')
    return (
      <div className="mt-3 rounded-field bg-amber-tint p-3 text-small">
        <p className="font-semibold text-amber">{t('NO_OFFER')}</p>
        <p className="mt-1">{t(`NO_OFFER_${result.reason}` as MessageKey, { minimum })}</p>
      </div>
    )
  if (result.kind === 'gate')
    return (
      <div className="mt-3 rounded-field bg-amber-tint p-3 text-small">
        <p className="font-semibold text-amber">{t(`GATE_${result.gate}` as MessageKey)}</p>
        <p className="mt-1">{t(`GATE_${result.gate}_TEXT` as MessageKey)}</p>
      </div>
    )
  return (
    <p className="mt-1 text-small text-ink-soft">
      {openCount > 0 ? t('PRICE_OPEN_QUESTIONS', { count: openCount }) : t('PRICE_DONE')}
    </p>
  )
}

/** The current price, and how it comes about. */
export function PriceCard({ sheet, state, storageGb, children }: PriceCardProps) {
  const { market } = useShop()
  const t = useTranslate()
  const { result, openCount } = state
  const isMuted = result.kind !== 'offer'
  const date = useDayText()(sheet.priceListDate, 'long')
  return (
    <div className="torn-edge rounded-t-card bg-tint px-5 pb-9 pt-5">
      <div aria-live="polite">
        <p className="text-small text-ink-soft">{t(openCount > 0 ? 'PRICE_SO_FAR' : 'PRICE_FINAL')}</p>
        <p
          className={`amount text-hero font-semibold leading-none ${isMuted ? 'text-ink-soft' : 'text-accent'}`}
        >
          {result.kind === 'noOffer'
            ? '–'
            : formatMoney(market, result.breakdown.totalInCents, { isWhole: true })}
        </p>
        <PriceNote state={state} />
      </div>
      {children}
      {result.kind !== 'noOffer' && (
        <details className="group mt-4" open>
          <summary className="flex min-h-11 items-center font-medium underline underline-offset-4">
            {t('BREAKDOWN_TITLE')}
          </summary>
          <PriceBreakdownView sheet={sheet} breakdown={result.breakdown} storageGb={storageGb} />
        </details>
      )}
      <p className="mt-3 text-small text-ink-soft">{t('PRICE_SINCE', { date })}</p>
    </div>
  )
}
