import { useRef } from 'react'
import type { ReviewList } from '#contracts/reviews.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { ReviewCard } from '#web/trades/review-card.tsx'
import { HiddenReviews, useAverageText } from '#web/trades/review-figures.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { AllReviewsLink } from './all-reviews-link.tsx'
import { useHomeExtras } from './use-home-extras.ts'

const ARROW =
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-field border border-line bg-card text-ink hover:border-accent hover:text-accent'

/** Most of what is visible: the next review after the last one that was read stays in sight. */
const STEP_SHARE = 0.9

/** Reviews side by side. They scroll by touch, wheel, arrow keys and buttons; nothing moves by itself. */
function Slider({ reviews }: Pick<ReviewList, 'reviews'>) {
  const t = useTranslate()
  const list = useRef<HTMLElement>(null)
  const turn = (direction: 1 | -1) => {
    const shown = list.current
    shown?.scrollBy({ left: direction * shown.clientWidth * STEP_SHARE })
  }
  return (
    <>
      <section
        ref={list}
        aria-label={t('REVIEWS_LABEL')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-6 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-4 motion-safe:scroll-smooth"
      >
        {reviews.map((review, index) => (
          <ReviewCard
            // biome-ignore lint/suspicious/noArrayIndexKey: reviews have no id here, and their order never changes
            key={index}
            review={review}
            className="w-[min(20rem,85%)] shrink-0 snap-start"
          />
        ))}
      </section>
      <div className="mt-2 flex gap-2 noscript:hidden">
        <button type="button" onClick={() => turn(-1)} aria-label={t('REVIEWS_PREVIOUS')} className={ARROW}>
          <Icon name="chevron" className="size-5 rotate-90" />
        </button>
        <button type="button" onClick={() => turn(1)} aria-label={t('REVIEWS_NEXT')} className={ARROW}>
          <Icon name="chevron" className="size-5 -rotate-90" />
        </button>
      </div>
    </>
  )
}

/** What sellers say: the newest reviews, with the average of all of them and what isn't shown. */
export function HomeReviews() {
  const t = useTranslate()
  const averageText = useAverageText()
  const list = useHomeExtras()?.reviews
  if (!list || list.figures.averageInTenths === null) return null
  const { averageInTenths, count, waiting, hidden, hiddenLater } = list.figures
  return (
    <PageSection title={t('REVIEWS')}>
      <p className="mt-3 text-lead">
        <strong className="tabular-nums">{averageText(averageInTenths)}</strong>
        <span className="text-ink-soft"> · {t('REVIEWS_COUNT', { count })}</span>
      </p>
      <Slider reviews={list.reviews} />
      <div className="mt-4 max-w-text">
        <HiddenReviews waiting={waiting} hidden={hidden} hiddenLater={hiddenLater} />
        <AllReviewsLink />
      </div>
    </PageSection>
  )
}
