import {
  buildRowText,
  CHAIN_START,
  type ChainPoint,
  type HashText,
  type RegisterRow,
  toChainPoint,
} from './hash-chain.ts'

export const CHAIN_BREAKS = [
  /** A row is missing, duplicated or out of order. */
  'SEQUENCE',
  'COUNTRY',
  'DAY',
  /** The row does not match its own hash. */
  'CHANGED',
  /** The row matches its hash, but its neighbour was linked to another row. */
  'REPLACED',
  /** The row differs from the record elsewhere: it or an earlier one was rewritten, with all that follow. */
  'REWRITTEN',
  /** Rows that were recorded elsewhere are gone. */
  'CUT_OFF',
] as const

export type ChainBreak = (typeof CHAIN_BREAKS)[number]

export type ChainReading =
  | { readonly kind: 'whole'; readonly end: ChainPoint }
  /** `sequence` is the number that the first broken row has, or should have. */
  | { readonly kind: 'broken'; readonly sequence: number; readonly reason: ChainBreak }

export interface ChainCheck {
  readonly country: string
  readonly hash: HashText
  /** For a part of a register: the last row before it, as it was recorded. */
  readonly start?: ChainPoint
  /** Rows recorded elsewhere, such as the last of each day. Only they reveal a cut-off or rewritten end. */
  readonly noted?: readonly ChainPoint[]
}

const broken = (sequence: number, reason: ChainBreak): ChainReading => ({ kind: 'broken', sequence, reason })

interface Place {
  readonly before: RegisterRow | null
  readonly point: ChainPoint
  readonly next: RegisterRow | undefined
}

function hasOwnHash({ entry, previousHash, hash }: RegisterRow, check: ChainCheck): boolean {
  try {
    return check.hash(buildRowText(entry, previousHash)) === hash
  } catch {
    // An entry without a canonical text was never hashed, so it was put there later.
    return false
  }
}

const isNoted = (point: ChainPoint, { noted = [] }: ChainCheck): boolean =>
  noted.some(({ sequence }) => sequence === point.sequence)

/** Decides which of two rows is wrong that match their own hashes, but not each other. */
function findReplacedRow(row: RegisterRow, { before, point, next }: Place, check: ChainCheck): number {
  const isAlone = next !== undefined && next.previousHash !== row.hash
  return before === null || isNoted(point, check) || isAlone ? row.entry.sequence : point.sequence
}

/** Checks one row against its neighbours. */
function checkRow(row: RegisterRow, place: Place, check: ChainCheck): ChainReading | null {
  const { entry } = row
  const sequence = place.point.sequence + 1
  if (entry.sequence !== sequence) return broken(sequence, 'SEQUENCE')
  if (!hasOwnHash(row, check)) return broken(sequence, 'CHANGED')
  if (row.previousHash !== place.point.hash) return broken(findReplacedRow(row, place, check), 'REPLACED')
  if (entry.country !== check.country) return broken(sequence, 'COUNTRY')
  if (place.before && entry.day < place.before.entry.day) return broken(sequence, 'DAY')
  const isNotedOtherwise = check.noted?.some((note) => note.sequence === sequence && note.hash !== row.hash)
  return isNotedOtherwise ? broken(sequence, 'REWRITTEN') : null
}

/** Checks that a register, or a part of it, is as it was written, and finds the first row that is not. */
export function verifyChain(rows: readonly RegisterRow[], check: ChainCheck): ChainReading {
  let before: RegisterRow | null = null
  let point = check.start ?? CHAIN_START
  for (const [at, row] of rows.entries()) {
    const reading = checkRow(row, { before, point, next: rows[at + 1] }, check)
    if (reading) return reading
    before = row
    point = toChainPoint(row)
  }
  const isCutOff = check.noted?.some(({ sequence }) => sequence > point.sequence)
  return isCutOff ? broken(point.sequence + 1, 'CUT_OFF') : { kind: 'whole', end: point }
}
