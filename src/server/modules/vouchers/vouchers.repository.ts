import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Voucher } from '#domain/vouchers/voucher.ts'
import { UNSENT_STATES, type VoucherUse } from '#domain/vouchers/voucher-uses.ts'
import { devices } from '#server/db/catalogue-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { offers } from '#server/db/offer-schema.ts'
import { vouchers } from '#server/db/voucher-schema.ts'

type VoucherRow = typeof vouchers.$inferSelect

/** The earlier of the planned end and the end set by an operator. */
function findEnd({ validTo, endedAt }: VoucherRow): number | null {
  const ends = [validTo, endedAt].flatMap((end) => (end ? [end.getTime()] : []))
  return ends.length > 0 ? Math.min(...ends) : null
}

export function toVoucher(row: VoucherRow): Voucher {
  const { code, currency, minTotalInCents, categories, modes, variants, perCustomer } = row
  const terms = {
    code,
    currency,
    minTotalInCents,
    categories,
    modes,
    variants,
    perCustomer,
    validFromMs: row.validFrom.getTime(),
    validToMs: findEnd(row),
  }
  const { kind, valueInCents, rateBp, maxValueInCents } = row
  if (kind === 'FIXED' && valueInCents !== null) return { ...terms, kind, valueInCents }
  if (kind === 'PERCENT' && rateBp !== null) return { ...terms, kind, rateBp, maxValueInCents }
  throw new Error(`The voucher ${code} has no value`)
}

export async function findVoucher(db: Connection, code: string): Promise<Voucher | null> {
  const [row] = await db.select().from(vouchers).where(eq(vouchers.code, code))
  return row ? toVoucher(row) : null
}

/** Where a customer has used a voucher, the earliest use first. */
export async function listUses(
  db: Connection,
  code: string,
  customerKeys: readonly Uint8Array[],
): Promise<readonly VoucherUse[]> {
  const keys = sql.join(
    customerKeys.map((key) => sql`${Buffer.from(key)}`),
    sql`, `,
  )
  const { rows } = await db.execute<VoucherUse & Record<string, unknown>>(sql`
    select ordinal, transaction_id::float8 as "transactionId", coalesce(customer_number, 0)::float8 as "customerNumber",
      exists (select from shipment where shipment.transaction_id = trade.transaction_id
        and first_scan_at is not null) as "wasScanned",
      array(select state from trade_item where trade_item.transaction_id = trade.transaction_id) as states
    from voucher_use left join trade using (transaction_id)
    where code = ${code} and customer_key in (${keys})
    order by used_at, transaction_id`)
  return rows
}

/** Whether a trade still has its voucher: it may have given way to a later sale. A condition on the rows of `trade`. */
export const HAS_VOUCHER =
  'exists (select from voucher_use where voucher_use.transaction_id = trade.transaction_id)'

/** The voucher of a trade, for `jsonb_build_object`. */
export const TRADE_VOUCHER = `
  'voucherCode', case when ${HAS_VOUCHER} then voucher_code end,
  'voucherValueInCents', case when ${HAS_VOUCHER} then voucher_value_in_cents else 0 end`

/** Takes the use of a voucher from a sale of which nothing was sent; false where it is gone, or final by now. */
export async function takeUse(client: Pick<pg.ClientBase, 'query'>, transactionId: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from voucher_use where transaction_id = $1
       and not exists (select from trade_item where transaction_id = $1 and state <> all($2))
       and not exists (select from shipment where transaction_id = $1 and first_scan_at is not null)`,
    [transactionId, UNSENT_STATES],
  )
  return rowCount === 1
}

export interface OfferedDevice {
  readonly categoryId: CategoryId
  readonly priceInCents: number
}

/** Valid offers of this shop by id; leaves out all others. */
export async function findOfferedDevices(
  db: Connection,
  { market, shopMode }: Shop,
  { offerIds, now }: { readonly offerIds: readonly string[]; readonly now: Date },
): Promise<ReadonlyMap<string, OfferedDevice>> {
  const rows = await db
    .select({ id: offers.id, categoryId: devices.categoryId, priceInCents: offers.priceInCents })
    .from(offers)
    .innerJoin(devices, eq(devices.id, offers.deviceId))
    .where(
      and(
        inArray(offers.id, [...offerIds]),
        eq(offers.market, market),
        eq(offers.shopMode, shopMode),
        gt(offers.expiresAt, now),
      ),
    )
  // The category table holds no other ids.
  return new Map(rows.map(({ id, ...row }) => [id, { ...row, categoryId: row.categoryId as CategoryId }]))
}
