import { type SQL, sql } from 'drizzle-orm'
import type { ErrorId } from '#contracts/errors.ts'
import { computeEmailChangeCutoff, EMAIL_CHANGE_KEEP_DAYS } from '#domain/support/erasure.ts'
import { computeExpiredCutoff, OVER_STATES } from '#domain/trades/trade-retention.ts'
import type { Connection } from '#server/db/database.ts'
import { isHoldOpenAt } from '#server/modules/payout-holds/payout-holds.ts'

/** Why a seller can't be erased yet, in the words of the desk. */
export interface ErasureObstacle {
  readonly status: 403 | 409
  readonly id: ErrorId
  readonly message: string
}

export interface WantedErasure {
  readonly transactionIds: readonly number[]
  /** Who has asked for it at the desk. */
  readonly operatorId: string
  /** Whether the shop has only one person: nobody else could decide. */
  readonly isOnePersonDesk: boolean
  readonly nowMs: number
}

/** The numbers of the sales of which a condition is true, the first ten of them. */
async function listTradeNumbers(
  db: Connection,
  { transactionIds }: WantedErasure,
  isMeant: SQL,
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ trade_number: string }>(sql`
    select trade_number from trade
    where transaction_id = any(${sql.param([...transactionIds])}::bigint[]) and ${isMeant}
    order by created_at limit 10`)
  return rows.map(({ trade_number }) => trade_number)
}

/** Devices are still with us, with the carrier, or to be paid or returned. */
const isOpenAt = (nowMs: number): SQL => sql`
  exists (select from trade_item as item where item.transaction_id = trade.transaction_id
    and item.state <> all(${sql.param([...OVER_STATES])}::text[])
    and not (item.state = 'EXPIRED' and item.state_since < ${new Date(computeExpiredCutoff(nowMs))}))`

const isHeldAt = (nowMs: number): SQL => sql`
  exists (select from payout_hold where payout_hold.transaction_id = trade.transaction_id and ${isHoldOpenAt(nowMs)})`

const wasChanged = (isMeant: SQL): SQL => sql`
  exists (select from email_change as change where change.transaction_id = trade.transaction_id
    and change.confirmed_at is not null and ${isMeant})`

interface Rule {
  readonly isBroken: (wanted: WantedErasure) => SQL
  readonly describe: (tradeNumbers: string) => ErasureObstacle
}

/**
 * Erasing also erases what shows that someone has taken a sale over: who asked for another address, the mails, the notes.
 * So it waits while anyone may still have to look at that, and it is never the decision of who asked for the address.
 */
const RULES: readonly Rule[] = [
  {
    isBroken: ({ nowMs }) => isOpenAt(nowMs),
    describe: (tradeNumbers) => ({
      status: 409,
      id: 'DATA_NEEDED',
      message: `We still need the seller’s details for ${tradeNumbers}. Erase them once these sales are over.`,
    }),
  },
  {
    isBroken: ({ nowMs }) => isHeldAt(nowMs),
    describe: (tradeNumbers) => ({
      status: 409,
      id: 'PAYOUTS_HELD',
      message: `Payouts of ${tradeNumbers} are on hold. Erase the seller once the hold is released.`,
    }),
  },
  {
    isBroken: ({ nowMs }) =>
      wasChanged(sql`change.confirmed_at > ${new Date(computeEmailChangeCutoff(nowMs))}`),
    describe: (tradeNumbers) => ({
      status: 409,
      id: 'EMAIL_CHANGED_RECENTLY',
      message: `The email address of ${tradeNumbers} was changed in the last ${EMAIL_CHANGE_KEEP_DAYS} days. The owner of the old one may still object.`,
    }),
  },
  {
    isBroken: ({ operatorId, isOnePersonDesk }) =>
      wasChanged(sql`change.operator_id = ${operatorId} and not ${isOnePersonDesk}::boolean`),
    describe: (tradeNumbers) => ({
      status: 403,
      id: 'FOUR_EYES',
      message: `You asked for another email address for ${tradeNumbers}. A colleague has to erase the seller.`,
    }),
  },
]

/** The first reason why a seller can't be erased; null where there is none. */
export async function findErasureObstacle(
  db: Connection,
  wanted: WantedErasure,
): Promise<ErasureObstacle | null> {
  for (const { isBroken, describe } of RULES) {
    const tradeNumbers = await listTradeNumbers(db, wanted, isBroken(wanted))
    if (tradeNumbers.length > 0) return describe(tradeNumbers.join(', '))
  }
  return null
}
