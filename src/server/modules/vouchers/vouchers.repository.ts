import { and, count, eq, gt, inArray } from 'drizzle-orm'
import type { CategoryId } from '#domain/catalogue/category.ts'
import type { Shop } from '#domain/markets/host-table.ts'
import type { Voucher } from '#domain/vouchers/voucher.ts'
import { devices } from '#server/db/catalogue-schema.ts'
import type { Connection } from '#server/db/database.ts'
import { offers } from '#server/db/offer-schema.ts'
import { vouchers, voucherUses } from '#server/db/voucher-schema.ts'

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

/** How often a customer has used a voucher. */
export async function countUses(
  db: Connection,
  code: string,
  customerKeys: readonly Uint8Array[],
): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(voucherUses)
    .where(and(eq(voucherUses.code, code), inArray(voucherUses.customerKey, [...customerKeys])))
  return row?.uses ?? 0
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
