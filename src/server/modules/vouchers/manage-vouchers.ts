import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Voucher } from '#domain/vouchers/voucher.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { vouchers, voucherUses } from '#server/db/voucher-schema.ts'
import { toVoucher } from './vouchers.repository.ts'

/** The result for one voucher of an import. An ended voucher stays ended, whatever the file says. */
export type ImportOutcome = 'new' | 'changed' | 'same' | 'ended'

function toRow(voucher: Voucher): typeof vouchers.$inferInsert {
  const { validFromMs, validToMs, categories, modes, variants, ...terms } = voucher
  return {
    valueInCents: null,
    rateBp: null,
    maxValueInCents: null,
    ...terms,
    categories: [...categories],
    modes: [...modes],
    variants: [...variants],
    validFrom: new Date(validFromMs),
    validTo: validToMs === null ? null : new Date(validToMs),
  }
}

async function readStored(
  transaction: Transaction,
  codes: readonly string[],
): Promise<ReadonlyMap<string, typeof vouchers.$inferSelect>> {
  const rows = await transaction
    .select()
    .from(vouchers)
    .where(inArray(vouchers.code, [...codes]))
  return new Map(rows.map((row) => [row.code, row]))
}

function compareVouchers(before: typeof vouchers.$inferSelect | undefined, voucher: Voucher): ImportOutcome {
  if (!before) return 'new'
  if (before.endedAt) return 'ended'
  return isDeepStrictEqual(toVoucher(before), voucher) ? 'same' : 'changed'
}

/** Writes all vouchers or none. A voucher with a known code is updated. */
export function importVouchers(
  db: Database,
  given: readonly Voucher[],
): Promise<ReadonlyMap<string, ImportOutcome>> {
  return db.transaction(async (transaction) => {
    // Imports run one at a time; trades can still use vouchers meanwhile.
    await transaction.execute(sql`lock table ${vouchers} in share row exclusive mode`)
    const stored = await readStored(
      transaction,
      given.map(({ code }) => code),
    )
    const outcomes = new Map<string, ImportOutcome>()
    for (const voucher of given) {
      const before = stored.get(voucher.code)
      const outcome = compareVouchers(before, voucher)
      outcomes.set(voucher.code, outcome)
      if (outcome === 'ended' || outcome === 'same') continue
      const row = toRow(voucher)
      await transaction.insert(vouchers).values(row).onConflictDoUpdate({ target: vouchers.code, set: row })
    }
    return outcomes
  })
}

export interface ListedVoucher {
  readonly voucher: Voucher
  readonly isEnded: boolean
  readonly uses: number
}

/** All vouchers by code, with the number of trades that used them. */
export async function listVouchers(db: Database): Promise<ListedVoucher[]> {
  const rows = await db
    .select({ row: vouchers, uses: count(voucherUses.code) })
    .from(vouchers)
    .leftJoin(voucherUses, eq(voucherUses.code, vouchers.code))
    .groupBy(vouchers.code)
    .orderBy(asc(vouchers.code))
  return rows.map(({ row, uses }) => ({ voucher: toVoucher(row), isEnded: row.endedAt !== null, uses }))
}

/** Ends a voucher for good; the first end counts. Trades that used it keep it. */
export async function endVoucher(
  db: Database,
  code: string,
  now: Date,
): Promise<'ended' | 'endedBefore' | 'unknown'> {
  const { rowCount } = await db
    .update(vouchers)
    .set({ endedAt: now })
    .where(and(eq(vouchers.code, code), isNull(vouchers.endedAt)))
  if (rowCount) return 'ended'
  const [row] = await db.select({ code: vouchers.code }).from(vouchers).where(eq(vouchers.code, code))
  return row ? 'endedBefore' : 'unknown'
}
