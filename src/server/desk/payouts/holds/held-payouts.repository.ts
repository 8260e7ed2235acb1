import { sql } from 'drizzle-orm'
import type { PaymentTypeId } from '#domain/markets/payment-type.ts'
import type { Currency } from '#domain/money/currency.ts'
import type { PayoutChanger } from '#domain/trades/payout-change.ts'
import type { Connection } from '#server/db/database.ts'
import { epochMs } from '#server/db/sql-values.ts'
import { findOpenHolds, type OpenHold } from '#server/modules/payout-holds/payout-holds.ts'

/** A hold with what it keeps back. */
export interface HeldPayout extends OpenHold {
  readonly currency: Currency
  /** What would be paid without the hold; zero while no device is accepted. */
  readonly dueInCents: number
  readonly accountHolder: string
  readonly maskedAccount: string
}

interface HeldTrade extends Record<string, unknown> {
  readonly transactionId: number
  readonly currency: Currency
  readonly dueInCents: number
  readonly accountHolder: string
  readonly maskedAccount: string
}

async function readHeldTrades(
  db: Connection,
  transactionIds: readonly number[],
): Promise<ReadonlyMap<number, HeldTrade>> {
  const { rows } = await db.execute<HeldTrade>(sql`
    select transaction_id::float8 as "transactionId", currency, coalesce(masked_account, '') as "maskedAccount",
      coalesce(account_holder, '') as "accountHolder",
      (coalesce((select sum(settled_in_cents + bonus_in_cents) from trade_item as item
          where item.transaction_id = trade.transaction_id and state = 'ACCEPTED'), 0)
        + coalesce((select sum(amount_in_cents) from payout
          where payout.transaction_id = trade.transaction_id and status = 'due'), 0))::float8 as "dueInCents"
    from trade left join trade_seller using (transaction_id)
    where transaction_id = any(${sql.param([...transactionIds])}::bigint[])`)
  return new Map(rows.map((row) => [row.transactionId, row]))
}

/** Every open hold, oldest first. */
export async function listHeldPayouts(db: Connection, nowMs: number): Promise<readonly HeldPayout[]> {
  const holds = await findOpenHolds(db, { nowMs })
  const trades = await readHeldTrades(
    db,
    holds.map(({ transactionId }) => transactionId),
  )
  return holds.flatMap((hold) => {
    const trade = trades.get(hold.transactionId)
    // Where a market asks for identity documents, every new sale waits for one. It is listed once money does.
    const isNothingDue = hold.reason === 'IDENTITY_MISSING' && trade?.dueInCents === 0
    return trade && !isNothingDue ? [{ ...trade, ...hold }] : []
  })
}

/**
 * Whether what was there before a row of `payout_account_change as change` is the account that the sale was made with. It
 * isn't trusted if the seller has said that this was someone else's.
 */
const IS_ORIGINAL = sql`(not exists (select from payout_account_change as other
    where other.transaction_id = change.transaction_id and other.id <> change.id
      and other.changed_at <= change.changed_at)
  and not exists (select from payout_hold where payout_hold.transaction_id = change.transaction_id
    and details ? 'savedAccountDenied'))`

/** One change of the account of a trade. */
export interface ShownChange {
  readonly id: string
  readonly changedAtMs: number
  readonly by: PayoutChanger
  readonly previousHolder: string
  readonly previousMasked: string
  readonly newHolder: string
  readonly newMasked: string
  /** Whether the previous account is the one that the sale was made with. */
  readonly isOriginal: boolean
}

export async function listAccountChanges(
  db: Connection,
  transactionId: number,
): Promise<readonly ShownChange[]> {
  const { rows } = await db.execute<ShownChange & Record<string, unknown>>(sql`
    select id, ${epochMs('changed_at')} as "changedAtMs", "by", previous_holder as "previousHolder",
      previous_masked as "previousMasked", new_holder as "newHolder", new_masked as "newMasked",
      ${IS_ORIGINAL} as "isOriginal"
    from payout_account_change as change where transaction_id = ${transactionId} order by changed_at desc, id`)
  return rows
}

/** What a person compares, and how to reach the seller. */
export interface HeldSeller {
  readonly email: string
  readonly phone: string | null
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string | null
  readonly accountHolder: string
  readonly maskedAccount: string
}

export async function findHeldSeller(db: Connection, transactionId: number): Promise<HeldSeller | null> {
  const { rows } = await db.execute<HeldSeller & Record<string, unknown>>(sql`
    select email, phone, first_name as "firstName", last_name as "lastName", company_name as "companyName",
      account_holder as "accountHolder", masked_account as "maskedAccount"
    from trade_seller where transaction_id = ${transactionId}`)
  return rows[0] ?? null
}

