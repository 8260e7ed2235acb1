import { MAX_STARS, STARS } from '#domain/reviews/review.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z'

export interface StarProps {
  readonly isFull: boolean
  readonly className?: string
}

/** One star, full or empty; never the only one to convey how many there are. */
export const Star = ({ isFull, className = 'size-5' }: StarProps) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
    <path
      d={STAR}
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
  </svg>
)

/** How many stars a seller gave. */
export function ReviewStars({ stars }: { readonly stars: number }) {
  const t = useTranslate()
  return (
    // Positioned, so that the hidden words scroll along and don't widen the page.
    <p className="relative flex gap-0.5 text-accent">
      <span className="sr-only">{t('REVIEWS_STARS', { stars, max: MAX_STARS })}</span>
      {STARS.map((each) => (
        <Star key={each} isFull={each <= stars} />
      ))}
    </p>
  )
}
