import type { Database } from '../../db/database.ts'
import { buildCustomerKey } from '../../modules/vouchers/customer-key.ts'
import type { ShopSecret } from '../../secrets/shop-secret.ts'
import { type Rewritten, rewriteRows } from './rewrite-rows.ts'

interface UseRow {
  readonly key: string
  readonly email: string
  readonly customer_key: Buffer
}

/** Who has used a voucher, where the seller's address is still known. An erased one is found by its old key only. */
export const rehashVoucherUses = (db: Database, secret: ShopSecret): Promise<Rewritten> =>
  rewriteRows<UseRow>({
    async read(after, limit) {
      const { rows } = await db.$client.query<UseRow>(
        `select voucher_use.transaction_id::text as key, email, customer_key
         from voucher_use join trade_seller using (transaction_id)
         where email <> '' and ($1::bigint is null or voucher_use.transaction_id > $1::bigint)
         order by voucher_use.transaction_id limit $2`,
        [after, limit],
      )
      return rows
    },
    renew: ({ email }) => buildCustomerKey(secret, email),
    async write(rows, values) {
      const { rowCount } = await db.$client.query(
        `update voucher_use set customer_key = renewed.value
         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as renewed (key, old, value)
         where transaction_id = renewed.key and customer_key = renewed.old and renewed.value <> renewed.old
           and not exists (select from voucher_use as other where other.code = voucher_use.code
             and other.customer_key = renewed.value and other.ordinal = voucher_use.ordinal)`,
        [rows.map(({ key }) => key), rows.map(({ customer_key }) => customer_key), values],
      )
      return rowCount ?? 0
    },
  })

/** How many uses can't be renewed, because the seller's address is gone. */
export async function countErasedVoucherUses(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    `select count(*)::integer as count from voucher_use left join trade_seller using (transaction_id)
     where email is null or email = ''`,
  )
  return rows[0]?.count ?? 0
}