/** A hold whose row is locked, open or not. */
export interface LockedHold extends Pick<OpenHold, 'id' | 'transactionId' | 'reason' | 'untilMs'> {
  readonly releasedAtMs: number | null
}

export async function findHold(db: Connection, id: number): Promise<LockedHold | null> {
  const { rows } = await db.execute<LockedHold & Record<string, unknown>>(sql`
    select id::float8 as id, transaction_id::float8 as "transactionId", reason, ${epochMs('until')} as "untilMs",
      ${epochMs('released_at')} as "releasedAtMs"
    from payout_hold where id = ${id}`)
  return rows[0] ?? null
}

/** A hold that this person has released with these words. */
export async function findOwnRelease(
  db: Connection,
  id: number,
  { operatorId, note }: Omit<Release, 'atMs'>,
): Promise<LockedHold | null> {
  const { rowCount } = await db.execute(sql`
    select from payout_hold where id = ${id} and released_by = ${operatorId} and release_note = ${note}`)
  return rowCount === 0 ? null : findHold(db, id)
}

export interface Release {
  readonly operatorId: string
  readonly note: string
  readonly atMs: number
}

export async function storeRelease(
  tx: Connection,
  ids: readonly number[],
  { operatorId, note, atMs }: Release,
): Promise<void> {
  await tx.execute(sql`
    update payout_hold set released_at = ${new Date(atMs)}, released_by = ${operatorId}, release_note = ${note}
    where id = any(${sql.param([...ids])}::bigint[]) and released_at is null`)
}

/** Whether a device of a trade is bought once it is paid: what was lost on its way never is. */
export async function hasBoughtDevice(db: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from trade_item as item where transaction_id = ${transactionId} and state = 'ACCEPTED' and exists (
      select from trade_event where trade_event.transaction_id = item.transaction_id
        and item_number = item.number and from_state = 'IN_INSPECTION') limit 1`)
  return rowCount !== 0
}

/** Whether an operator has inspected any device of a trade. */
export async function hasInspected(
  db: Connection,
  transactionId: number,
  operatorId: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from inspection where transaction_id = ${transactionId} and operator_id = ${operatorId} limit 1`)
  return rowCount !== 0
}

/** Whether an operator has asked for another mail address of a trade. */
export async function hasAskedForEmail(
  db: Connection,
  transactionId: number,
  operatorId: string,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from email_change where transaction_id = ${transactionId} and operator_id = ${operatorId} limit 1`)
  return rowCount !== 0
}

/** Whether a payout of a trade is in a batch, or ordered without an answer. */
export async function hasPayoutUnderWay(tx: Connection, transactionId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from payout where transaction_id = ${transactionId} and status in ('prepared', 'ordered') limit 1`)
  return rowCount !== 0
}

export interface KeptAccount {
  readonly paymentTypeId: PaymentTypeId
  readonly accountHolder: string
  readonly sealedAccount: Buffer
  readonly maskedAccount: string
}

/** What a trade was paid to before a change. */
export async function findPreviousAccount(
  tx: Connection,
  transactionId: number,
  changeId: string,
): Promise<(KeptAccount & Pick<ShownChange, 'isOriginal'>) | null> {
  const { rows } = await tx.execute<
    KeptAccount & Pick<ShownChange, 'isOriginal'> & Record<string, unknown>
  >(sql`
    select previous_payment_type_id as "paymentTypeId", previous_holder as "accountHolder",
      previous_sealed as "sealedAccount", previous_masked as "maskedAccount", ${IS_ORIGINAL} as "isOriginal"
    from payout_account_change as change where transaction_id = ${transactionId} and id = ${changeId}`)
  return rows[0] ?? null
}

/** What a trade is paid to now, locked. */
export async function lockAccount(tx: Connection, transactionId: number): Promise<KeptAccount | null> {
  const { rows } = await tx.execute<KeptAccount & Record<string, unknown>>(sql`
    select payment_type_id as "paymentTypeId", account_holder as "accountHolder", sealed_account as "sealedAccount",
      masked_account as "maskedAccount"
    from trade_seller where transaction_id = ${transactionId} for update`)
  return rows[0] ?? null
}

export async function storeAccount(
  tx: Connection,
  transactionId: number,
  account: Omit<KeptAccount, 'sealedAccount'> & {
    readonly sealedAccount: Uint8Array
    readonly accountKey: string
  },
): Promise<void> {
  await tx.execute(sql`
    update trade_seller set payment_type_id = ${account.paymentTypeId}, account_holder = ${account.accountHolder},
      sealed_account = ${Buffer.from(account.sealedAccount)}, masked_account = ${account.maskedAccount},
      account_key = ${account.accountKey}
    where transaction_id = ${transactionId}`)
}
