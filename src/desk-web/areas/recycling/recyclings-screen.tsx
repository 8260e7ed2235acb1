import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Recycling } from '#contracts/desk/recycling.ts'
import type { RecyclingState } from '#domain/recycling/recycling-states.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoment } from '../../platform/format/format-time.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Age } from '../../ui/age.tsx'
import { Screen } from '../../ui/screen.tsx'
import { RECYCLINGS_QUERY } from './recycling-queries.ts'

const T = TEXTS.recycling

const getNumber = ({ number }: Recycling): string => number

const buildHref = ({ number }: Recycling): string => `/desk/recycling/${number}`

const buildColumns = (nowMs: number): readonly ListColumn<Recycling>[] => [
  { id: 'number', title: T.columns.number, value: getNumber },
  {
    id: 'state',
    title: T.columns.state,
    value: ({ state }) => state,
    text: ({ state }) => T.states[state],
    nameChoice: (state) => T.states[state as RecyclingState] ?? state,
  },
  {
    id: 'parcel',
    title: T.columns.parcel,
    value: ({ trackingNumber }) => trackingNumber,
    text: ({ carrier, trackingNumber }) => (trackingNumber === null ? '' : `${carrier} ${trackingNumber}`),
  },
  { id: 'devices', title: T.columns.devices, value: ({ deviceCount }) => deviceCount, isNumber: true },
  {
    id: 'since',
    title: T.columns.since,
    value: ({ since }) => -Date.parse(since),
    text: ({ since }) => formatMoment(since),
    cell: ({ since }) => <Age iso={since} nowMs={nowMs} />,
    isNumber: true,
  },
]

/** Parcels on their way, and parcels that wait to be recycled. */
export function RecyclingsScreen() {
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(RECYCLINGS_QUERY)
  const columns = useMemo(() => buildColumns(nowMs), [nowMs])
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="recycling"
        label={T.title}
        rows={data?.rows}
        isTruncated={data?.isTruncated ?? false}
        columns={columns}
        getRowId={getNumber}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
