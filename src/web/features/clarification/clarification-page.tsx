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
import { useClarificationHeadline } from './use-clarification-headline.ts'
import { useRecomputed } from './use-recomputed.ts'

export interface ClarificationProps {
  readonly view: ClarificationView
  readonly link: ClarificationLink
}

interface EvidenceProps extends ClarificationProps {
  readonly result: RecomputedPrice | null
}

/** Findings, sum and seal: everything behind the new price. */
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
      <FindingList view={view} recomputation={recomputation} result={result} link={link} />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {hasSum(result) && <NewPriceSum view={view} recomputation={recomputation} result={result} />}
        <BlindProof recomputation={recomputation} />
      </div>
    </>
  )
}

/** The deadline, and a link to the answers for sellers who have seen enough. */
function OpenClarification({ view }: Pick<ClarificationProps, 'view'>) {
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

/** A clarification about one device: what differs, what it costs, how we know, and how to answer. */
export function ClarificationPage({ view, link }: ClarificationProps) {
  const result = useRecomputed(view)
  const words = useClarificationHeadline(view, result)
  const { reason, priceInCents, quotedInCents, currency } = view
  const isOpen = view.answers.length > 0
  return (
    <Container className="grid min-h-[70vh] content-start gap-12 pb-8 pt-6 sm:pt-10">
      <ClarificationHead view={view} {...words}>
        {priceInCents !== null && (
          <div className="mt-6">
            <PriceComparison currency={currency} quotedInCents={quotedInCents} priceInCents={priceInCents} />
          </div>
        )}
        {isOpen && <OpenClarification view={view} />}
      </ClarificationHead>
      {reason && isOpen && <ActionGuide reason={reason} />}
      <Evidence view={view} link={link} result={result} />
      {isOpen && <AnswerChoice view={view} link={link} />}
    </Container>
  )
}
