import type { ClarificationView } from '#contracts/clarification.ts'
import type { ProofProblem } from '#domain/clarification/proof-problem.ts'
import { useTranslate } from '#web/platform/i18n/i18n.tsx'
import { Container } from '#web/ui/container.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ActionGuide } from './action-guide.tsx'
import { AnswerChoice } from './answer-choice.tsx'
import { AnswerDeadline } from './answer-deadline.tsx'
import { BlindProof } from './blind-proof.tsx'
import { ClarificationHead } from './clarification-head.tsx'
import type { ClarificationLink } from './clarification-link.ts'
import { ComparedPhotos } from './compared-photos.tsx'
import { FindingList } from './finding-list.tsx'
import { NewPriceSum } from './new-price-sum.tsx'
import { PartParcel } from './part-parcel.tsx'
import { PriceComparison } from './price-comparison.tsx'
import { ProofFiles, SentFiles } from './proof-files.tsx'
import { hasSum, type RecomputedPrice } from './recompute-price.ts'
import { RefusedProof } from './refused-proof.tsx'
import { useClarificationHeadline } from './use-clarification-headline.ts'
import { useRecomputed } from './use-recomputed.ts'

export interface ClarificationProps {
  readonly view: ClarificationView
  readonly link: ClarificationLink
  /** Why a form of a browser without script was refused. */
  readonly problem: ProofProblem | null
}

interface EvidenceProps extends Omit<ClarificationProps, 'problem'> {
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
      <ComparedPhotos photos={view.comparedPhotos} link={link} />
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-2">
        {hasSum(result) && <NewPriceSum view={view} recomputation={recomputation} result={result} />}
        <BlindProof recomputation={recomputation} />
      </div>
    </>
  )
}

/** What the seller adds: files, or a parcel with what was missing. */
function Additions({ view, link, problem }: ClarificationProps) {
  const { proof, partParcel, answered } = view
  if (proof && answered?.answer === 'DONE') return <SentFiles proof={proof} link={link} />
  if (view.answers.length === 0) return null
  return (
    <>
      {proof && <ProofFiles proof={proof} link={link} problem={problem} />}
      {partParcel && <PartParcel parcel={partParcel} link={link} />}
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
export function ClarificationPage({ view, link, problem }: ClarificationProps) {
  const result = useRecomputed(view)
  const words = useClarificationHeadline(view, result)
  const { reason, part, partParcel, refusal, priceInCents, quotedInCents, currency } = view
  const isOpen = view.answers.length > 0
  // Whoever has asked for the label knows what to do: its own section goes on from there.
  const isPartSent = partParcel !== null && partParcel.state !== 'offered'
  return (
    <Container className="grid min-h-[70vh] content-start gap-12 pb-8 pt-6 sm:pt-10">
      <ClarificationHead view={view} {...words}>
        {priceInCents !== null && (
          <div className="mt-6">
            <PriceComparison currency={currency} quotedInCents={quotedInCents} priceInCents={priceInCents} />
          </div>
        )}
        {refusal && isOpen && <RefusedProof refusal={refusal} />}
        {isOpen && <OpenClarification view={view} />}
      </ClarificationHead>
      {reason && isOpen && !isPartSent && <ActionGuide reason={reason} part={part} />}
      <Additions view={view} link={link} problem={problem} />
      <Evidence view={view} link={link} result={result} />
      {isOpen && <AnswerChoice view={view} link={link} />}
    </Container>
  )
}
