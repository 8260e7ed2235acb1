import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { listStatesBefore, type TradeState } from '#domain/trades/trade-states.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { INSPECTION_STATES } from './inspection-states.ts'
import { buildItemPath } from './item-params.ts'
import type { DeskItem } from './items.repository.ts'

/** Something an operator can do with a device now. */
export interface NextWork {
  readonly title: string
  readonly path: string
}

interface WorkRule {
  readonly states: readonly TradeState[]
  readonly role: OperatorRole
  readonly title: string
  readonly buildPath: (item: DeskItem) => string
}

const buildInspectionPath = (item: DeskItem): string => `${buildItemPath(item)}/inspection`
const pathBelow = (folder: string) => (item: DeskItem) =>
  `/desk/${folder}/${formatTradeNumber(item.transactionId)}/${item.itemNumber}`

const RULES: readonly WorkRule[] = [
  {
    states: listStatesBefore('booked_in'),
    role: 'inspector',
    title: 'Book in',
    buildPath: ({ transactionId }) => `/desk/arrivals/${formatTradeNumber(transactionId)}`,
  },
  {
    states: INSPECTION_STATES.inspection,
    role: 'inspector',
    title: 'Inspect',
    buildPath: buildInspectionPath,
  },
  {
    states: INSPECTION_STATES.appeal,
    role: 'second_inspector',
    title: 'Inspect again',
    buildPath: buildInspectionPath,
  },
  {
    states: listStatesBefore('cleared'),
    role: 'support',
    title: 'Quarantine',
    buildPath: pathBelow('quarantine'),
  },
  {
    states: listStatesBefore('insurance_confirmed'),
    role: 'support',
    title: 'Insurance claim',
    buildPath: pathBelow('lost'),
  },
]

/** What an operator can do with a device now. */
export const listNextWork = (item: DeskItem, operator: Operator): readonly NextWork[] =>
  RULES.filter(({ states, role }) => states.includes(item.state) && hasOneOfRoles(operator, [role])).map(
    ({ title, buildPath }) => ({ title, path: buildPath(item) }),
  )
