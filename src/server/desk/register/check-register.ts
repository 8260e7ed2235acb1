import { createHash } from 'node:crypto'
import {
  CHAIN_START,
  type ChainPoint,
  pointOf,
  type RegisterRow,
} from '#domain/purchase-register/hash-chain.ts'
import { type ChainReading, verifyChain } from '#domain/purchase-register/verify-chain.ts'
import type { Connection } from '#server/db/database.ts'
import { readNotedPoints, readRegisterPage } from './register.repository.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** As much as is held in memory at once. */
const PAGE_ROWS = 5_000

/** A part of the register, and where it begins. */
interface Part {
  readonly rows: readonly RegisterRow[]
  readonly start: ChainPoint
  readonly isLast: boolean
}

function checkPart(
  { rows, start, isLast }: Part,
  country: string,
  noted: readonly ChainPoint[],
): ChainReading {
  const end = rows.at(-1)?.entry.sequence ?? start.sequence
  // Notes about later rows are for the parts that have them; only behind the last one nothing may follow.
  const here = isLast ? noted : noted.filter(({ sequence }) => sequence <= end)
  return verifyChain(rows, {
    country,
    hash: sha256,
    start,
    noted: here.filter((note) => note.sequence > start.sequence),
  })
}

/**
 * Whether a country's register is as it was written, from its first row to its last, and as the audit log has noted it.
 * Each part begins with the last row of the one before, so that neighbours are compared across the seam, too.
 */
export async function checkRegister(
  db: Connection,
  country: string,
  size = PAGE_ROWS,
): Promise<ChainReading> {
  const noted = await readNotedPoints(db, country)
  let start = CHAIN_START
  for (;;) {
    const rows = await readRegisterPage(db, country, { from: start.sequence + 1, size })
    const isLast = rows.length < size
    const reading = checkPart({ rows, start, isLast }, country, noted)
    const [beforeLast] = rows.slice(-2)
    if (reading.kind === 'broken' || isLast || !beforeLast) return reading
    start = pointOf(beforeLast)
  }
}
