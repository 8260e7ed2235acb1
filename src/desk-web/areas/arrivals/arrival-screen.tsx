import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { BookedIn, Parcel } from '#contracts/desk/arrivals.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { useScan } from '../../platform/scanner/scanner.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BookingForm } from './booking-form.tsx'
import { buildParcelQuery } from './parcel-query.ts'

const T = TEXTS.arrivals

const ParcelFacts = ({ parcel }: { readonly parcel: Parcel }) => {
  const { carrier, trackingNumber, bookedInAt, weightInGrams } = parcel
  return (
    <div className="mt-3">
      <Facts
        facts={[
          [T.parcel, trackingNumber === null ? T.noLabel : `${carrier} ${trackingNumber}`],
          [T.bookedIn, bookedInAt === null ? T.notYet : <Moment key="at" iso={bookedInAt} />],
          [T.weight, weightInGrams === null ? null : T.grams(weightInGrams)],
        ]}
      />
    </div>
  )
}

interface PrintLabelsProps {
  readonly tradeNumber: string
  /** Whether it is what comes next: Enter prints. */
  readonly isNext: boolean
}

/** Opens the labels of all devices that have arrived, to be printed. */
function PrintLabels({ tradeNumber, isNext }: PrintLabelsProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isNext) link.current?.focus()
  }, [isNext])
  return (
    <a
      ref={link}
      href={`/desk/api/arrivals/${tradeNumber}/labels`}
      target="_blank"
      rel="noreferrer"
      className={isNext ? DESK_BUTTON.primary : DESK_BUTTON.secondary}
    >
      {T.printLabels}
    </a>
  )
}

function Booked({ booked }: { readonly booked: BookedIn }) {
  const { tradeNumber, received, missing } = booked
  return (
    <section className="mt-4 grid max-w-xl justify-items-start gap-3 rounded-card border border-line bg-card p-4">
      <p role="status">
        <strong className="font-medium">{T.booked(tradeNumber)}</strong>
        <span className="block">
          {T.received(received.length)} {missing.length > 0 && T.missed(missing.length)}
        </span>
      </p>
      {received.length > 0 && (
        <>
          <PrintLabels tradeNumber={tradeNumber} isNext />
          <p className="text-ink-soft">{T.printHint}</p>
        </>
      )}
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{T.next}</span>
        <DeskLink href="/desk/arrivals" className={DESK_BUTTON.secondary}>
          {T.title}
        </DeskLink>
      </p>
    </section>
  )
}

interface LoadedArrivalProps {
  readonly parcel: Parcel
  readonly onChanged: () => void
}

function LoadedArrival({ parcel, onChanged }: LoadedArrivalProps) {
  const { tradeNumber, items, bookedInAt } = parcel
  const [booked, setBooked] = useState<BookedIn | null>(null)
  const expected = items.filter(({ isExpected }) => isExpected).length
  if (booked) return <Booked booked={booked} />
  return (
    <>
      <h2 className="mt-5 text-base">{T.expecting(expected, items.length)}</h2>
      {expected > 0 ? (
        <BookingForm parcel={parcel} onPhoto={onChanged} onBooked={setBooked} />
      ) : (
        <p className="mt-2 flex flex-wrap items-center gap-2">
          {T.expectingNone}
          <DeskLink href={buildSalePath(tradeNumber)} className={DESK_BUTTON.secondary}>
            {T.viewSale}
          </DeskLink>
          {bookedInAt !== null && <PrintLabels tradeNumber={tradeNumber} isNext={false} />}
        </p>
      )}
    </>
  )
}

/** The parcel of a sale: weighed, photographed, booked in, and its devices labelled. */
export function ArrivalScreen() {
  const { trade = '' } = useParams({ strict: false })
  const lookUp = useLookUp('bookIn')
  // A scan of the same parcel begins with it again: something else was in the box.
  const [scans, setScans] = useState(0)
  useScan((code) => {
    setScans(scans + 1)
    void lookUp(code)
  })
  const { data, error, refetch } = useQuery(buildParcelQuery(trade.toUpperCase()))
  if (!data && error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <Screen title={T.parcelTitle(data?.tradeNumber ?? trade.toUpperCase())}>
      {data ? (
        <>
          <ParcelFacts parcel={data} />
          <LoadedArrival
            key={`${data.tradeNumber} ${scans}`}
            parcel={data}
            onChanged={() => void refetch()}
          />
        </>
      ) : (
        <p role="status" className="mt-3 text-ink-soft">
          {TEXTS.loading}
        </p>
      )}
    </Screen>
  )
}
