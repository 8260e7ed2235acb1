import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

/**
 * Erases who has made a request that became a sale, once the seller of that sale is erased or the request is older than
 * given. The row stays without anything personal: it says that the prices of the sale were agreed and not listed, without
 * which nobody could compute them again.
 */
export async function eraseSoldRequests(db: Connection, before: Date | null = null): Promise<void> {
  await db.execute(sql`
    with erased as (
      select distinct request.id from individual_offer as made
      join lateral (
        select id, email, created_at from individual_offer_request where id = made.request_id limit 1
      ) as request on true
      where request.email <> '' and made.transaction_id is not null
        and (request.created_at < ${before}::timestamptz or coalesce((select seller.email from trade_seller as seller
          where seller.transaction_id = made.transaction_id), '') = '')
    ), items as (
      delete from inbox_item using erased where inbox_item.request_id = erased.id
    ), words as (
      update individual_offer set message = '' from erased where individual_offer.request_id = erased.id
    )
    update individual_offer_request as request set request_hash = '', company_name = '', contact_person = '', email = '',
      phone = null, message = ''
    where request.id = any(array(select id from erased))`)
}
