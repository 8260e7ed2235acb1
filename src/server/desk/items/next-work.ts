import type { Sale } from '#contracts/desk/sale.ts'
import { listStatesBefore, type TradeState } from '#domain/trades/trade-states.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { INSPECTION_STATES } from './inspection-states.ts'

/** Something an operator can do with a device now. */
type NextWork = Sale['devices'][number]['next'][number]

interface WorkRule {
  readonly work: NextWork
  readonly states: readonly TradeState[]
  readonly role: OperatorRole
}

const RULES: readonly WorkRule[] = [
  { work: 'BOOK_IN', states: listStatesBefore('booked_in'), role: 'inspector' },
  { work: 'INSPECT', states: INSPECTION_STATES.inspection, role: 'inspector' },
  { work: 'INSPECT_AGAIN', states: INSPECTION_STATES.appeal, role: 'second_inspector' },
  { work: 'QUARANTINE', states: listStatesBefore('cleared'), role: 'support' },
  { work: 'INSURANCE_CLAIM', states: listStatesBefore('insurance_confirmed'), role: 'support' },
]

/** What an operator can do with a device in this state. */
export const listNextWork = (state: TradeState, operator: Operator): NextWork[] =>
  RULES.filter(({ states, role }) => states.includes(state) && hasOneOfRoles(operator, [role])).map(
    ({ work }) => work,
  )
