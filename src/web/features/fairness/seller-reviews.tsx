import { useId } from 'react'
import type { ReviewPage } from '#contracts/reviews.ts'
import { MIN_REVIEWS } from '#domain/reviews/review-figures.ts'
import { buildReviewsSearch } from '#domain/reviews/reviews-search.ts'
import { buildPath } from '#domain/routing/path.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { PageLinks } from '#web/platform/page/page-links.tsx'
import { useShop } from '#web/platform/shop/shop.tsx'
import { ReviewCard } from '#web/trades/review-card.tsx'
import { HiddenReviews, useAverageText } from '#web/trades/review-figures.tsx'

function Average({ figures: { averageInTenths, count } }: Pick<ReviewPage, 'figures'>) {
  const t = useTranslate()
  const averageText = useAverageText()
  if (averageInTenths === null)
    return (
      <p className="mt-3">
        {t('REVIEWS_COUNT', { count })}. {t('REVIEWS_TOO_FEW', { count: MIN_REVIEWS })}
      </p>
    )
  return (
    <p className="mt-3 text-lead">
      <strong className="tabular-nums">{averageText(averageInTenths)}</strong>
      <span className="text-ink-soft"> · {t('REVIEWS_COUNT', { count })}</span>
    </p>
  )
}

/** Every published review of the market, and how many aren't public. A shop without any says nothing. */
export function SellerReviews({ reviews }: { readonly reviews: ReviewPage }) {
  const t = useTranslate()
  const { market } = useShop()
  const headline = useId()
  const { figures, page, pageCount } = reviews
  const { waiting, hidden, hiddenLater } = figures
  if (figures.count + waiting + hidden.length === 0) return null
  const buildHref = (wanted: number) =>
    `${buildPath(market, 'fairness')}${buildReviewsSearch(wanted)}#reviews`
  return (
    <section id="reviews" aria-labelledby={headline} className="mt-14 scroll-mt-6">
      <h2 id={headline} className="text-section">
        {t('REVIEWS')}
      </h2>
      <Average figures={figures} />
      <p className="mt-3 max-w-text">{t('REVIEWS_ORIGIN')}</p>
      <div className="mt-3 max-w-text">
        <HiddenReviews waiting={waiting} hidden={hidden} hiddenLater={hiddenLater} />
      </div>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.reviews.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id here, and a page never reorders them
          <li key={`${page}-${index}`} className="grid">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      <PageLinks page={page} pageCount={pageCount} buildHref={buildHref} />
    </section>
  )
}
