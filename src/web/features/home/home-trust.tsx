import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { useTrustFacts } from '#web/trades/trust-facts.tsx'
import { PageSection } from '#web/ui/page-section.tsx'

/** What stands in for figures until there are enough of them: facts that anyone can check. */
export function HomeTrust() {
  const t = useTranslate()
  const { buyer, sample, promise, signed } = useTrustFacts()
  return (
    <PageSection title={t('TRUST_TITLE')}>
      <div className="mt-7 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <Art name="difference" label={t('TRUST_SAMPLE_PICTURE')} className="h-auto w-full max-w-sm" />
        <dl className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {[buyer, sample, promise, signed].map(({ title, content }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 text-ink-soft">{content}</dd>
            </div>
          ))}
        </dl>
      </div>
    </PageSection>
  )
}
