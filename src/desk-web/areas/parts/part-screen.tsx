import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { BookedPart, DevicePart } from '#contracts/desk/parts.ts'
import { useDesk } from '../../frame/desk-context.ts'
import { ErrorScreen } from '../../frame/error-screen.tsx'
import { TEXTS } from '../../messages/texts.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { DeskLink } from '../../platform/navigation/desk-link.tsx'
import { DESK_BUTTON, TEXT_LINK } from '../../ui/button-style.ts'
import { Facts } from '../../ui/facts.tsx'
import { Screen } from '../../ui/screen.tsx'
import { buildPartQuery, PARTS_KEY } from './part-queries.ts'

const T = TEXTS.parts

type Parcel = NonNullable<DevicePart['parcel']>

interface ParcelProps {
  readonly device: DevicePart
  readonly parcel: Parcel
}

const nameDevice = ({ tradeNumber, itemNumber }: DevicePart): string => `${tradeNumber}-${itemNumber}`

const describeParcel = ({ carrier, trackingNumber }: Parcel): string =>
  trackingNumber === null ? T.noLabel : `${carrier} ${trackingNumber}`

/** The parcel has just been scanned, so Enter is enough. */
function BookIn({ device, parcel }: ParcelProps) {
  const book = useAction<BookedPart>(PARTS_KEY)
  const number = nameDevice(device)
  return (
    <>
      <p>{T.check(TEXTS.asked.parts[parcel.part])}</p>
      <button
        type="button"
        // biome-ignore lint/a11y/noAutofocus: the screen is opened by scanning the parcel
        autoFocus
        className={`${DESK_BUTTON.primary} w-fit`}
        disabled={book.isPending}
        onClick={() =>
          book.mutate({
            path: `/desk/api/items/${device.tradeNumber}/${device.itemNumber}/part`,
            done: ({ goesOn }) => (goesOn ? T.goesOn(number) : T.staysAway(number)),
          })
        }
      >
        {T.bookIn}
      </button>
    </>
  )
}

function Parcel({ device, parcel }: ParcelProps) {
  const { me } = useDesk()
  return (
    <>
      <Facts
        facts={[
          [T.columns.part, TEXTS.asked.parts[parcel.part]],
          [T.columns.parcel, describeParcel(parcel)],
          [T.state, T.parcelStates[parcel.state]],
        ]}
      />
      {parcel.state !== 'ARRIVED' && me.roles.includes('inspector') && (
        <BookIn device={device} parcel={parcel} />
      )}
    </>
  )
}

const LoadedPart = ({ device }: { readonly device: DevicePart }) => (
  <Screen
    title={T.partTitle(nameDevice(device))}
    lead={
      <DeskLink href={buildSalePath(device.tradeNumber, device.itemNumber)} className={TEXT_LINK}>
        {T.deviceState(device.device, TEXTS.states[device.state])}
      </DeskLink>
    }
  >
    <div className="mt-4 grid gap-4">
      {device.parcel ? <Parcel device={device} parcel={device.parcel} /> : <p>{T.notSent}</p>}
      {/* Second inspectors come here by scanning: they have no list. */}
      <PartsLink />
    </div>
  </Screen>
)

function PartsLink() {
  const { me } = useDesk()
  if (!me.lists.some(({ url }) => url === '/desk/parts')) return null
  return (
    <p>
      <DeskLink href="/desk/parts" className={DESK_BUTTON.secondary}>
        {T.toList}
      </DeskLink>
    </p>
  )
}

/** The missing part of one device, and booking it in. */
export function PartScreen() {
  const { trade = '', item = '' } = useParams({ strict: false })
  const { data, error, refetch } = useQuery(buildPartQuery(trade, item))
  if (data) return <LoadedPart key={nameDevice(data)} device={data} />
  if (error) return <ErrorScreen error={error} onRetry={() => void refetch()} />
  return (
    <p role="status" className="text-ink-soft">
      {TEXTS.loading}
    </p>
  )
}
