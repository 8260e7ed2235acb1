import { MAX_STARS } from '#domain/reviews/review.ts'
import type { ReviewFigures } from '#domain/reviews/review-figures.ts'
import { HIDE_REASON_TEXTS } from '#messages/hide-reason-text.ts'
import { getNumberFormat } from '#messages/intl-formats.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'

/** The average in the reader's notation: 4,7 von 5. */
export function useAverageText(): (averageInTenths: number) => string {
  const { locale } = useShop().market
  const t = useTranslate()
  const format = getNumberFormat(locale, { minimumFractionDigits: 1 })
  return (averageInTenths) =>
    t('REVIEWS_AVERAGE', { value: format.format(averageInTenths / 10), max: MAX_STARS })
}

/** How many reviews aren't public, and why: nobody has to take our word for it that we don't choose. */
export function HiddenReviews({
  waiting,
  hidden,
  hiddenLater,
}: Pick<ReviewFigures, 'waiting' | 'hidden' | 'hiddenLater'>) {
  const t = useTranslate()
  const count = hidden.reduce((sum, entry) => sum + entry.count, 0)
  const reasons = hidden
    .map(({ reason, count: own }) => `${t(HIDE_REASON_TEXTS[reason])} (${own})`)
    .join(', ')
  return (
    <p className="text-small text-ink-soft">
      {count === 0 ? t('REVIEWS_HIDDEN_NONE') : t('REVIEWS_HIDDEN', { count, reasons })}
      {hiddenLater > 0 && <> {t('REVIEWS_HIDDEN_LATER', { count: hiddenLater })}</>}
      {waiting > 0 && <> {t('REVIEWS_WAITING', { count: waiting })}</>}
    </p>
  )
}
