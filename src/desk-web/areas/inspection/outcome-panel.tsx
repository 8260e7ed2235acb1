import { useQuery } from '@tanstack/react-query'
import type { InspectionView, Outcome } from '#contracts/desk/inspections.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatExactly } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { ComparedInspections } from './compared-inspections.tsx'
import { describeAnswers, describeStep } from './describe-step.ts'
import { buildApiPath, outcomeQuery } from './inspection-api.ts'
import { OutcomeDecisions } from './outcome-decisions.tsx'
import { SelfTestResults, TestedBeside } from './self-test-results.tsx'
import { SideDecisions } from './side-decisions.tsx'
import { SidePhotos } from './side-photos.tsx'

const T = TEXTS.inspection

function Prices({ outcome }: { readonly outcome: Outcome }) {
  const { declared, secondPriceInCents } = outcome
  const prices = [
    [T.offered, formatMoney(declared.quotedInCents, declared.currency)],
    [T.found, secondPriceInCents === null ? T.noPrice : formatMoney(secondPriceInCents, declared.currency)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-2">
      {prices.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-tiny text-ink-soft">{name}</dt>
          <dd className="figures font-display text-2xl font-semibold">{amount}</dd>
        </div>
      ))}
    </dl>
  )
}

function FindingRow({
  outcome,
  finding,
}: {
  readonly outcome: Outcome
  readonly finding: Outcome['findings'][number]
}) {
  const { form, declared } = outcome
  const { question, photoIds, effectInCents } = finding
  const describe = (codes: readonly string[]) => describeAnswers(outcome, question, codes)
  const title = describeStep(form, question)
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-2 pr-4 text-left font-medium">
        {title}
      </th>
      <td className="py-2 pr-4">
        {describe(finding.declared) || T.notAsked}
        <TestedBeside test={declared.selfTest} question={question} />
      </td>
      <td className="py-2 pr-4">{describe(finding.found)}</td>
      <td className="py-2 pr-4">
        <span className="flex flex-wrap gap-1.5">
          {photoIds.map((photoId) => (
            <a key={photoId} href={`/desk/photos/${photoId}`} target="_blank" rel="noreferrer">
              <img
                src={`/desk/photos/${photoId}`}
                alt={T.photoOf(title)}
                className="h-20 w-20 rounded-control border border-line object-cover"
              />
            </a>
          ))}
        </span>
      </td>
      <td className="figures py-2 text-right whitespace-nowrap">
        {formatMoney(effectInCents, declared.currency)}
      </td>
    </tr>
  )
}

const HEADS = [T.question, T.described, T.foundAnswer, T.photos] as const

function Findings({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.findings.length === 0) return <p>{T.asDescribed}</p>
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="pb-1 text-left text-tiny text-ink-soft">{T.differences}</caption>
        <thead>
          <tr className="text-left text-tiny text-ink-soft">
            {HEADS.map((head) => (
              <th key={head} scope="col" className="pr-4 pb-1 font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="pb-1 text-right font-medium">
              {T.effect}
            </th>
          </tr>
        </thead>
        <tbody>
          {outcome.findings.map((finding) => (
            <FindingRow key={finding.question} outcome={outcome} finding={finding} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Shown only where prices have gone up since the offer. */
function Rise({ outcome: { riseInCents, declared } }: { readonly outcome: Outcome }) {
  if (riseInCents <= 0) return null
  return <p>{T.risen(formatMoney(riseInCents, declared.currency))}</p>
}

function Verdict({ outcome }: { readonly outcome: Outcome }) {
  if (outcome.outcome === null) {
    const questions = outcome.unproven.map((code) => describeStep(outcome.form, code)).join(', ')
    return (
      <p role="alert" className="text-error">
        <strong>{T.unprovenTitle}.</strong> {T.unprovenText(questions)}
      </p>
    )
  }
  const { title, follows } = T.outcomes[outcome.outcome]
  return (
    <p>
      <strong className="font-medium">{title}</strong>: {follows}
    </p>
  )
}

export interface OutcomePanelProps {
  readonly view: InspectionView
  readonly onChanged: () => void
}

/** What follows from locked findings: both prices, the differences, and the decision. */
export function OutcomePanel({ view, onChanged }: OutcomePanelProps) {
  const { data: outcome, error, refetch } = useQuery(outcomeQuery(view))
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  if (!outcome) return <p role="status">{TEXTS.loading}</p>
  const { serialNumber, proofCount, inspectionNumber, committedAt, commitment } = outcome
  const path = buildApiPath(view)
  return (
    <div className="mt-4 grid max-w-5xl gap-4">
      <p className="text-ink-soft">
        {serialNumber === null ? T.serialUnreadable : T.serialNumber(serialNumber)}
      </p>
      <Prices outcome={outcome} />
      <Verdict outcome={outcome} />
      <OutcomeDecisions view={view} outcome={outcome} onDecided={onChanged} />
      {outcome.compared && <ComparedInspections outcome={outcome} compared={outcome.compared} />}
      <SelfTestResults test={outcome.declared.selfTest} />
      <SidePhotos path={path} outcome={outcome} onChanged={() => void refetch()} />
      <Findings outcome={outcome} />
      <Rise outcome={outcome} />
      {proofCount > 0 && (
        <DeskLink href={`/desk/items/${view.tradeNumber}/${view.itemNumber}/proofs`}>
          {T.proofs(proofCount)}
        </DeskLink>
      )}
      {view.kind === 'inspection' && outcome.canDecide && (
        <SideDecisions path={path} proofCount={proofCount} onDecided={onChanged} />
      )}
      <p className="text-tiny wrap-anywhere text-ink-soft">
        {T.lockedAt(inspectionNumber, formatExactly(committedAt))} <code>{commitment}</code>
      </p>
    </div>
  )
}
