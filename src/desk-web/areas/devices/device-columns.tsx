import type { DeviceListId, DeviceRow } from '#contracts/desk/lists.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { TEXTS } from '../../messages/texts.ts'
import { formatMoney } from '../../platform/format/format-money.ts'
import { formatDay, formatExactly, formatMoment } from '../../platform/format/format-time.ts'
import { nameDevice } from '../../platform/places/change-place.ts'
import { Age } from '../../ui/age.tsx'
import { Badge } from '../../ui/badge.tsx'
import { describeAsked } from './describe-asked.ts'

type Column = ListColumn<DeviceRow>

const TEXT = TEXTS.devices

const toMs = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso))

const NUMBER: Column = { id: 'number', title: TEXT.number, value: nameDevice }

const MODEL: Column = {
  id: 'model',
  title: TEXT.model,
  value: ({ device }) => device,
  cell: ({ device, isHazardous }) => (
    <>
      {device} {isHazardous && <Badge tone="late">{TEXT.hazard}</Badge>}
    </>
  ),
}

const STATE: Column = {
  id: 'state',
  title: TEXT.state,
  value: ({ state }) => state,
  text: ({ state }) => TEXTS.states[state],
  nameChoice: (state) => TEXTS.states[state as TradeState] ?? state,
}

const LATE: Column = {
  id: 'late',
  title: TEXT.late,
  value: ({ isLate }) => (isLate ? 'late' : 'inTime'),
  text: ({ isLate }) => (isLate ? TEXT.isLate : ''),
  cell: ({ isLate }) => isLate && <Badge tone="late">{TEXT.isLate}</Badge>,
  nameChoice: (value) => (value === 'late' ? TEXT.isLate : TEXT.inTime),
}

/** Grows by itself: a list that stays open for an hour shows the ages of now. */
const buildSince = (nowMs: number): Column => ({
  id: 'since',
  title: TEXT.since,
  value: ({ stateSince }) => -Date.parse(stateSince),
  text: ({ stateSince }) => formatMoment(stateSince),
  cell: ({ stateSince }) => <Age iso={stateSince} nowMs={nowMs} />,
  isNumber: true,
})

const DUE: Column = {
  id: 'due',
  title: TEXT.due,
  value: ({ dueAt }) => toMs(dueAt),
  text: ({ dueAt }) => (dueAt === null ? '' : formatDay(dueAt)),
  cell: ({ dueAt, isLate }) =>
    dueAt !== null && (
      <time dateTime={dueAt} title={formatExactly(dueAt)} className={isLate ? 'font-medium text-error' : ''}>
        {formatDay(dueAt)}
      </time>
    ),
  isNumber: true,
}

const BONUS: Column = {
  id: 'bonus',
  title: TEXT.bonus,
  value: ({ bonusOwedInCents }) => (bonusOwedInCents === 0 ? null : bonusOwedInCents),
  text: ({ bonusOwedInCents, currency }) =>
    bonusOwedInCents === 0 ? '' : formatMoney(bonusOwedInCents, currency),
  isNumber: true,
}

const ASKED: Column = { id: 'asked', title: TEXT.waitsFor, value: (row) => describeAsked(row) || null }

const INSPECTOR: Column = {
  id: 'inspector',
  title: TEXT.inspector,
  value: ({ inspector }) => inspector,
  nameChoice: (name) => name,
}

const BOOKED_IN: Column = {
  id: 'booked-in',
  title: TEXT.bookedIn,
  value: ({ bookedInAt }) => toMs(bookedInAt),
  text: ({ bookedInAt }) => (bookedInAt === null ? '' : formatMoment(bookedInAt)),
  isNumber: true,
  isExtra: true,
}

/** Named by shelf, so that a list shows what is on one, or what is on none. */
const NO_PLACE = 'NONE'

const PLACE: Column = {
  id: 'place',
  title: TEXTS.places.shelf,
  value: ({ place }) => place?.place ?? NO_PLACE,
  text: ({ place }) => place?.place ?? '',
  cell: ({ place }) =>
    place && (
      <span className="figures" title={TEXTS.places.shelfBy(place.place, place.placedBy)}>
        {place.place}
      </span>
    ),
  nameChoice: (place) => (place === NO_PLACE ? TEXTS.places.none : place),
}

/** The columns of a list: every list has all of them, but shows what matters there. */
export function buildDeviceColumns(list: DeviceListId, nowMs: number): readonly Column[] {
  const since = buildSince(nowMs)
  const extra = (column: Column): Column => ({ ...column, isExtra: true })
  if (list === 'open') return [NUMBER, MODEL, STATE, LATE, DUE, since, BONUS, INSPECTOR, BOOKED_IN]
  if (list === 'waiting')
    return [NUMBER, MODEL, ASKED, LATE, DUE, since, BONUS, extra(STATE), extra(INSPECTOR), BOOKED_IN]
  if (list === 'undeliverable') return [NUMBER, MODEL, LATE, DUE, since, BOOKED_IN]
  if (list === 'to-erase' || list === 'erasure-overdue' || list === 'bought')
    return [NUMBER, MODEL, STATE, PLACE, since, extra(INSPECTOR), BOOKED_IN]
  return [NUMBER, MODEL, STATE, since, extra(INSPECTOR), BOOKED_IN]
}
