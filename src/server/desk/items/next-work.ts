import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { itemPath } from './item-params.ts'
import type { DeskItem } from './items.repository.ts'

/** Something that can be done with a device now. */
export interface NextWork {
  readonly title: string
  readonly path: string
}

interface WorkRule {
  readonly states: readonly TradeState[]
  readonly role: OperatorRole
  readonly title: string
  readonly pathOf: (item: DeskItem) => string
}

const inspectionPath = (item: DeskItem): string => `${itemPath(item)}/inspection`
const clarificationCasePath = (folder: string) => (item: DeskItem) =>
  `/desk/${folder}/${tradeNumberOf(item.transactionId)}/${item.itemNumber}`

const RULES: readonly WorkRule[] = [
  {
    states: ['LABEL_ISSUED', 'IN_TRANSIT', 'LOST', 'EXPIRED'],
    role: 'inspector',
    title: 'Book in',
    pathOf: ({ transactionId }) => `/desk/arrivals/${tradeNumberOf(transactionId)}`,
  },
  { states: ['RECEIVED', 'IN_INSPECTION'], role: 'inspector', title: 'Inspect', pathOf: inspectionPath },
  { states: ['APPEALED'], role: 'second_inspector', title: 'Check again', pathOf: inspectionPath },
  {
    states: ['QUARANTINED'],
    role: 'support',
    title: 'Quarantine',
    pathOf: clarificationCasePath('quarantine'),
  },
  { states: ['LOST'], role: 'support', title: 'Lost: insurance', pathOf: clarificationCasePath('lost') },
]

/** What somebody can do with a device as it stands. */
export const nextWork = (item: DeskItem, operator: Operator): readonly NextWork[] =>
  RULES.filter(({ states, role }) => states.includes(item.state) && hasOneOfRoles(operator, [role])).map(
    ({ title, pathOf }) => ({ title, path: pathOf(item) }),
  )
