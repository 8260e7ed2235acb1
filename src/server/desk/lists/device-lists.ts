import { ARCHIVE_LIST_LIMIT, DEVICE_LIST_LIMIT, type DeviceListId } from '#contracts/desk/lists.ts'
import { ERASABLE_STATES, ERASURE_LIST_DAYS } from '#domain/device-erasure/can-record-erasure.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import type { DeskList } from '#server/desk/pages/desk-list.ts'
import type { ErasureAge } from '#server/modules/device-erasure/unerased-devices.repository.ts'

/** A list of devices: which ones, for whom, and whether it is in the menu. */
export interface DeviceListRule {
  readonly id: DeviceListId
  readonly roles: readonly [OperatorRole, ...OperatorRole[]]
  readonly states: readonly TradeState[]
  /** Only returns that the carrier has brought back. */
  readonly isUndeliverable?: boolean
  /** Only inspected devices with storage, whose erasure isn't on record. */
  readonly erasure?: ErasureAge
  /** What is over is listed from the newest; what waits, from the oldest. */
  readonly isArchive?: boolean
  readonly menu?: Omit<DeskList, 'states'>
  readonly summary: string
}

/** The lists of devices, in the order of their tabs. */
export const DEVICE_LISTS: readonly DeviceListRule[] = [
  {
    id: 'open',
    roles: ['inspector', 'second_inspector', 'support'],
    states: ['RECEIVED', 'IN_INSPECTION', 'APPEALED', 'QUARANTINED', 'LOST', 'RETURN_PENDING'],
    menu: { title: 'Devices', key: 'd' },
    summary: 'Lists devices that wait for us, late ones first, with the bonus that we owe for each.',
  },
  {
    id: 'waiting',
    roles: ['inspector', 'support'],
    states: ['COUNTER_OFFERED', 'ACTION_REQUIRED'],
    menu: { title: 'Waiting for seller', key: 'w' },
    summary: 'Lists devices whose sellers have to answer, earliest deadline first.',
  },
  {
    id: 'undeliverable',
    roles: ['inspector', 'support'],
    states: ['RETURN_PENDING'],
    isUndeliverable: true,
    summary: 'Lists returned devices that the carrier couldn’t deliver.',
  },
  {
    id: 'payout-failed',
    roles: ['support'],
    states: ['PAYOUT_FAILED'],
    summary: 'Lists devices whose payout was returned.',
  },
  {
    id: 'not-sent',
    roles: ['support'],
    states: ['EXPIRED'],
    isArchive: true,
    summary: 'Lists devices that weren’t sent in time, latest first.',
  },
  {
    id: 'bought',
    roles: ['inspector', 'support'],
    states: ['ACCEPTED', 'PAYOUT_PENDING', 'PAID'],
    isArchive: true,
    summary: 'Lists bought devices, latest first.',
  },
  {
    id: 'to-erase',
    roles: ['receiver', 'inspector'],
    states: ERASABLE_STATES,
    erasure: 'due',
    summary: `Lists devices of the last ${ERASURE_LIST_DAYS} days that are ours and still have to be erased, oldest first.`,
  },
  {
    id: 'erasure-overdue',
    roles: ['receiver', 'inspector'],
    states: ERASABLE_STATES,
    erasure: 'overdue',
    summary: `Lists devices that have been ours for more than ${ERASURE_LIST_DAYS} days and still have to be erased, oldest first.`,
  },
  {
    id: 'recycled',
    roles: ['inspector', 'support'],
    states: ['RECYCLED'],
    isArchive: true,
    summary: 'Lists devices for recycling, latest first.',
  },
]

/** How many rows a list shows at most. */
export const findRowLimit = ({ isArchive }: DeviceListRule): number =>
  isArchive ? ARCHIVE_LIST_LIMIT : DEVICE_LIST_LIMIT

/** The lists that an operator may open. */
export const selectDeviceLists = (operator: Operator): DeviceListId[] =>
  DEVICE_LISTS.filter(({ roles }) => hasOneOfRoles(operator, roles)).map(({ id }) => id)
