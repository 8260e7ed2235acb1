import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { IncomingParcel } from '#contracts/desk/arrivals.ts'
import type { CutList } from '#contracts/desk/cut-list.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { DESK_BUTTON } from '../../ui/button-style.ts'
import { Moment } from '../../ui/moment.tsx'
import { Screen } from '../../ui/screen.tsx'

const T = TEXTS.arrivals

const COLUMNS: readonly ListColumn<IncomingParcel>[] = [
  { id: 'sale', title: T.columns.sale, value: ({ tradeNumber }) => tradeNumber },
  { id: 'devices', title: T.columns.devices, value: ({ deviceCount }) => deviceCount, isNumber: true },
  {
    id: 'carrier',
    title: T.columns.carrier,
    value: ({ carrier }) => carrier,
    nameChoice: (carrier) => carrier,
  },
  { id: 'tracking', title: T.columns.trackingNumber, value: ({ trackingNumber }) => trackingNumber },
  {
    id: 'last-scan',
    title: T.columns.lastScan,
    value: ({ lastScanAt }) => (lastScanAt === null ? null : Date.parse(lastScanAt)),
    text: ({ lastScanAt }) => (lastScanAt === null ? '' : formatMoment(lastScanAt)),
    cell: ({ lastScanAt }) => lastScanAt !== null && <Moment iso={lastScanAt} />,
    isNumber: true,
  },
]

const getNumber = ({ tradeNumber }: IncomingParcel): string => tradeNumber

const buildHref = ({ tradeNumber }: IncomingParcel): string => `/desk/arrivals/${tradeNumber}`

/** For numbers that a scanner can't read. */
function CodeForm({ onFind }: { readonly onFind: (code: string) => void }) {
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') onFind(code.trim())
  }
  return (
    <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-2">
      <label className="grid w-full max-w-80 gap-1">
        <span className="text-tiny text-ink-soft">{T.code}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: the screen is there to enter or scan a number
          autoFocus
          value={code}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setCode(target.value)}
          className="min-h-9 rounded-control border border-edge bg-card px-2 max-md:min-h-11"
        />
      </label>
      <button type="submit" className={DESK_BUTTON.primary}>
        {T.find}
      </button>
    </form>
  )
}

/** Parcels in transit, and the way to any parcel that has arrived. */
export function ArrivalsScreen() {
  const lookUp = useLookUp('bookIn')
  useScan((code) => void lookUp(code))
  const { data, error, refetch } = useQuery({
    // Named by its address, so that changed counts load it again.
    queryKey: ['list', '/desk/arrivals'],
    queryFn: readFrom<CutList<IncomingParcel>>('/desk/api/arrivals'),
  })
  return (
    <Screen title={T.title} lead={T.lead}>
      <CodeForm onFind={(code) => void lookUp(code)} />
      <DataList
        id="arrivals"
        label={T.title}
        rows={data?.rows}
        isTruncated={data?.isTruncated ?? false}
        columns={COLUMNS}
        getRowId={getNumber}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
