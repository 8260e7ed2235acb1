import { sql } from 'drizzle-orm'
import type { Connection } from '#server/db/database.ts'

export interface AddedVoucher {
  readonly code: string
  readonly valueInCents: number
}

/** Gives a voucher to a trade that was created without one. */
export async function addTradeVoucher(
  db: Connection,
  transactionId: number,
  { code, valueInCents }: AddedVoucher,
): Promise<void> {
  await db.execute(sql`
    insert into voucher (code, kind, value_in_cents, currency, min_total_in_cents, categories, modes, variants,
      valid_from, per_customer)
    values (${code}, 'FIXED', ${valueInCents}, 'EUR', 0, '{}', '{}', '{}', now(), 1000)
    on conflict (code) do nothing`)
  await db.execute(sql`
    update trade set voucher_code = ${code}, voucher_value_in_cents = ${valueInCents}
    where transaction_id = ${transactionId}`)
  await db.execute(sql`
    insert into voucher_use (code, customer_key, ordinal, transaction_id, used_at)
    values (${code}, sha256(convert_to(${String(transactionId)}, 'UTF8')), 1, ${transactionId}, now())`)
}
