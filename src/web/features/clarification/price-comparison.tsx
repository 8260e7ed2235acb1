import type { Currency } from '#domain/money/currency.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useClarificationMoney } from './use-question-texts.ts'

export interface PriceComparisonProps {
  readonly currency: Currency
  readonly quotedInCents: number
  readonly priceInCents: number
}

/** Both prices side by side in the same style, so that neither is overlooked. */
export function PriceComparison({ currency, quotedInCents, priceInCents }: PriceComparisonProps) {
  const t = useTranslate()
  const { amount } = useClarificationMoney(currency)
  return (
    <dl className="grid max-w-xl grid-cols-2 gap-3">
      <div className="rounded-card bg-tint px-3 py-4 sm:px-4">
        <dt className="text-small text-ink-soft">{t('CLARIFICATION_QUOTED')}</dt>
        <dd className="amount text-[1.375rem] font-semibold sm:text-section">{amount(quotedInCents)}</dd>
      </div>
      <div className="rounded-card border border-amber bg-amber-tint px-3 py-4 sm:px-4">
        <dt className="text-small">{t('CLARIFICATION_NEW')}</dt>
        <dd className="amount text-[1.375rem] font-semibold sm:text-section">{amount(priceInCents)}</dd>
      </div>
    </dl>
  )
}
