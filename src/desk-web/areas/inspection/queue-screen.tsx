import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CutList } from '#contracts/desk/cut-list.ts'
import type { InspectionRow } from '#contracts/desk/items.ts'
import { DataList } from '../../lists/data-list.tsx'
import { buildSinceColumn, ITEM_COLUMNS, nameItem } from '../../lists/item-columns.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { useLookUp } from '../../platform/codes/use-look-up.ts'
import { formatDay } from '../../platform/format/format-time.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { useScan } from '../../platform/scanner/scanner.ts'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'

type Queue = 'inspections' | 'appeals'

const T = TEXTS.inspection.queues

const buildHref = ({ tradeNumber, itemNumber }: InspectionRow): string =>
  `/desk/items/${tradeNumber}/${itemNumber}/inspection`

const INSPECT_BY: ListColumn<InspectionRow> = {
  id: 'inspect-by',
  title: T.inspectBy,
  value: ({ inspectBy }) => inspectBy,
  text: ({ inspectBy }) => (inspectBy === null ? '' : formatDay(inspectBy)),
  cell: ({ inspectBy, isLate }) =>
    inspectBy !== null && (
      <>
        <time dateTime={inspectBy}>{formatDay(inspectBy)}</time>{' '}
        {isLate && <Badge tone="late">{TEXTS.devices.isLate}</Badge>}
      </>
    ),
  isNumber: true,
}

/** Who is inspecting the device now; no one after the inspection has ended. */
const INSPECTOR: ListColumn<InspectionRow> = {
  id: 'inspector',
  title: T.inspector,
  value: ({ latestInspection: latest }) =>
    latest === null || latest.decidedAt !== null ? null : latest.operator,
  nameChoice: (name) => name,
}

function buildColumns(queue: Queue, nowMs: number): readonly ListColumn<InspectionRow>[] {
  const { number, model, state, bookedIn } = ITEM_COLUMNS
  const since = buildSinceColumn(nowMs)
  return queue === 'appeals'
    ? [number, model, since, INSPECTOR, { ...bookedIn, isExtra: true }]
    : [number, model, state, INSPECT_BY, INSPECTOR, since, bookedIn]
}

function QueueScreen({ queue }: { readonly queue: Queue }) {
  const nowMs = useNow()
  const lookUp = useLookUp('inspect')
  useScan((code) => void lookUp(code))
  const { data, error, refetch } = useQuery({
    // Named by its address, so that changed counts load it again.
    queryKey: ['list', `/desk/${queue}`],
    queryFn: readFrom<CutList<InspectionRow>>(`/desk/api/${queue}`),
  })
  const columns = useMemo(() => buildColumns(queue, nowMs), [queue, nowMs])
  const { title, lead, empty } = T[queue]
  return (
    <Screen title={title} lead={lead}>
      <DataList
        id={queue}
        label={title}
        rows={data?.rows}
        isTruncated={data?.isTruncated ?? false}
        columns={columns}
        getRowId={nameItem}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        empty={<p>{empty}</p>}
      />
    </Screen>
  )
}

/** Devices to inspect. */
export const InspectionsScreen = () => <QueueScreen queue="inspections" />

/** Devices to inspect once more. */
export const AppealsScreen = () => <QueueScreen queue="appeals" />
