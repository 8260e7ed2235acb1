import type { VerifyData } from '#contracts/signed-offers.ts'
import type { FileOutcome } from './examine-file.ts'
import { ProofView } from './proof-view.tsx'
import { SignedOfferView } from './signed-offer-view.tsx'
import { VerdictView } from './verdict-view.tsx'

export interface OutcomeViewProps extends Pick<VerifyData, 'texts'> {
  readonly outcome: FileOutcome
  readonly onEarlier: (file: File) => void
}

/** What a file turned out to be, and whether it holds. */
export function OutcomeView({ outcome, texts, onEarlier }: OutcomeViewProps) {
  if (outcome.kind === 'proof') return <ProofView report={outcome.report} onEarlier={onEarlier} />
  const { verdict } = outcome
  return (
    <VerdictView verdict={verdict}>
      {verdict.kind === 'genuine' && <SignedOfferView offer={verdict.offer} texts={texts} />}
    </VerdictView>
  )
}
