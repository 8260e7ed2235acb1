import type { ProofRefusal } from '#domain/clarification/clarification-kind.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Why we ask for a proof again. */
export function RefusedProof({ refusal }: { readonly refusal: ProofRefusal }) {
  const t = useTranslate()
  return (
    <div className="mt-6 max-w-3xl">
      <Notice tone="plain">
        <p className="font-semibold">{t('CLARIFICATION_REFUSED')}</p>
        <p>{t(`CLARIFICATION_REFUSED_${refusal}`)}</p>
      </Notice>
    </div>
  )
}
