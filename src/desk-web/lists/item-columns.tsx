import type { ListedItem } from '#contracts/desk/items.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { TEXTS } from '../messages/texts.ts'
import { formatMoment } from '../platform/format/format-time.ts'
import { Age } from '../ui/age.tsx'
import type { ListColumn } from './list-column.ts'

type Column = ListColumn<ListedItem>

const TEXT = TEXTS.devices

/** How a device is called wherever it is listed. */
export const nameItem = ({ tradeNumber, itemNumber }: ListedItem): string => `${tradeNumber}-${itemNumber}`

/** Columns of a queue of devices. */
export const ITEM_COLUMNS = {
  number: { id: 'number', title: TEXT.number, value: nameItem },
  model: { id: 'model', title: TEXT.model, value: ({ device }) => device },
  state: {
    id: 'state',
    title: TEXT.state,
    value: ({ state }) => state,
    text: ({ state }) => TEXTS.states[state],
    nameChoice: (state) => TEXTS.states[state as TradeState] ?? state,
  },
  bookedIn: {
    id: 'booked-in',
    title: TEXT.bookedIn,
    value: ({ bookedInAt }) => (bookedInAt === null ? null : Date.parse(bookedInAt)),
    text: ({ bookedInAt }) => (bookedInAt === null ? '' : formatMoment(bookedInAt)),
    isNumber: true,
  },
} as const satisfies Readonly<Record<string, Column>>

/** How long a device has waited: grows by itself while the list stays open. */
export const buildSinceColumn = (nowMs: number): Column => ({
  id: 'since',
  title: TEXT.since,
  value: ({ stateSince }) => -Date.parse(stateSince),
  text: ({ stateSince }) => formatMoment(stateSince),
  cell: ({ stateSince }) => <Age iso={stateSince} nowMs={nowMs} />,
  isNumber: true,
})
