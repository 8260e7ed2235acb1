import {
  CHAIN_START,
  type ChainPoint,
  type HashText,
  pointOf,
  type RegisterRow,
  rowText,
} from './hash-chain.ts'

export type ChainBreak =
  /** Not the row that follows: one is missing, there twice or in another place. */
  | 'SEQUENCE'
  | 'COUNTRY'
  | 'DAY'
  /** The row does not say what it said when its hash was made. */
  | 'CHANGED'
  /** The row is sound in itself, but its neighbour was tied to another one. */
  | 'REPLACED'
  /** The row is not the one that was noted elsewhere; it or one before it was rewritten, with all that follow. */
  | 'REWRITTEN'
  /** Rows that were noted elsewhere are not there any more. */
  | 'CUT_OFF'

export type ChainReading =
  | { readonly kind: 'whole'; readonly end: ChainPoint }
  /** The number that the first broken row has, or should have. */
  | { readonly kind: 'broken'; readonly sequence: number; readonly reason: ChainBreak }

export interface ChainCheck {
  readonly country: string
  readonly hash: HashText
  /** Where the rows begin, if not at the beginning: the last row before them, as it was noted. */
  readonly start?: ChainPoint
  /** Rows noted elsewhere, such as the last one of each day. Only they show that the end was cut off or rewritten. */
  readonly noted?: readonly ChainPoint[]
}

const broken = (sequence: number, reason: ChainBreak): ChainReading => ({ kind: 'broken', sequence, reason })

interface Place {
  readonly before: RegisterRow | null
  readonly point: ChainPoint
  readonly next: RegisterRow | undefined
}

function isOwnHash({ entry, previousHash, hash }: RegisterRow, check: ChainCheck): boolean {
  try {
    return check.hash(rowText(entry, previousHash)) === hash
  } catch {
    // What has no canonical text was never hashed: somebody put it there later.
    return false
  }
}

const isNoted = (point: ChainPoint, { noted = [] }: ChainCheck): boolean =>
  noted.some(({ sequence }) => sequence === point.sequence)

/** Two rows that are sound in themselves do not fit together: which of them is the wrong one. */
function replacedRow(row: RegisterRow, { before, point, next }: Place, check: ChainCheck): number {
  const isAlone = next !== undefined && next.previousHash !== row.hash
  return before === null || isNoted(point, check) || isAlone ? row.entry.sequence : point.sequence
}

/** What is wrong with one row, given the ones around it. */
function checkRow(row: RegisterRow, place: Place, check: ChainCheck): ChainReading | null {
  const { entry } = row
  const sequence = place.point.sequence + 1
  if (entry.sequence !== sequence) return broken(sequence, 'SEQUENCE')
  if (!isOwnHash(row, check)) return broken(sequence, 'CHANGED')
  if (row.previousHash !== place.point.hash) return broken(replacedRow(row, place, check), 'REPLACED')
  if (entry.country !== check.country) return broken(sequence, 'COUNTRY')
  if (place.before && entry.day < place.before.entry.day) return broken(sequence, 'DAY')
  const isNotedOtherwise = check.noted?.some((note) => note.sequence === sequence && note.hash !== row.hash)
  return isNotedOtherwise ? broken(sequence, 'REWRITTEN') : null
}

/** Whether a register, or a part of it, is as it was written; otherwise the first row that is not. */
export function verifyChain(rows: readonly RegisterRow[], check: ChainCheck): ChainReading {
  let before: RegisterRow | null = null
  let point = check.start ?? CHAIN_START
  for (const [at, row] of rows.entries()) {
    const reading = checkRow(row, { before, point, next: rows[at + 1] }, check)
    if (reading) return reading
    before = row
    point = pointOf(row)
  }
  const isCutOff = check.noted?.some(({ sequence }) => sequence > point.sequence)
  return isCutOff ? broken(point.sequence + 1, 'CUT_OFF') : { kind: 'whole', end: point }
}
