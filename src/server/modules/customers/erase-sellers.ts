import { type SQL, sql } from 'drizzle-orm'
import {
  computeContactCutoff,
  computeExpiredCutoff,
  computePurchaseCutoff,
  computeUnsoldCutoff,
  OVER_STATES,
  UNSOLD_STATES,
} from '#domain/trades/trade-retention.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import type { Connection, Database } from '#server/db/database.ts'
import { walkTable } from '#server/modules/housekeeping/walk-table.ts'
import { eraseSoldRequests } from '#server/modules/individual-offers/erase-sold-requests.ts'

/** After a while an expired trade is over as well: no parcel arrives that late. */
const FINAL_STATES: readonly TradeState[] = [...new Set([...OVER_STATES, ...UNSOLD_STATES])]

const toTextArray = (states: readonly TradeState[]): SQL => sql`${sql.param(states)}::text[]`

/** Whether all devices of a trade are in one of the states. */
const areAllIn = (states: readonly TradeState[]): SQL =>
  sql`bool_and(item.state = any(${toTextArray(states)}))`

/**
 * Erases the contact details of some trades that are over. A purchase keeps its document (who sold what for how much);
 * mail address, phone, birth date, account number, label, papers, uploaded files, notes and sent mails go. Where nothing was bought, everything goes.
 * The use of a voucher stays, so that a returning customer can't use it twice.
 */
const eraseContacts = (isSelected: SQL, hasEnded: SQL = areAllIn(OVER_STATES)): SQL => sql`
  with ended as (
    select item.transaction_id, ${areAllIn(UNSOLD_STATES)} as is_unsold
    from trade join trade_seller using (transaction_id) join trade_item as item using (transaction_id)
    where trade_seller.email <> '' and ${isSelected}
    group by item.transaction_id having ${hasEnded}
  ), labels as (
    delete from shipment using ended where shipment.transaction_id = ended.transaction_id
  ), papers as (
    delete from trade_paper using ended where trade_paper.transaction_id = ended.transaction_id
  ), return_labels as (
    update return_shipment set label_pdf = '', blob_key = null from ended
    where return_shipment.transaction_id = ended.transaction_id
  ), part_labels as (
    update part_parcel set label_pdf = '', blob_key = null from ended
    where part_parcel.transaction_id = ended.transaction_id and booked_at is not null
  ), proofs as (
    delete from clarification_proof using clarification, ended
    where clarification.id = clarification_id and clarification.transaction_id = ended.transaction_id
  ), photos as (
    delete from seller_photo using ended where seller_photo.transaction_id = ended.transaction_id
  ), notes as (
    delete from sale_note using ended where sale_note.transaction_id = ended.transaction_id
  ), mails as (
    delete from sent_mail using ended where sent_mail.transaction_id = ended.transaction_id
  ), inbox as (
    delete from inbox_item using ended where inbox_item.transaction_id = ended.transaction_id
  ), addresses as (
    delete from email_change using ended where email_change.transaction_id = ended.transaction_id
  ), browsers as (
    delete from push_subscription using ended where push_subscription.transaction_id = ended.transaction_id
  ), unsold as (
    delete from trade_seller using ended where trade_seller.transaction_id = ended.transaction_id and is_unsold
  )
  update trade_seller set email = '', phone = null, birth_date = null, sealed_account = '', account_key = null,
    network_key = null
  from ended where trade_seller.transaction_id = ended.transaction_id and not is_unsold`

/** Erases what no law requires us to keep about the trades of a customer who leaves; open trades go on. */
export async function eraseCustomerSellers(tx: Connection, customerNumber: number): Promise<void> {
  await tx.execute(eraseContacts(sql`trade.customer_number = ${customerNumber}`))
  await eraseSoldRequests(tx)
}

/** Erases the same for trades that ended after their customer had left. */
export async function eraseLeftSellers(db: Connection): Promise<void> {
  await db.execute(
    eraseContacts(sql`trade.customer_number = any(array(
      select customer_number from left_customer where has_left))`),
  )
}

