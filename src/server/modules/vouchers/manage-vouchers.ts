import { isDeepStrictEqual } from 'node:util'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Voucher } from '#domain/vouchers/voucher.ts'
import type { Connection, Database, Transaction } from '#server/db/database.ts'
import { trades } from '#server/db/trade-schema.ts'
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

/** Adds one voucher. A code that is taken keeps its terms. */
export async function addVoucher(tx: Connection, voucher: Voucher): Promise<ImportOutcome> {
  const { rowCount } = await tx.insert(vouchers).values(toRow(voucher)).onConflictDoNothing()
  if (rowCount) return 'new'
  const [before] = await tx.select().from(vouchers).where(eq(vouchers.code, voucher.code))
  return compareVouchers(before, voucher)
}

export interface ListedVoucher {
  readonly voucher: Voucher
  readonly isEnded: boolean
  readonly uses: number
  /** What it adds to the sales that have it. */
  readonly costInCents: number
  readonly lastUsedAtMs: number | null
}

/** All vouchers by code, with the sales that have them and what they cost. */
export async function listVouchers(db: Connection): Promise<ListedVoucher[]> {
  const used = db
    .select({
      code: voucherUses.code,
      uses: count().as('uses'),
      cost: sql<string>`coalesce(sum(${trades.voucherValueInCents}), 0)`.as('cost'),
      lastUsedAt: sql<string>`max(${voucherUses.usedAt})`.as('last_used_at'),
    })
    .from(voucherUses)
    .leftJoin(trades, eq(trades.transactionId, voucherUses.transactionId))
    .groupBy(voucherUses.code)
    .as('used')
  const rows = await db
    .select({ row: vouchers, uses: used.uses, cost: used.cost, lastUsedAt: used.lastUsedAt })
    .from(vouchers)
    .leftJoin(used, eq(used.code, vouchers.code))
    .orderBy(asc(vouchers.code))
  return rows.map(({ row, uses, cost, lastUsedAt }) => ({
    voucher: toVoucher(row),
    isEnded: row.endedAt !== null,
    uses: uses ?? 0,
    costInCents: Number(cost ?? 0),
    lastUsedAtMs: lastUsedAt === null ? null : new Date(lastUsedAt).getTime(),
  }))
}

/** Ends a voucher for good; the first end counts. Trades that used it keep it. */
export async function endVoucher(
  db: Connection,
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
