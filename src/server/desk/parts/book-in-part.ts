import { sql } from 'drizzle-orm'
import type { BookedPart } from '#contracts/desk/parts.ts'
import { tradeCan } from '#domain/trades/trade-can.ts'
import type { ActionContext } from '#server/desk/items/action-context.ts'
import { findPartParcel, type PartParcel } from '#server/desk/items/item-additions.repository.ts'
import { refuseUnknownDevice } from '#server/desk/items/item-params.ts'
import { refuseNotPossible, stepDevice } from '#server/desk/items/step-device.ts'
import { type ItemKey, lockItemFacts } from '#server/modules/lifecycle/item-facts.repository.ts'

/** Whether the clarification that asked for the part still waits for it. */
async function isWaitedFor({ tx }: ActionContext, { clarificationId }: PartParcel): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from clarification where id = ${clarificationId} and answered_at is null`)
  return rowCount === 1
}

/** Books in a missing part, once. It answers the clarification, as the seller wanted when asking for the label. */
export async function bookInPart(context: ActionContext, key: ItemKey): Promise<BookedPart> {
  const { tx, secret, operator } = context
  const facts = await lockItemFacts(tx, key)
  if (!facts) throw refuseUnknownDevice()
  const expected = await findPartParcel(tx, key)
  if (!expected || expected.state === 'ARRIVED') throw refuseNotPossible()
  const { clarificationId, part } = expected
  const atMs = context.now()
  await tx.execute(sql`
    update part_parcel set arrived_at = ${new Date(atMs)}, operator_id = ${operator.id}
    where clarification_id = ${clarificationId}`)
  const goesOn = tradeCan.reportDone(facts) && (await isWaitedFor(context, expected))
  if (goesOn) {
    const step = { event: 'customer_done', actor: 'customer', atMs } as const
    await stepDevice({ tx, secret }, { key, step, data: { clarificationId, hasPartArrived: true } })
  }
  return { part, goesOn }
}
