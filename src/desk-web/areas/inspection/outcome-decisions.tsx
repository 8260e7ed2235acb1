import type { InspectionView, Outcome } from '#contracts/desk/inspections.ts'
import { holdsPrice, lowersPrice } from '#domain/inspection/inspection-outcome.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { decide } from './decide.ts'
import { buildApiPath } from './inspection-api.ts'

const T = TEXTS.inspection

interface Decision {
  readonly text: string
  readonly json: object
  readonly done: string
  readonly isMain: boolean
}

/** What the findings allow; each button names the amount that follows. */
function listDecisions({ kind }: InspectionView, shown: Outcome) {
  const { outcome, declared, secondPriceInCents, compared } = shown
  const offered = formatMoney(declared.quotedInCents, declared.currency)
  const amount = secondPriceInCents === null ? null : formatMoney(secondPriceInCents, declared.currency)
  const holds = outcome !== null && holdsPrice({ kind: outcome })
  const lowers = outcome !== null && lowersPrice({ kind: outcome })
  const decisions: Decision[] = []
  const add = (text: string, json: object, facts: { readonly done: string; readonly isMain: boolean }) =>
    decisions.push({ text, json, ...facts })
  if (kind === 'appeal') {
    const facts = { done: T.appealDecided, isMain: true }
    if (holds) add(T.uphold(amount ?? offered), { decision: 'appeal_upheld' }, facts)
    // The better of both prices stands.
    const rejected = compared?.rejectedPriceInCents ?? secondPriceInCents
    if (lowers)
      add(
        T.reject(rejected === null ? null : formatMoney(rejected, declared.currency)),
        { decision: 'appeal_rejected' },
        facts,
      )
    if (!holds)
      add(
        T.lacking(offered),
        { decision: 'appeal_upheld', isProofLacking: true },
        { ...facts, isMain: false },
      )
    return decisions
  }
  if (holds)
    add(
      T.buy(amount ?? offered),
      { decision: 'match_or_better' },
      { done: T.bought(amount ?? offered), isMain: true },
    )
  if (lowers) add(T.sendOffer(amount), { decision: 'deviation' }, { done: T.offerSent, isMain: true })
  return decisions
}

export interface OutcomeDecisionsProps {
  readonly view: InspectionView
  readonly outcome: Outcome
  readonly onDecided: () => void
}

/** The decision that follows from locked findings. Nobody types a price. */
export function OutcomeDecisions({ view, outcome, onDecided }: OutcomeDecisionsProps) {
  if (!outcome.canDecide) return <p>{T.nothingToDecide}</p>
  const url = `${buildApiPath(view)}/${view.kind === 'appeal' ? 'appeal-decision' : 'decision'}`
  return (
    <section aria-labelledby="decision" className="grid gap-2">
      <h2 id="decision" className="sr-only">
        {T.decision}
      </h2>
      <div className="flex flex-wrap gap-2">
        {listDecisions(view, outcome).map(({ text, json, done, isMain }) => (
          <button
            key={text}
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the decision follows from the findings, and Enter takes it
            autoFocus={isMain}
            className={isMain ? DESK_BUTTON.primary : DESK_BUTTON.secondary}
            onClick={() => void decide({ url, json, done, onDecided })}
          >
            {text}
          </button>
        ))}
      </div>
    </section>
  )
}