/** Erases the same for some sales, also for those that expired weeks ago. */
export async function eraseSellersOf(
  tx: Connection,
  transactionIds: readonly number[],
  nowMs: number,
): Promise<void> {
  const isSelected = sql`trade.transaction_id = any(${sql.param([...transactionIds])}::bigint[])`
  const isOver = sql`bool_and(item.state = any(${toTextArray(OVER_STATES)})
    or (item.state = 'EXPIRED' and item.state_since < ${new Date(computeExpiredCutoff(nowMs))}))`
  await tx.execute(eraseContacts(isSelected, isOver))
  await eraseSoldRequests(tx)
}

// Deleting the seller removes everything that leads back to a person; only anonymous figures remain.
// Of a customer who has left, the use of a voucher may be all there is. It expires like the rest. It is counted, because
// PostgreSQL might read all uses to know whether one exists.
const eraseSellers = (isSelected: SQL, states: readonly TradeState[], before: Date): SQL => sql`
  with ended as (
    select trade.transaction_id from trade left join trade_seller as seller using (transaction_id)
    where ${isSelected} and trade.created_at < ${before} and not exists (
      select from trade_item as item where item.transaction_id = trade.transaction_id
        and (item.state <> all(${toTextArray(states)}) or item.state_since >= ${before}))
      and (seller.transaction_id is not null or 0 < (
        select count(*) from voucher_use where voucher_use.transaction_id = trade.transaction_id))
  ), labels as (
    delete from shipment using ended where shipment.transaction_id = ended.transaction_id
  ), papers as (
    delete from trade_paper using ended where trade_paper.transaction_id = ended.transaction_id
  ), return_labels as (
    update return_shipment set label_pdf = '', blob_key = null from ended
    where return_shipment.transaction_id = ended.transaction_id
  ), part_labels as (
    update part_parcel set label_pdf = '', blob_key = null from ended
    where part_parcel.transaction_id = ended.transaction_id and booked_at is not null
  ), proofs as (
    delete from clarification_proof using clarification, ended
    where clarification.id = clarification_id and clarification.transaction_id = ended.transaction_id
  ), photos as (
    delete from seller_photo using ended where seller_photo.transaction_id = ended.transaction_id
  ), notes as (
    delete from sale_note using ended where sale_note.transaction_id = ended.transaction_id
  ), mails as (
    delete from sent_mail using ended where sent_mail.transaction_id = ended.transaction_id
  ), inbox as (
    delete from inbox_item using ended where inbox_item.transaction_id = ended.transaction_id
  ), addresses as (
    delete from email_change using ended where email_change.transaction_id = ended.transaction_id
  ), browsers as (
    delete from push_subscription using ended where push_subscription.transaction_id = ended.transaction_id
  ), uses as (
    delete from voucher_use using ended where voucher_use.transaction_id = ended.transaction_id
  )
  delete from trade_seller using ended where trade_seller.transaction_id = ended.transaction_id`

/** Erases the earlier payout accounts of trades whose current one is gone. */
const erasePayoutChanges = (db: Database): Promise<void> =>
  walkTable(db, {
    name: 'payout-changes',
    table: 'payout_account_change',
    key: 'id',
    type: 'uuid',
    visit: (tx, isInRange) =>
      tx.execute(sql`
        delete from payout_account_change as change where ${isInRange(sql`change.id`)} and not exists (
          select from trade_seller as seller
          where seller.transaction_id = change.transaction_id and seller.sealed_account <> '')`),
  })

/** Erases sellers whose retention period is over. Unsold devices have the shortest, so all others are older. */
export async function eraseOldSellers(db: Database, nowMs: number): Promise<void> {
  const contactsSince = new Date(computeContactCutoff(nowMs))
  const unsoldSince = new Date(computeUnsoldCutoff(nowMs))
  const hasEnded = sql`${areAllIn(FINAL_STATES)} and max(item.state_since) < ${contactsSince}`
  await walkTable(db, {
    name: 'sellers',
    table: 'trade',
    key: 'created_at',
    type: 'timestamptz',
    where: sql`created_at < ${unsoldSince}`,
    async visit(tx, isInRange) {
      const isSelected = isInRange(sql`trade.created_at`)
      await tx.execute(eraseContacts(sql`${isSelected} and trade.created_at < ${contactsSince}`, hasEnded))
      await tx.execute(eraseSellers(isSelected, UNSOLD_STATES, unsoldSince))
      await tx.execute(eraseSellers(isSelected, FINAL_STATES, new Date(computePurchaseCutoff(nowMs))))
    },
  })
  await erasePayoutChanges(db)
}
