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
      join individual_offer_request as request on request.id = made.request_id
      where request.email <> '' and made.transaction_id is not null
        and (request.created_at < ${before}::timestamptz or not exists (select from trade_seller as seller
          where seller.transaction_id = made.transaction_id and seller.email <> ''))
    ), items as (
      delete from inbox_item using erased where inbox_item.request_id = erased.id
    ), words as (
      update individual_offer set message = '' from erased where individual_offer.request_id = erased.id
    )
    update individual_offer_request as request set request_hash = '', company_name = '', contact_person = '', email = '',
      phone = null, message = ''
    from erased where request.id = erased.id`)
}
