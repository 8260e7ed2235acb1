import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { Outcome } from '#contracts/desk/inspections.ts'
import { holdsPrice } from '#domain/inspection/inspection-outcome.ts'
import { TEXTS } from '../../messages/texts.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { describeError } from '../../platform/api/describe-error.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { buildApiPath, type DeviceNumber, outcomeQuery } from './inspection-api.ts'

const T = TEXTS.equalDevices

interface Decidable {
  readonly device: DeviceNumber
  readonly outcome: Outcome
}

const findAmount = ({ declared, secondPriceInCents }: Outcome): number =>
  secondPriceInCents ?? declared.quotedInCents

const isToBuy = ({ outcome }: Decidable): boolean =>
  outcome.canDecide && outcome.outcome !== null && holdsPrice({ kind: outcome.outcome })

/** Buys one device after the other by the decision of a single one; the first refusal ends it. */
async function buyAll(devices: readonly Decidable[]): Promise<void> {
  let bought = 0
  for (const { device } of devices) {
    try {
      await callApi(`${buildApiPath(device)}/decision`, {
        method: 'POST',
        json: { decision: 'match_or_better' },
      })
      bought += 1
    } catch (error) {
      showToast({ text: describeError(error), tone: 'error' })
      break
    }
  }
  if (bought > 0) showToast({ text: T.boughtAll(bought) })
}

function OutcomeRow({ device, outcome }: { device: DeviceNumber; outcome: Outcome | undefined }) {
  const kind = outcome?.outcome
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-3 py-2">
      <span className="figures min-w-20 font-medium">{T.device(device.itemNumber)}</span>
      <span className="flex-1">
        {kind
          ? TEXTS.inspection.outcomes[kind].title
          : (outcome && TEXTS.inspection.unprovenTitle) || TEXTS.loading}
      </span>
      {outcome && (
        <span className="figures">
          {outcome.secondPriceInCents === null && !(kind && holdsPrice({ kind }))
            ? TEXTS.inspection.noPrice
            : formatMoney(findAmount(outcome), outcome.declared.currency)}
        </span>
      )}
      <DeskLink
        href={`/desk/items/${device.tradeNumber}/${device.itemNumber}/inspection`}
        className={DESK_BUTTON.quiet}
      >
        {T.openOutcome}
      </DeskLink>
    </li>
  )
}

export interface GroupOutcomesProps {
  readonly devices: readonly DeviceNumber[]
  readonly onChanged: () => void
}

/** What follows for each locked device, and one button for those that are bought anyway. */
export function GroupOutcomes({ devices, onChanged }: GroupOutcomesProps) {
  const answers = useQueries({ queries: devices.map(outcomeQuery) })
  const [isBuying, setIsBuying] = useState(false)
  const decidable = devices.flatMap((device, place) => {
    const outcome = answers[place]?.data
    return outcome ? [{ device, outcome }] : []
  })
  const toBuy = decidable.filter(isToBuy)
  const [first] = toBuy
  const sumInCents = toBuy.reduce((sum, { outcome }) => sum + findAmount(outcome), 0)
  const buy = async () => {
    setIsBuying(true)
    await buyAll(toBuy)
    setIsBuying(false)
    onChanged()
  }
  return (
    <section aria-labelledby="locked" className="mt-4 rounded-card border border-line bg-card">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
        <div>
          <h2 id="locked" className="font-text text-small font-medium tracking-normal">
            {T.outcomes}
          </h2>
          <p className="text-tiny text-ink-soft">{T.outcomesHint}</p>
        </div>
        {first && (
          <button
            type="button"
            className={DESK_BUTTON.primary}
            disabled={isBuying || decidable.length < devices.length}
            onClick={() => void buy()}
          >
            {T.buyAll(toBuy.length, formatMoney(sumInCents, first.outcome.declared.currency))}
          </button>
        )}
      </div>
      <ul>
        {devices.map((device, place) => (
          <OutcomeRow key={device.itemNumber} device={device} outcome={answers[place]?.data} />
        ))}
      </ul>
    </section>
  )
}
