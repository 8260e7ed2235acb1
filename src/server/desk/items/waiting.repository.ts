import { sql } from 'drizzle-orm'
import type {
  ActionReason,
  ClarificationKind,
  MissingPart,
  ProofRefusal,
} from '#domain/clarification/clarification-kind.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { IS_HAZARDOUS_CLARIFICATION } from '#server/modules/lifecycle/clarifications.repository.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'

/** A clarification that the seller hasn't answered. Without its price, because inspectors read this list. */
export interface WaitingItem extends ItemKey {
  readonly device: string
  readonly kind: ClarificationKind
  readonly reason: ActionReason | null
  readonly part: MissingPart | null
  /** Why the proof before wasn't enough. */
  readonly refusal: ProofRefusal | null
  /** The parcel that brings the missing part; null while the seller hasn't asked for its label. */
  readonly partNumber: string | null
  /** A damaged battery: the clarification stays open after its deadline, and we call the seller. */
  readonly isHazardous: boolean
  readonly openedAtMs: number
  readonly answerByMs: number
}

const LIST_LENGTH = 200

/** Open clarifications, earliest deadline first. */
export async function listWaiting(db: Connection): Promise<readonly WaitingItem[]> {
  const { rows } = await db.execute<WaitingItem & Record<string, unknown>>(sql`
    select clarification.transaction_id::float8 as "transactionId", clarification.item_number as "itemNumber",
      device_text.name as device, kind, reason,
      missing_part as part, proof_refusal as refusal,
      (select tracking_number from part_parcel where clarification_id = clarification.id) as "partNumber", ${sql.raw(IS_HAZARDOUS_CLARIFICATION)} as "isHazardous",
      ${epochMs('opened_at')} as "openedAtMs", ${epochMs('answer_by')} as "answerByMs"
    from clarification
    join trade_item as item on item.transaction_id = clarification.transaction_id and item.number = clarification.item_number
    join offer on offer.id = item.offer_id
    join device_text on device_text.device_id = offer.device_id and language = 'en'
    where answered_at is null order by answer_by, clarification.id limit ${LIST_LENGTH}`)
  return rows
}
