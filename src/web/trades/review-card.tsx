import type { PublicReview } from '#contracts/reviews.ts'
import { useMonthText } from '#web/platform/i18n/month-text.ts'
import { ReviewStars } from './review-stars.tsx'

export interface ReviewCardProps {
  readonly review: PublicReview
  readonly className?: string
}

/** What one seller says, without a name. */
export function ReviewCard({ review, className = '' }: ReviewCardProps) {
  const month = useMonthText()
  const { stars, sentence, category } = review
  const facts = [month(review.month), category].filter(Boolean)
  return (
    <figure className={`flex flex-col rounded-card border border-line bg-card p-5 ${className}`}>
      <ReviewStars stars={stars} />
      <blockquote className="mt-3 flex-1 wrap-anywhere">{sentence}</blockquote>
      <figcaption className="mt-4 text-small text-ink-soft">{facts.join(' · ')}</figcaption>
    </figure>
  )
}
