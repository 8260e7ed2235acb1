import { sql } from 'drizzle-orm'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
} from '#domain/clarification/clarification-kind.ts'
import type { Connection } from '#server/db/database.ts'
import { IS_HAZARDOUS_CASE } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { msOf } from './items.repository.ts'

/** A question that a seller has not answered. Its price is not in it: inspectors read this list. */
export interface WaitingItem extends ItemKey {
  readonly device: string
  readonly kind: ClarificationKind
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  /** A damaged battery: its question has no end, and its seller is called when the time is over. */
  readonly isHazardous: boolean
  readonly openedAtMs: number
  readonly answerByMs: number
}

const LIST_LENGTH = 200

/** Open questions, those first whose time is over first. */
export async function listWaiting(db: Connection): Promise<readonly WaitingItem[]> {
  const { rows } = await db.execute<WaitingItem & Record<string, unknown>>(sql`
    select asked.transaction_id::float8 as "transactionId", asked.item_number as "itemNumber",
      device_text.name as device, kind, reason,
      missing_part as part, ${sql.raw(IS_HAZARDOUS_CASE)} as "isHazardous", ${msOf('opened_at')} as "openedAtMs", ${msOf('answer_by')} as "answerByMs"
    from clarification as asked
    join trade_item as item on item.transaction_id = asked.transaction_id and item.number = asked.item_number
    join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = offer.device_id and language = 'en'
    where answered_at is null order by answer_by, asked.id limit ${LIST_LENGTH}`)
  return rows
}
