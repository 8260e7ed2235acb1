import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { FULL_BP } from '#domain/money/basis-points.ts'
import { buildPriceHistory, type PriceHistory } from '#domain/pricing/price-history.ts'
import { formatMoney } from '#messages/format-money.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { useDayText } from './use-day-text.ts'

/** Before a size is chosen the one with the highest price is shown, as in the price card. */
const pickShownSize = ({ prices }: OfferSheet, storageGb: number | null): number =>
  storageGb ??
  prices.reduce((best, price) => (price.amountInCents > best.amountInCents ? price : best)).storageGb

/** The history of the chosen size; null where nothing is known. */
export function readPriceHistory(
  sheet: OfferSheet,
  storageGb: number | null,
): { readonly size: number; readonly history: PriceHistory | null } {
  const size = pickShownSize(sheet, storageGb)
  const { until, periods } = sheet.priceHistory
  const own = periods.filter((period) => period.storageGb === size)
  return { size, history: buildPriceHistory(own, until) }
}

/** How the base price moved, in a sentence; null where nothing is known. */
export function usePriceSentence(sheet: OfferSheet, storageGb: number | null): string | null {
  const { market } = useShop()
  const t = useTranslate()
  const dayText = useDayText()
  const { history } = readPriceHistory(sheet, storageGb)
  if (!history) return null
  const [first, ...further] = history.steps
  if (further.length === 0 && first) return t('HISTORY_SINCE', { date: dayText(first.from, 'long') })
  const percent = getNumberFormat(market.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  } as const)
  return t('HISTORY_CHANGED', {
    date: dayText(history.from, 'long'),
    lowest: formatMoney(market, history.lowestInCents, { isWhole: true }),
    highest: formatMoney(market, history.highestInCents, { isWhole: true }),
    change: percent.format(history.changeBp / FULL_BP).replace('-', '−'),
  })
}
