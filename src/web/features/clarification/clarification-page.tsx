import type { ClarificationView } from '#contracts/clarification.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ActionGuide } from './action-guide.tsx'
import { AnswerChoice } from './answer-choice.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { BlindProof } from './blind-proof.tsx'
import { ClarificationHead } from './clarification-head.tsx'
import type { ClarificationLink } from './clarification-link.ts'
import { FindingList } from './finding-list.tsx'
import { NewPriceSum } from './new-price-sum.tsx'
import { PriceComparison } from './price-comparison.tsx'
import { hasSum, type RecomputedPrice } from './recompute-price.ts'
import { useClarificationWords } from './use-clarification-words.ts'
import { useRecomputed } from './use-recomputed.ts'

export interface CaseProps {
  readonly view: ClarificationView
  readonly link: ClarificationLink
}

interface EvidenceProps extends CaseProps {
  readonly result: RecomputedPrice | null
}

/** Findings, sum and seal: all that stands behind the new price. */
function Evidence({ view, link, result }: EvidenceProps) {
  const t = useTranslate()
  const { recomputation } = view
  if (!recomputation) return null
  if (!result)
    return (
      <Notice tone="error">
        <p>{t('CLARIFICATION_SUM_DIFFERS')}</p>
      </Notice>
    )
  return (
    <>
      <FindingList {...{ view, recomputation, result, link }} />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {hasSum(result) && <NewPriceSum {...{ view, recomputation, result }} />}
        <BlindProof recomputation={recomputation} />
      </div>
    </>
  )
}

/** How long there is time, and the way to the answers for those who have seen enough. */
function OpenClarification({ view }: Pick<CaseProps, 'view'>) {
  const t = useTranslate()
  return (
    <div className="mt-6">
      <AnswerDeadline {...view} />
      {view.kind === 'PRICE' && (
        <a
          href="#answers"
          className="mt-1 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {t('CLARIFICATION_DECIDE')}
        </a>
      )}
    </div>
  )
}

/** A question to the seller about one device: what differs, what it does, how we know, and what can be answered. */
export function ClarificationPage({ view, link }: CaseProps) {
  const result = useRecomputed(view)
  const words = useClarificationWords(view, result)
  const { reason, priceInCents, quotedInCents, currency } = view
  const isOpen = view.answers.length > 0
  return (
    <Container className="grid min-h-[70vh] content-start gap-12 pb-8 pt-6 sm:pt-10">
      <ClarificationHead view={view} {...words}>
        {priceInCents !== null && (
          <div className="mt-6">
            <PriceComparison {...{ currency, quotedInCents, priceInCents }} />
          </div>
        )}
        {isOpen && <OpenClarification view={view} />}
      </ClarificationHead>
      {reason && isOpen && <ActionGuide reason={reason} />}
      <Evidence {...{ view, link, result }} />
      {isOpen && <AnswerChoice view={view} link={link} />}
    </Container>
  )
}
