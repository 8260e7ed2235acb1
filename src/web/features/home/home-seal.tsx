import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useAverageText } from '#web/trades/review-figures.tsx'
import { Star } from '#web/trades/review-stars.tsx'
import { AllReviewsLink } from './all-reviews-link.tsx'
import { useHomeExtras } from './use-home-extras.ts'

/** The average of all published reviews; nothing as long as there are too few. */
export function HomeSeal() {
  const t = useTranslate()
  const averageText = useAverageText()
  const seal = useHomeExtras()?.seal
  if (!seal) return null
  const { averageInTenths, count } = seal
  return (
    <div className="mt-8 flex max-w-md items-start gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <span className="rounded-full border-2 border-accent p-2 text-accent">
        <Star isFull className="size-7" />
      </span>
      <div>
        <p className="font-display text-title font-semibold leading-tight tabular-nums">
          {averageText(averageInTenths)}
        </p>
        <p className="mt-1 text-ink-soft">{t('REVIEWS_COUNT', { count })}</p>
        <AllReviewsLink />
      </div>
    </div>
  )
}
