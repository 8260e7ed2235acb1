import type { Sale } from '#contracts/desk/sale.ts'
import { ERASABLE_STATES } from '#domain/device-erasure/can-record-erasure.ts'
import { OWN_STATES } from '#domain/places/put-away-place.ts'
import { listStatesBefore, type TradeState } from '#domain/trades/trade-states.ts'
import { hasOneOfRoles, type Operator, type OperatorRole } from '#server/desk/operators/operator.ts'
import { INSPECTION_STATES } from './inspection-states.ts'

/** Something an operator can do with a device now. */
type NextWork = Sale['devices'][number]['next'][number]

interface WorkRule {
  readonly work: NextWork
  readonly states: readonly TradeState[]
  readonly roles: readonly OperatorRole[]
}

const RULES: readonly WorkRule[] = [
  { work: 'BOOK_IN', states: listStatesBefore('booked_in'), roles: ['receiver', 'inspector'] },
  { work: 'INSPECT', states: INSPECTION_STATES.inspection, roles: ['inspector'] },
  { work: 'INSPECT_AGAIN', states: INSPECTION_STATES.appeal, roles: ['second_inspector'] },
  { work: 'QUARANTINE', states: listStatesBefore('cleared'), roles: ['support'] },
  { work: 'PUT_AWAY', states: OWN_STATES, roles: ['receiver', 'inspector'] },
  { work: 'ERASE', states: ERASABLE_STATES, roles: ['receiver', 'inspector'] },
  { work: 'INSURANCE_CLAIM', states: listStatesBefore('insurance_confirmed'), roles: ['support'] },
]

/** What an operator can do with a device in this state. */
export const listNextWork = (state: TradeState, operator: Operator): NextWork[] =>
  RULES.filter(({ states, roles }) => states.includes(state) && hasOneOfRoles(operator, roles)).map(
    ({ work }) => work,
  )
