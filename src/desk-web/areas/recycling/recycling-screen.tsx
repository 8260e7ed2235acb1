import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { Recycling } from '#contracts/desk/recycling.ts'
import { RECYCLING_MAX_DEVICES } from '#domain/recycling/recycling-limits.ts'
import { canTakeStep } from '#domain/recycling/recycling-states.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { formatExactly } from '../../platform/format/format-time.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useOpenPath } from '../../platform/navigation/use-open-path.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildRecyclingQuery, RECYCLING_KEY } from './recycling-queries.ts'

const T = TEXTS.recycling

const FIELD = 'min-h-9 w-40 rounded-control border border-edge bg-card px-2 max-md:min-h-11'

/** What was in the parcel. */
function ArrivalForm({ number }: Recycling) {
  const book = useAction(RECYCLING_KEY)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    book.mutate({
      path: `/desk/api/recycling/${number}/arrival`,
      json: {
        weightInGrams: Number(typed.get('weightInGrams')),
        deviceCount: Number(typed.get('deviceCount')),
      },
      done: () => T.bookedIn(number),
    })
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-3">
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.weightInGrams}</span>
        <input
          name="weightInGrams"
          type="number"
          min={1}
          max={100_000}
          required
          // biome-ignore lint/a11y/noAutofocus: the parcel is on the scales
          autoFocus
          className={FIELD}
        />
      </label>
      <label className="grid gap-1">
        <span className="text-ink-soft">{T.deviceCount}</span>
        <input name="deviceCount" type="number" min={0} max={100} required className={FIELD} />
      </label>
      <p className="text-ink-soft">{T.countHint(RECYCLING_MAX_DEVICES)}</p>
      <button type="submit" className={`${DESK_BUTTON.primary} w-fit`} disabled={book.isPending}>
        {T.bookIn}
      </button>
    </form>
  )
}

/** Where the way of the devices ends. */
function RecycledButton({ number }: Recycling) {
  const openPath = useOpenPath()
  const finish = useAction(RECYCLING_KEY)
  return (
    <button
      type="button"
      className={`${DESK_BUTTON.primary} w-fit`}
      disabled={finish.isPending}
      onClick={() =>
        finish.mutate(
          { path: `/desk/api/recycling/${number}/recycled`, done: () => T.recycled(number) },
          { onSuccess: () => openPath('/desk/recycling') },
        )
      }
    >
      {T.recycle}
    </button>
  )
}

function LoadedRecycling({ parcel }: { readonly parcel: Recycling }) {
  const { number, state, since, carrier, trackingNumber, deviceCount, weightInGrams } = parcel
  return (
    <Screen title={T.parcelTitle(number)} lead={T.nothingBought}>
      <div className="mt-4 grid gap-5">
        <Facts
          facts={[
            [T.columns.state, T.since(T.states[state], formatExactly(since))],
            [T.columns.parcel, trackingNumber === null ? T.noLabel : `${carrier} ${trackingNumber}`],
            [T.columns.devices, deviceCount === null ? T.notCounted : String(deviceCount)],
            [T.columns.weight, weightInGrams === null ? null : T.grams(weightInGrams)],
          ]}
        />
        {canTakeStep('booked_in', state) && <ArrivalForm {...parcel} />}
        {canTakeStep('recycled', state) && <RecycledButton {...parcel} />}
        <p>
          <DeskLink href="/desk/recycling" className={DESK_BUTTON.secondary}>
            {T.toList}
          </DeskLink>
        </p>
      </div>
    </Screen>
  )
}

/** One parcel, with what can be done about it. */
export function RecyclingScreen() {
  const { code = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildRecyclingQuery(code))
  if (data) return <LoadedRecycling key={data.number} parcel={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
