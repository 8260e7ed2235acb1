import type { NewsletterEnrichData } from '#contracts/newsletter.ts'
import { FREQUENCIES, type Frequency, USUAL_FREQUENCY } from '#domain/newsletter/newsletter-choices.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'

const CHOICE = 'flex min-h-11 cursor-pointer items-center gap-3 py-1'
const MARK = 'size-5 shrink-0 accent-accent'

export interface InterestFieldsProps extends Pick<NewsletterEnrichData, 'categories'> {
  readonly chosen: readonly string[]
}

export function InterestFields({ categories, chosen }: InterestFieldsProps) {
  const t = useTranslate()
  return (
    <fieldset className="min-w-0">
      <legend className="text-title font-semibold">{t('NEWSLETTER_INTERESTS')}</legend>
      <div className="mt-2 grid gap-x-4 sm:grid-cols-2">
        {categories.map(({ id, name }) => (
          <label key={id} className={CHOICE}>
            <input
              type="checkbox"
              name="interests"
              value={id}
              defaultChecked={chosen.includes(id)}
              className={MARK}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function FrequencyFields({ chosen }: { readonly chosen: Frequency | null }) {
  const t = useTranslate()
  return (
    <fieldset className="min-w-0">
      <legend className="text-title font-semibold">{t('NEWSLETTER_FREQUENCY')}</legend>
      <div className="mt-2 grid">
        {FREQUENCIES.map((frequency) => (
          <label key={frequency} className={CHOICE}>
            <input
              type="radio"
              name="frequency"
              value={frequency}
              defaultChecked={frequency === (chosen ?? USUAL_FREQUENCY)}
              className={MARK}
            />
            {t(`NEWSLETTER_FREQUENCY_${frequency}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
