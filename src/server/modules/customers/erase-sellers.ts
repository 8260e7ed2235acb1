import { type SQL, sql } from 'drizzle-orm'
import {
  contactsKeptSince,
  OVER_STATES,
  purchasesKeptSince,
  UNSOLD_STATES,
  unsoldKeptSince,
} from '#domain/trades/trade-retention.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection } from '#server/db/database.ts'

/** With time an expired trade is over, too: no parcel comes that late. */
const ENDS: readonly TradeState[] = [...new Set([...OVER_STATES, ...UNSOLD_STATES])]

const list = (states: readonly TradeState[]): SQL => sql`${sql.param(states)}::text[]`

/** Whether all devices of a trade are in one of the states. */
const isIn = (states: readonly TradeState[]): SQL => sql`bool_and(item.state = any(${list(states)}))`

/**
 * Some of the trades that are over: of a purchase the document stays, which is who sold what for how much; mail address,
 * phone, birth date, account number and label go. Where nothing was bought everything goes.
 * The use of a voucher stays: whoever comes back has used it.
 */
const eraseOver = (isMeant: SQL, hasEnded: SQL = isIn(OVER_STATES)): SQL => sql`
  with ended as (
    select item.transaction_id, ${isIn(UNSOLD_STATES)} as is_unsold
    from trade join trade_seller using (transaction_id) join trade_item as item using (transaction_id)
    where trade_seller.email <> '' and ${isMeant}
    group by item.transaction_id having ${hasEnded}
  ), labels as (
    delete from shipment using ended where shipment.transaction_id = ended.transaction_id
  ), return_labels as (
    update return_shipment set label_pdf = '' from ended where return_shipment.transaction_id = ended.transaction_id
  ), unsold as (
    delete from trade_seller using ended where trade_seller.transaction_id = ended.transaction_id and is_unsold
  )
  update trade_seller set email = '', phone = null, birth_date = null, sealed_account = ''
  from ended where trade_seller.transaction_id = ended.transaction_id and not is_unsold`

/** Erases what no law needs of the trades of a customer who leaves; trades that are not over go on. */
export async function eraseSellersOf(tx: Connection, customerNumber: number): Promise<void> {
  await tx.execute(eraseOver(sql`trade.customer_number = ${customerNumber}`))
}

/** The same for trades that have come to their end after their customer left. */
export async function eraseLeftSellers(db: Connection): Promise<void> {
  await db.execute(
    eraseOver(sql`trade.customer_number in (
      select customer_number from customer where guest_key_hash is null and not exists (
        select from customer_account where customer_account.customer_number = customer.customer_number))`),
  )
}

// With the seller goes everything that leads back to him; what is left is a number among numbers.
// Of a customer who has left the use of a voucher may be all that is left, and its time comes, too.
const eraseEnded = (states: readonly TradeState[], before: Date): SQL => sql`
  with ended as (
    select trade.transaction_id from trade left join trade_seller as seller using (transaction_id)
    where trade.created_at < ${before} and not exists (
      select from trade_item as item where item.transaction_id = trade.transaction_id
        and (item.state <> all(${list(states)}) or item.state_since >= ${before}))
      and (seller.transaction_id is not null or exists (
        select from voucher_use where voucher_use.transaction_id = trade.transaction_id))
  ), labels as (
    delete from shipment using ended where shipment.transaction_id = ended.transaction_id
  ), return_labels as (
    update return_shipment set label_pdf = '' from ended where return_shipment.transaction_id = ended.transaction_id
  ), uses as (
    delete from voucher_use using ended where voucher_use.transaction_id = ended.transaction_id
  )
  delete from trade_seller using ended where trade_seller.transaction_id = ended.transaction_id`

/** Erases the sellers of trades whose time has come, whoever they are. */
export async function eraseOldSellers(db: Connection, nowMs: number): Promise<void> {
  const contacts = new Date(contactsKeptSince(nowMs))
  const hasEnded = sql`${isIn(ENDS)} and max(item.state_since) < ${contacts}`
  await db.execute(eraseOver(sql`trade.created_at < ${contacts}`, hasEnded))
  await db.execute(eraseEnded(UNSOLD_STATES, new Date(unsoldKeptSince(nowMs))))
  await db.execute(eraseEnded(ENDS, new Date(purchasesKeptSince(nowMs))))
}
