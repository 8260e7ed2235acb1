import type { ReturnedDevice, ReturnStage } from '#contracts/desk/returns.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatDay, formatExactly, formatMoment } from '../../platform/format/format-time.ts'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'

type Column = ListColumn<ReturnedDevice>

const { columns: TITLES, stages, together } = TEXTS.returns

export const nameReturn = ({ tradeNumber, itemNumber }: ReturnedDevice): string =>
  `${tradeNumber}-${itemNumber}`

const STAGE: Column = {
  id: 'stage',
  title: TITLES.stage,
  value: ({ stage }) => stage,
  text: ({ stage }) => stages[stage],
  cell: ({ stage, isLate }) => <Badge tone={isLate ? 'late' : 'plain'}>{stages[stage]}</Badge>,
  nameChoice: (stage) => stages[stage as ReturnStage] ?? stage,
}

const CALL_BY: Column = {
  id: 'call-by',
  title: TITLES.callBy,
  value: ({ callBy }) => (callBy === null ? null : Date.parse(callBy)),
  text: ({ callBy }) => (callBy === null ? '' : formatDay(callBy)),
  cell: ({ callBy, isLate }) =>
    callBy !== null && (
      <time
        dateTime={callBy}
        title={formatExactly(callBy)}
        className={isLate ? 'font-medium text-error' : ''}
      >
        {formatDay(callBy)}
      </time>
    ),
  isNumber: true,
}

/** How many devices share each parcel. */
function countDevices(devices: readonly ReturnedDevice[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { trackingNumber } of devices)
    if (trackingNumber !== null) counts.set(trackingNumber, (counts.get(trackingNumber) ?? 0) + 1)
  return counts
}

export function buildReturnColumns(devices: readonly ReturnedDevice[], nowMs: number): readonly Column[] {
  const shared = countDevices(devices)
  return [
    { id: 'number', title: TITLES.device, value: nameReturn },
    { id: 'model', title: TITLES.model, value: ({ deviceName }) => deviceName },
    STAGE,
    {
      id: 'parcel',
      title: TITLES.parcel,
      value: ({ trackingNumber }) => trackingNumber,
      text: ({ carrier, trackingNumber }) => (trackingNumber === null ? '' : `${carrier} ${trackingNumber}`),
      cell: ({ carrier, trackingNumber }) => {
        if (trackingNumber === null) return null
        const devicesInside = shared.get(trackingNumber) ?? 1
        return (
          <span className="figures">
            {carrier} {trackingNumber} {devicesInside > 1 && <Badge>{together(devicesInside)}</Badge>}
          </span>
        )
      },
    },
    CALL_BY,
    {
      id: 'since',
      title: TITLES.since,
      value: ({ since }) => -Date.parse(since),
      text: ({ since }) => formatMoment(since),
      cell: ({ since }) => <Age iso={since} nowMs={nowMs} />,
      isNumber: true,
    },
  ]
}
