import type { Database } from '#server/db/database.ts'
import { SALE_VERSION } from '#server/modules/trades/sale-version.ts'
import type { KeyedSale } from '#server/modules/trades/trade-link.ts'

/** How far a sale is, without saying where. */
export interface VersionedSale extends KeyedSale {
  readonly version: string
}

const READ_VERSIONS = `
  select transaction_id::float8 as "transactionId", key_version as "keyVersion", ${SALE_VERSION} as version
  from trade where transaction_id = any($1::bigint[])`

/** The versions of sales, in one statement however many there are. */
export async function readSaleVersions(
  db: Database,
  transactionIds: readonly number[],
): Promise<readonly VersionedSale[]> {
  const { rows } = await db.$client.query<VersionedSale>({
    name: 'read-sale-versions',
    text: READ_VERSIONS,
    values: [transactionIds],
  })
  return rows
}
