import { sql } from 'drizzle-orm'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'

/** What the holder of a key may do: see the sale and its papers, or also act as its seller. */
export type SaleAccess = 'read' | 'act'

/** A sale with the version of its keys. Raising the version makes all earlier keys useless. */
export interface KeyedSale {
  readonly transactionId: number
  readonly keyVersion: number
}

/** The default of the column. */
export const FIRST_KEY_VERSION = 1

const PURPOSES = { read: 'sale-read', act: 'sale-act' } as const satisfies Record<SaleAccess, string>

const buildKeyId = ({ transactionId, keyVersion }: KeyedSale): string => `${transactionId}.${keyVersion}`

/** The secret that opens one sale. It isn't stored: the shop's secret derives it from sale and version. */
export const deriveSaleKey = (secret: ShopSecret, sale: KeyedSale, access: SaleAccess): string =>
  secret.keyFor(PURPOSES[access], buildKeyId(sale))

/** What a key opens of this sale; null when it isn't, or no longer, one of its keys. */
export function findSaleAccess(secret: ShopSecret, sale: KeyedSale, given: string): SaleAccess | null {
  const id = buildKeyId(sale)
  // Both are compared, so that the time taken doesn't tell a reading key from a wrong one.
  const isAct = secret.isKeyFor(PURPOSES.act, id, given)
  const isRead = secret.isKeyFor(PURPOSES.read, id, given)
  if (isAct) return 'act'
  return isRead ? 'read' : null
}

/** A link to the sale. Its secret follows the `#`, which browsers never send. */
export const buildTradeLink = (
  secret: ShopSecret,
  sale: KeyedSale & { readonly statusUrl: string },
  access: SaleAccess,
): string =>
  `${sale.statusUrl}#${formatTradeNumber(sale.transactionId)}.${deriveSaleKey(secret, sale, access)}`

/** Makes every earlier link useless: of one sale, or of all sales of a customer. Their sellers request new ones. */
export async function revokeSaleKeys(
  tx: Connection,
  sales: { readonly transactionId: number } | { readonly customerNumber: number },
): Promise<void> {
  const condition =
    'transactionId' in sales
      ? sql`transaction_id = ${sales.transactionId}`
      : sql`customer_number = ${sales.customerNumber}`
  // Locked in the same order as payouts lock them, so that neither waits for the other in a circle.
  await tx.execute(sql`
    with locked as (
      select transaction_id from trade where ${condition} order by transaction_id for no key update
    )
    update trade set key_version = key_version + 1 from locked where trade.transaction_id = locked.transaction_id`)
}
