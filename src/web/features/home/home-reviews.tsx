import { useDayText } from '#web/platform/i18n/day-text.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { useHomeExtras } from './use-home-extras.ts'

/** Reviews side by side. They scroll by touch, wheel and arrow keys; nothing moves by itself. */
export function HomeReviews() {
  const t = useTranslate()
  const day = useDayText()
  const reviews = useHomeExtras()?.reviews ?? []
  if (reviews.length === 0) return null
  return (
    <PageSection title={t('REVIEWS')}>
      <section
        aria-label={t('REVIEWS_LABEL')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-6 flex snap-x snap-mandatory gap-4 overflow-x-auto pb-4"
      >
        {reviews.map(({ text, author, date }) => (
          <figure
            key={`${author} ${date}`}
            className="flex w-[min(20rem,85%)] shrink-0 snap-start flex-col rounded-card border border-line bg-card p-5"
          >
            <blockquote className="flex-1">{text}</blockquote>
            <figcaption className="mt-4 text-small text-ink-soft">
              <cite className="font-semibold not-italic text-ink">{author}</cite>, {day(date)}
            </figcaption>
          </figure>
        ))}
      </section>
    </PageSection>
  )
}
