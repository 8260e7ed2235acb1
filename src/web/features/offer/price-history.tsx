import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { buildPriceHistory, type PriceHistory } from '#domain/pricing/price-history.ts'
import { formatMoney } from '#messages/format-money.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useStorageText } from '#web/platform/i18n/storage-text.ts'
import { useShop } from '#web/platform/shop/shop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PriceChart } from './price-chart.tsx'
import { useDayText } from './use-day-text.ts'

/** The chart in words: a sentence for everyone, and a fuller one for screen readers. */
function useHistoryTexts(history: PriceHistory) {
  const { market } = useShop()
  const t = useTranslate()
  const dayText = useDayText()
  const money = (cents: number) => formatMoney(market, cents, { isWhole: true })
  const values = {
    date: dayText(history.from, 'long'),
    lowest: money(history.lowestInCents),
    highest: money(history.highestInCents),
    current: money(history.currentInCents),
  }
  const percent = new Intl.NumberFormat(market.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  } as const)
  const change = percent.format(history.changeBp / FULL_BP).replace('-', '−')
  const [first, ...further] = history.steps
  const sentence =
    further.length === 0 && first
      ? t('HISTORY_SINCE', { date: dayText(first.from, 'long') })
      : t('HISTORY_CHANGED', { ...values, change })
  return { sentence, label: t('HISTORY_CHART', values) }
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

/** Before a size is chosen the one with the highest price is shown, as in the price card. */
const pickShownSize = ({ prices }: OfferSheet, storageGb: number | null): number =>
  storageGb ??
  prices.reduce((best, price) => (price.amountInCents > best.amountInCents ? price : best)).storageGb

export interface PriceHistoryViewProps {
  readonly sheet: OfferSheet
  /** Null before one is chosen. */
  readonly storageGb: number | null
}

/** How the base price moved in the last twelve months; times without a price stay blank. */
export function PriceHistoryView({ sheet, storageGb }: PriceHistoryViewProps) {
  const size = pickShownSize(sheet, storageGb)
  const { until, periods } = sheet.priceHistory
  const own = periods.filter((period) => period.storageGb === size)
  const history = buildPriceHistory(own, until)
  return history && <HistorySection history={history} size={size} />
}

function HistorySection({ history, size }: { readonly history: PriceHistory; readonly size: number }) {
  const t = useTranslate()
  const storageText = useStorageText()
  const { sentence, label } = useHistoryTexts(history)
  return (
    <section
      aria-labelledby="price-history"
      className="grid items-start gap-x-12 gap-y-5 border-t border-line pt-8 lg:grid-cols-[1fr_1.5fr]"
    >
      <div>
        <h2 id="price-history" className="text-title">
          {t('HISTORY_TITLE')}
        </h2>
        <p className="mt-1 text-small text-ink-soft">
          {size > 0 ? t('BREAKDOWN_BASE_STORAGE', { storage: storageText(size) }) : t('BREAKDOWN_BASE')}
        </p>
        <p className="mt-3">{sentence}</p>
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
