import { sql } from 'drizzle-orm'
import { CUSTOMER_SALES_LIMIT, type Customer } from '#contracts/desk/customer.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { Connection } from '#server/db/database.ts'
import { isoTime } from '#server/db/sql-values.ts'
import type { Person } from '#server/desk/search/present-sale-row.ts'
import { isHoldOpenAt } from '#server/modules/payout-holds/payout-holds.ts'

export interface StoredAccount extends Person {
  readonly customerId: string
  readonly market: MarketId
  readonly createdAt: string
  readonly activatedAt: string | null
  readonly newsletterSince: string | null
}

export interface StoredCustomer {
  readonly since: string
  readonly account: StoredAccount | null
}

export async function findCustomer(db: Connection, customerNumber: number): Promise<StoredCustomer | null> {
  const { rows } = await db.execute<StoredCustomer & Record<string, unknown>>(sql`
    select ${isoTime('customer.created_at')} as since,
      case when account.customer_id is not null then jsonb_build_object('customerId', customer_id,
        'firstName', first_name, 'lastName', last_name, 'companyName', company_name, 'email', email,
        'market', locale, 'createdAt', ${isoTime('account.created_at')},
        'activatedAt', ${isoTime('activated_at')}, 'newsletterSince', ${isoTime('newsletter_since')}) end as account
    from customer left join customer_account as account using (customer_number)
    where customer.customer_number = ${customerNumber}`)
  return rows[0] ?? null
}

/** The ids of a customer's sales, newest first. */
export async function listSaleIds(db: Connection, customerNumber: number): Promise<readonly number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select transaction_id::float8 as id from trade where customer_number = ${customerNumber}
    order by created_at desc, transaction_id desc limit ${CUSTOMER_SALES_LIMIT}`)
  return rows.map(({ id }) => id)
}

export async function listWarnings(
  db: Connection,
  transactionIds: readonly number[],
  nowMs: number,
): Promise<Customer['warnings']> {
  const { rows } = await db.execute<Customer['warnings'][number]>(sql`
    select trade_number as "tradeNumber", reason, ${isoTime('since')} as since, (${isHoldOpenAt(nowMs)}) as "isOpen"
    from payout_hold join trade using (transaction_id)
    where payout_hold.transaction_id = any(${sql.param([...transactionIds])}::bigint[])
    order by "isOpen" desc, payout_hold.id desc`)
  return rows
}

/** What the owner of a mailbox has agreed to. */
export async function listConsents(db: Connection, email: string): Promise<Customer['consents']> {
  const { rows } = await db.execute<Customer['consents'][number]>(sql`
    select market, kind, way, ${isoTime('asked_at')} as "askedAt", ${isoTime('happened_at')} as "happenedAt"
    from newsletter_consent where email = ${email} order by id desc`)
  return rows
}

export async function listSignIns(db: Connection, customerId: string): Promise<Customer['signIns']> {
  const { rows } = await db.execute<Customer['signIns'][number]>(sql`
    select browser, system, ${isoTime('created_at')} as "createdAt", ${isoTime('last_used_at')} as "lastUsedAt",
      ${isoTime('expires_at')} as "endsAt", ${isoTime('ended_at')} as "endedAt"
    from customer_sign_in where customer_id = ${customerId}::uuid order by created_at desc`)
  return rows
}
