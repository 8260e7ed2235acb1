import { useId } from 'react'
import { MAX_STARS, STARS } from '#domain/reviews/review.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Star } from '#web/trades/review-stars.tsx'
import { FieldNotes } from '#web/ui/text-field.tsx'

const STAR =
  'relative inline-flex size-11 cursor-pointer items-center justify-center rounded-field text-accent hover:bg-accent-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

export interface StarFieldProps {
  /** Zero as long as none is chosen. */
  readonly stars: number
  readonly problem: string | undefined
  readonly onChange: (stars: number) => void
}

/** One to five stars, as radio buttons: arrow keys change them, and screen readers say how many there are. */
export function StarField({ stars, problem, onChange }: StarFieldProps) {
  const t = useTranslate()
  const id = useId()
  const nameStars = (count: number) => t('REVIEWS_STARS', { stars: count, max: MAX_STARS })
  return (
    <fieldset aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend className="mb-1 font-medium">{t('SALE_REVIEW_STARS')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {STARS.map((value) => (
            <label key={value} className={STAR}>
              <input
                type="radio"
                name="stars"
                value={value}
                checked={stars === value}
                onChange={() => onChange(value)}
                aria-invalid={problem ? true : undefined}
                className="sr-only"
              />
              <span className="sr-only">{nameStars(value)}</span>
              <Star isFull={value <= stars} className="size-8" />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          {stars > 0 && nameStars(stars)}
        </span>
      </div>
      <FieldNotes id={id} problem={problem} />
    </fieldset>
  )
}
