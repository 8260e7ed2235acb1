import { sql } from 'drizzle-orm'
import { collectStatesLeadingTo, type TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { INSPECTION_STATES } from './inspection-states.ts'

/** The states in which a device is inspected, or from which it may come to that. */
const INSPECTABLE_STATES: ReadonlySet<TradeState> = new Set(
  [...INSPECTION_STATES.inspection, ...INSPECTION_STATES.appeal].flatMap((state) => [
    state,
    ...collectStatesLeadingTo(state),
  ]),
)

/** Whether an operator may ever have to inspect devices blindly. */
const canInspect = (operator: Operator): boolean => hasOneOfRoles(operator, ['inspector', 'second_inspector'])

/**
 * The devices of a sale whose answers, prices and findings are hidden from an operator: one who inspects, hasn't locked
 * findings of their own, and may still have to. Other roles of the same person don't lift it.
 */
export async function listSealedItems(
  db: Connection,
  transactionId: number,
  operator: Operator,
): Promise<ReadonlySet<number>> {
  if (!canInspect(operator)) return new Set()
  const { rows } = await db.execute<{ itemNumber: number }>(sql`
    select number as "itemNumber" from trade_item as item
    where transaction_id = ${transactionId} and state = any(${sql.param([...INSPECTABLE_STATES])}::text[])
      and not exists (select from inspection as own where own.transaction_id = item.transaction_id
        and own.item_number = item.number and own.operator_id = ${operator.id} and own.commitment is not null)`)
  return new Set(rows.map(({ itemNumber }) => itemNumber))
}
