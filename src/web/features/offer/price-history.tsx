import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import type { PriceHistory } from '#domain/pricing/price-history.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LateTexts } from './late-texts.tsx'
import { PriceChart } from './price-chart.tsx'
import { useDayText } from './use-day-text.ts'
import { readPriceHistory } from './use-price-sentence.ts'

/** The chart in words, for those who do not see the line. */
function useChartLabel({ from, lowestInCents, highestInCents, currentInCents }: PriceHistory): string {
  const { market } = useShop()
  const t = useTranslate()
  const dayText = useDayText()
  const money = (cents: number) => formatMoney(market, cents, { isWhole: true })
  return t('HISTORY_CHART', {
    date: dayText(from, 'long'),
    lowest: money(lowestInCents),
    highest: money(highestInCents),
    current: money(currentInCents),
  })
}

/** The history as numbers, newest first. */
function HistoryTable({ steps }: Pick<PriceHistory, 'steps'>) {
  const { market } = useShop()
  const t = useTranslate()
  const dayText = useDayText()
  return (
    <table className="w-full max-w-sm text-small">
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-normal">
            {t('HISTORY_FROM')}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {t('BREAKDOWN_BASE')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...steps].reverse().map(({ from, amountInCents }) => (
          <tr key={from} className="border-t border-line">
            <td className="py-1.5">{dayText(from, 'long')}</td>
            <td className="amount py-1.5 text-right">
              {amountInCents === null ? t('HISTORY_NOT_BOUGHT') : formatMoney(market, amountInCents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export interface PriceHistoryViewProps {
  readonly sheet: OfferSheet
  /** Null before one is chosen. */
  readonly storageGb: number | null
}

/** How the base price moved in the last twelve months, as a chart and a table; times without a price stay blank. */
export function PriceHistoryView({ sheet, storageGb }: PriceHistoryViewProps) {
  const { size, history } = readPriceHistory(sheet, storageGb)
  return history?.isDrawable && <HistorySection history={history} size={size} />
}

/** The chart with its texts, which most devices don't need. */
export function LatePriceHistory(props: PriceHistoryViewProps) {
  return (
    <LateTexts part="deviceMore">
      <PriceHistoryView {...props} />
    </LateTexts>
  )
}

function HistorySection({ history, size }: { readonly history: PriceHistory; readonly size: number }) {
  const t = useTranslate()
  const storageText = useStorageText()
  const label = useChartLabel(history)
  return (
    <section
      aria-labelledby="price-history"
      className="mt-8 grid items-start gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[1fr_1.5fr]"
    >
      <div>
        <h2 id="price-history" className="text-title">
          {t('HISTORY_TITLE')}
        </h2>
        <p className="mt-1 text-small text-ink-soft">
          {size > 0 ? t('BREAKDOWN_BASE_STORAGE', { storage: storageText(size) }) : t('BREAKDOWN_BASE')}
        </p>
      </div>
      <div className="min-w-0">
        <PriceChart history={history} label={label} />
        <details className="group mt-1">
          <summary className="inline-flex min-h-11 items-center gap-1 text-small font-medium underline underline-offset-4">
            {t('HISTORY_TABLE')}
            <Icon name="chevron" className="size-5 group-open:rotate-180" />
          </summary>
          <HistoryTable steps={history.steps} />
        </details>
      </div>
    </section>
  )
}
