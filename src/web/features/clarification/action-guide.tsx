import type { ActionReason, MissingPart } from '#domain/clarification/clarification-kind.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { pickGuide } from './action-guides.ts'

const toSiteName = (site: string): string => site.replace(/^https:\/\/(?:www\.)?/, '')

export interface ActionGuideProps {
  readonly reason: ActionReason
  /** The missing part, if it is about one. */
  readonly part: MissingPart | null
}

/** What the seller has to do, step by step. */
export function ActionGuide({ reason, part }: ActionGuideProps) {
  const t = useTranslate()
  const { steps, sites } = pickGuide(reason, part)
  return (
    <section aria-labelledby="guide" className="max-w-3xl">
      <h2 id="guide" className="text-section">
        {t('CLARIFICATION_GUIDE')}
      </h2>
      <ol className="mt-5 grid gap-4">
        {steps.map((key, index) => (
          <li key={key} className="grid grid-cols-[2.5rem_1fr]">
            <span aria-hidden="true" className="amount text-title font-semibold text-accent">
              {index + 1}
            </span>
            <p className="max-w-text pt-0.5">{t(key)}</p>
          </li>
        ))}
      </ol>
      {sites.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {sites.map((site) => (
            <li key={site}>
              <a
                href={site}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 wrap-anywhere hover:text-accent-strong"
              >
                {toSiteName(site)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
