import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Art } from '#web/platform/page/art.tsx'
import { useTrustFacts } from '#web/trades/trust-facts.tsx'
import { TrustFolds } from '#web/trades/trust-folds.tsx'

/** The facts of the home page, quiet and short: who buys is in sight, the rest unfolds. */
export function DeviceTrust() {
  const t = useTranslate()
  const { buyer, sample, promise, signed } = useTrustFacts()
  const picture = (
    <Art name="difference" label={t('TRUST_SAMPLE_PICTURE')} className="mb-2 h-auto w-full max-w-80" />
  )
  const shownSample = {
    title: sample.title,
    content: (
      <>
        {picture}
        {sample.content}
      </>
    ),
  }
  return (
    <section aria-labelledby="trust" className="border-t border-line pt-5 text-small lg:col-span-2">
      <h2 id="trust" className="text-title">
        {t('TRUST_TITLE')}
      </h2>
      <p className="mt-1 text-ink-soft">
        <strong className="font-semibold text-ink">{buyer.title}:</strong> {buyer.content}
      </p>
      <div className="mt-1 grid gap-x-8 lg:grid-cols-3">
        <TrustFolds facts={[shownSample, promise, signed]} />
      </div>
    </section>
  )
}
