import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PartStep, WaitingPart } from '#contracts/desk/parts.ts'
import type { MissingPart } from '#domain/clarification/clarification-kind.ts'
import { DataList } from '../../lists/data-list.tsx'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { buildSalePath } from '../../platform/codes/build-found-path.ts'
import { formatDay, formatMoment } from '../../platform/format/format-time.ts'
import { useNow } from '../../platform/format/use-now.ts'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Screen } from '../../ui/screen.tsx'
import { PARTS_QUERY } from './part-queries.ts'

const T = TEXTS.parts

const nameRow = ({ tradeNumber, itemNumber }: WaitingPart): string => `${tradeNumber}-${itemNumber}`

/** A part that nobody sends yet has no page of its own: the question to the seller is on the page of the sale. */
const buildHref = ({ tradeNumber, itemNumber, step }: WaitingPart): string =>
  step === 'ASKED' ? buildSalePath(tradeNumber, itemNumber) : `/desk/items/${tradeNumber}/${itemNumber}/part`

const buildColumns = (nowMs: number): readonly ListColumn<WaitingPart>[] => [
  { id: 'number', title: T.columns.number, value: nameRow },
  { id: 'model', title: T.columns.model, value: ({ device }) => device },
  {
    id: 'part',
    title: T.columns.part,
    value: ({ part }) => part,
    text: ({ part }) => TEXTS.asked.parts[part],
    nameChoice: (part) => TEXTS.asked.parts[part as MissingPart] ?? part,
  },
  {
    id: 'step',
    title: T.columns.step,
    value: ({ step }) => step,
    text: ({ step }) => T.steps[step],
    nameChoice: (step) => T.steps[step as PartStep] ?? step,
  },
  {
    id: 'waits-for',
    title: T.columns.waitsFor,
    value: ({ waitsFor }) => waitsFor,
    text: ({ waitsFor }) => T.waitsForWhom[waitsFor],
    nameChoice: (who) => T.waitsForWhom[who as WaitingPart['waitsFor']] ?? who,
  },
  {
    id: 'late',
    title: T.columns.late,
    value: ({ isLate }) => (isLate ? 'late' : 'inTime'),
    text: ({ isLate }) => (isLate ? TEXTS.devices.isLate : ''),
    cell: ({ isLate }) => isLate && <Badge tone="late">{TEXTS.devices.isLate}</Badge>,
    nameChoice: (value) => (value === 'late' ? TEXTS.devices.isLate : TEXTS.devices.inTime),
  },
  {
    id: 'due',
    title: T.columns.due,
    value: ({ dueAt }) => (dueAt === null ? null : Date.parse(dueAt)),
    text: ({ dueAt }) => (dueAt === null ? '' : formatDay(dueAt)),
    isNumber: true,
  },
  {
    id: 'since',
    title: T.columns.since,
    value: ({ since }) => -Date.parse(since),
    text: ({ since }) => formatMoment(since),
    cell: ({ since }) => <Age iso={since} nowMs={nowMs} />,
    isNumber: true,
  },
  {
    id: 'parcel',
    title: T.columns.parcel,
    value: ({ trackingNumber }) => trackingNumber,
    text: ({ carrier, trackingNumber }) => (trackingNumber === null ? '' : `${carrier} ${trackingNumber}`),
    isExtra: true,
  },
  {
    id: 'state',
    title: T.columns.state,
    value: ({ state }) => state,
    text: ({ state }) => TEXTS.states[state],
    isExtra: true,
  },
]

/** Devices that wait for a part, and who has to act. */
export function PartsScreen() {
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(PARTS_QUERY)
  const columns = useMemo(() => buildColumns(nowMs), [nowMs])
  return (
    <Screen title={T.title} lead={T.lead}>
      <DataList
        id="parts"
        label={T.title}
        rows={data?.rows}
        columns={columns}
        getRowId={nameRow}
        getHref={buildHref}
        error={error}
        onRetry={() => void refetch()}
        isTruncated={data?.isTruncated ?? false}
        empty={<p>{T.empty}</p>}
      />
    </Screen>
  )
}
