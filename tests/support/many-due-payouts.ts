import { buildPayoutReference } from '#domain/payouts/payout-reference.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Database } from '#server/db/database.ts'
import { buildSalePayoutContext } from '#server/secrets/sale-payout-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { storeTrades } from './stored-trades.ts'

/** A German account number that exists only in tests, with the check digits of the standard. */
function buildIban(number: number): string {
  const account = `51210800${String(number).padStart(10, '0')}`
  const check = 98n - (BigInt(`${account}131400`) % 97n)
  return `DE${String(check).padStart(2, '0')}${account}`
}

const INSERT_SELLERS = `
  insert into trade_seller (transaction_id, email, first_name, last_name, street, house_number, zip, city, country,
    payment_type_id, account_holder, sealed_account, masked_account)
  select id, 'seller-' || id || '@example.org', 'Erika', 'Muster', 'Weg', '1', '10115', 'Berlin', 'DE', 13,
    'Erika Muster', sealed, 'DE … 00'
  from unnest($1::bigint[], $2::bytea[]) as new (id, sealed)`

// The second attempt, after the bank has returned the first: its device is pending already.
const INSERT_PAYOUTS = `
  insert into payout (transaction_id, item_number, attempt, reference, amount_in_cents, status, created_at)
  select id, 1, 2, reference, 10000 + place, 'due', $3
  from unnest($1::bigint[], $2::text[]) with ordinality as new (id, reference, place)`

/** Stores trades whose payouts are due again, each to an account of its own, and returns their sum in cents. */
export async function storeDuePayouts(
  { db, secret }: { readonly db: Database; readonly secret: ShopSecret },
  count: number,
  nowMs: number,
): Promise<number> {
  const ids = await storeTrades(db, { createdAtMs: nowMs, count, states: ['PAYOUT_PENDING'] })
  const sealed = ids.map((id, at) => Buffer.from(secret.seal(buildIban(at + 1), buildSalePayoutContext(id))))
  await db.$client.query(INSERT_SELLERS, [ids, sealed])
  const references = ids.map((id) => buildPayoutReference(formatTradeNumber(id), 1))
  await db.$client.query(INSERT_PAYOUTS, [ids, references, new Date(nowMs)])
  return ids.reduce((sum, _, at) => sum + 10_001 + at, 0)
}
