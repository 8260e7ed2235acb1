import type { OfferSheet } from '#contracts/catalogue-pages.ts'
import { type FactLine, type GivenAnswers, isStepDone } from '#domain/offers/offer-steps.ts'
import type { Answers } from '#domain/pricing/price-rule.ts'
import { FactLineView, isDifferent } from './fact-line-view.tsx'
import { LateStopNotice } from './late-stop-notice.tsx'
import type { PriceState } from './price-state.ts'

/** Lines that the seller has opened without saying what is true instead. */
export const listMissingLines = (lines: readonly FactLine[], given: GivenAnswers): FactLine[] =>
  lines.filter(
    (line) => isDifferent(line, given.answers) && !isStepDone({ kind: 'facts', lines: [line] }, given),
  )

/** Whether some fact does not apply. */
export const hasDifferentFacts = (lines: readonly FactLine[], answers: Answers): boolean =>
  lines.some((line) => isDifferent(line, answers))

export interface FactsStepProps {
  readonly sheet: OfferSheet
  readonly state: PriceState
  readonly lines: readonly FactLine[]
  readonly given: GivenAnswers
  readonly tipsPath: string | null
  /** The seller has tried to confirm with a line that misses its answer. */
  readonly isChecked: boolean
  readonly onAnswer: (question: string, answers: readonly string[]) => void
}

/** All yes and no facts on one sheet, confirmed with one tap. */
export function FactsStep(props: FactsStepProps) {
  const { sheet, state, lines, given, tipsPath, isChecked, onAnswer } = props
  const missing = isChecked ? listMissingLines(lines, given) : []
  const isTooLow = state.result.kind === 'noOffer' && state.result.reason === 'TOO_LOW'
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-field border border-line bg-card">
        {lines.map((line) => (
          <FactLineView
            key={line.question.code}
            sheet={sheet}
            state={state}
            line={line}
            answers={given.answers}
            tipsPath={tipsPath}
            isMissing={missing.includes(line)}
            onAnswer={onAnswer}
          />
        ))}
      </ul>
      {isTooLow && <LateStopNotice sheet={sheet} result={state.result} tipsPath={tipsPath} />}
    </>
  )
}
