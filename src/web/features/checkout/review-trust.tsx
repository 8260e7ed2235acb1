import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { useTrustFacts } from '#web/trades/trust-facts.tsx'
import { TrustFolds } from '#web/trades/trust-folds.tsx'

/** Before the seller decides: who buys, and on request the deadlines and the signed offer. */
export function ReviewTrust() {
  const t = useTranslate()
  const { buyer, promise, signed } = useTrustFacts({ target: '_blank' })
  return (
    <section aria-labelledby="trust" className="border-t border-line pt-5 text-small lg:pb-3">
      <h3 id="trust" className="text-title">
        {t('TRUST_TITLE')}
      </h3>
      <p className="mt-1 max-w-text text-ink-soft">
        <strong className="font-semibold text-ink">{buyer.title}:</strong> {buyer.content}
      </p>
      <div className="mt-2 grid gap-x-8 lg:grid-cols-2">
        <TrustFolds facts={[promise, signed]} />
      </div>
    </section>
  )
}
