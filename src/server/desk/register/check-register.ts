import { createHash } from 'node:crypto'
import {
  CHAIN_START,
  type ChainPoint,
  type RegisterRow,
  toChainPoint,
} from '#domain/purchase-register/hash-chain.ts'
import { type ChainReading, verifyChain } from '#domain/purchase-register/verify-chain.ts'
import type { Connection } from '#server/db/database.ts'
import { readNotedPoints, readRegisterPage } from './register.repository.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Rows held in memory at a time. */
const PAGE_ROWS = 5_000

/** A part of the register, and the point before it. */
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
  // Recorded points beyond this part are checked with later parts; after the last part there must be none.
  const here = isLast ? noted : noted.filter(({ sequence }) => sequence <= end)
  return verifyChain(rows, {
    country,
    hash: sha256,
    start,
    noted: here.filter((note) => note.sequence > start.sequence),
  })
}

/**
 * Checks that a country's register is as it was written, and matches what the audit log recorded of it. Each part begins
 * with the last row of the one before, so that rows are also compared across the seam.
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
    start = toChainPoint(beforeLast)
  }
}
