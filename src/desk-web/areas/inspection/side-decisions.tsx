import { useState } from 'react'
import { ACTION_REASONS, MISSING_PARTS, PROOF_REFUSALS } from '#domain/clarification/clarification-kind.ts'
import { TEXTS } from '../../messages/texts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { decide } from './decide.ts'
import { QuarantineForm } from './quarantine-form.tsx'

const T = TEXTS.inspection

interface Demand {
  readonly value: string
  readonly text: string
  readonly json: object
}

/** Everything that a seller can be asked to do. Each missing part, and each fault of a proof, is its own choice. */
const listDemands = (proofCount: number): readonly Demand[] => [
  ...ACTION_REASONS.filter((reason) => reason !== 'MISSING_PART').map((reason) => ({
    value: reason,
    text: T.reasons[reason],
    json: { reason },
  })),
  ...MISSING_PARTS.map((part) => ({
    value: part,
    text: T.parts[part],
    json: { reason: 'MISSING_PART', part },
  })),
  ...(proofCount > 0 ? PROOF_REFUSALS : []).map((refusal) => ({
    value: refusal,
    text: T.refusals[refusal],
    json: { reason: 'OWNERSHIP_PROOF', refusal },
  })),
]

export interface SideDecisionsProps {
  readonly path: string
  readonly proofCount: number
  readonly onDecided: () => void
}

/** Decisions that need no findings: the seller has to do something, or the device is on a block list. */
export function SideDecisions({ path, proofCount, onDecided }: SideDecisionsProps) {
  const [chosen, setChosen] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const demands = listDemands(proofCount)
  const demand = demands.find(({ value }) => value === chosen)
  const send = (json: object, done: string) => void decide({ url: `${path}/decision`, json, done, onDecided })
  return (
    <section aria-labelledby="side" className="mt-6 grid gap-2 border-t border-line pt-4">
      <h2 id="side" className="font-text text-small font-medium tracking-normal">
        {T.cantYet}
      </h2>
      <div className="flex flex-wrap items-end gap-2">
        <label className="grid gap-1">
          <span className="text-tiny text-ink-soft">{T.askLabel}</span>
          <select
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="min-h-9 max-w-full rounded-control border border-edge bg-card px-2 max-md:min-h-11"
          >
            <option value="">{T.choose}</option>
            {demands.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={DESK_BUTTON.secondary}
          disabled={!demand}
          onClick={() => demand && send({ decision: 'customer_action_needed', ...demand.json }, T.asked)}
        >
          {T.ask}
        </button>
        {!isAsking && (
          <button type="button" className={DESK_BUTTON.secondary} onClick={() => setIsAsking(true)}>
            {T.blockList}
          </button>
        )}
      </div>
      {isAsking && (
        <QuarantineForm
          onCancel={() => setIsAsking(false)}
          onConfirm={(entry) => send({ decision: 'blocklist_hit', ...entry }, T.quarantined)}
        />
      )}
    </section>
  )
}
