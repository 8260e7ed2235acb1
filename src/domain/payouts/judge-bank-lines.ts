import type { BankAnswer, TransferAnswer } from './bank-answer.ts'
import type { BankLine, LineMatch } from './bank-line.ts'

/** A transfer as it was sent, and what earlier answers have made of it. */
export interface SentMoney {
  readonly endToEndId: string
  readonly batchId: string
  readonly amountInCents: number
  readonly currency: string
  readonly status: 'ordered' | 'confirmed' | 'rejected'
}

/** A movement with its key, which is the same in every file that reports it. */
export interface KeyedLine {
  readonly key: string
  readonly line: BankLine
}

/** A movement of an earlier file that paid or returned a transfer or a batch. */
export interface SeenMovement extends Pick<BankLine, 'direction' | 'endToEndId' | 'batchId'> {
  readonly key: string
}

export interface KnownMoney {
  readonly sent: readonly SentMoney[]
  readonly seen: readonly SeenMovement[]
}

export interface JudgedLine extends KeyedLine {
  readonly match: LineMatch
}

export interface JudgedLines {
  readonly lines: readonly JudgedLine[]
  /** What the matched lines say about transfers. */
  readonly answer: BankAnswer
}

const isSameMoney = (line: BankLine, { amountInCents, currency }: Omit<SentMoney, 'status'>): boolean =>
  line.amountInCents === amountInCents && line.currency === currency

const isSumOf = (sent: readonly SentMoney[], line: BankLine): boolean =>
  sent.length > 0 &&
  sent[0]?.currency === line.currency &&
  sent.reduce((sum, { amountInCents }) => sum + amountInCents, 0) === line.amountInCents

function groupByBatch(sent: readonly SentMoney[]): ReadonlyMap<string, readonly SentMoney[]> {
  const batches = new Map<string, SentMoney[]>()
  for (const money of sent) {
    const batch = batches.get(money.batchId) ?? []
    batch.push(money)
    batches.set(money.batchId, batch)
  }
  return batches
}

/** Remembers which transfers and batches have moved in which direction, so that a second time is noticed. */
function rememberMovements(seen: readonly SeenMovement[]) {
  const keys = new Map<string, Set<string>>()
  // Many banks book a batch as a whole and report its transfers besides: those are no second time.
  const findKeys = ({ direction, endToEndId, batchId }: Omit<SeenMovement, 'key'>): Set<string> => {
    const name = JSON.stringify([direction, endToEndId, endToEndId === null ? batchId : null])
    const found = keys.get(name) ?? new Set()
    keys.set(name, found)
    return found
  }
  for (const { key, ...movement } of seen) findKeys(movement).add(key)
  return {
    add: ({ key, line }: KeyedLine) => findKeys(line).add(key),
    hasOther: ({ key, line }: KeyedLine) => [...findKeys(line)].some((other) => other !== key),
  }
}

/** The transfers whose money has come back, by an earlier file or by this one. */
function findReturned(
  lines: readonly KeyedLine[],
  seen: readonly SeenMovement[],
  transfers: ReadonlyMap<string, SentMoney>,
): ReadonlySet<string> {
  const matching = lines
    .map(({ line }) => line)
    .filter((line) => {
      const transfer = transfers.get(line.endToEndId ?? '')
      return transfer !== undefined && isSameMoney(line, transfer)
    })
  const back = [...seen, ...matching].filter(({ direction }) => direction === 'IN')
  return new Set(back.flatMap(({ endToEndId }) => endToEndId ?? []))
}

/**
 * Compares booked movements with what was sent. Only a movement of exactly the amount of its transfer, or of a whole batch,
 * settles anything; what is booked a second time, or comes back later, is a matter for a person.
 */
export function judgeBankLines(lines: readonly KeyedLine[], { sent, seen }: KnownMoney): JudgedLines {
  const transfers = new Map(sent.map((money) => [money.endToEndId, money]))
  const batches = groupByBatch(sent)
  const movements = rememberMovements(seen)
  const returned = findReturned(lines, seen, transfers)
  // Only what has come back has left, if it was rejected.
  const canHaveLeft = ({ status, endToEndId }: SentMoney) => status !== 'rejected' || returned.has(endToEndId)

  const judgeTransfer = (keyed: KeyedLine, transfer: SentMoney): LineMatch => {
    if (!isSameMoney(keyed.line, transfer)) return 'AMOUNT'
    if (movements.hasOther(keyed)) return 'AGAIN'
    if (keyed.line.direction === 'OUT') return canHaveLeft(transfer) ? 'PAID' : 'AGAIN'
    return transfer.status === 'confirmed' ? 'LATE_RETURN' : 'RETURNED'
  }
  const judgeBatch = (keyed: KeyedLine, batch: readonly SentMoney[]): LineMatch => {
    if (!isSumOf(batch.filter(canHaveLeft), keyed.line)) return 'AMOUNT'
    return movements.hasOther(keyed) ? 'AGAIN' : 'PAID'
  }
  const judge = (keyed: KeyedLine): LineMatch => {
    const { endToEndId, batchId, direction } = keyed.line
    const transfer = transfers.get(endToEndId ?? '')
    if (transfer) return judgeTransfer(keyed, transfer)
    const batch = batches.get(batchId ?? '')
    return !batch || endToEndId !== null || direction === 'IN' ? 'UNKNOWN' : judgeBatch(keyed, batch)
  }

  const judged = lines.map((keyed) => {
    const match = judge(keyed)
    if (match === 'PAID' || match === 'RETURNED' || match === 'LATE_RETURN') movements.add(keyed)
    return { ...keyed, match }
  })
  const findPaid = ({ endToEndId, batchId }: BankLine): readonly SentMoney[] => {
    const transfer = transfers.get(endToEndId ?? '')
    return transfer ? [transfer] : (batches.get(batchId ?? '') ?? [])
  }
  return { lines: judged, answer: { batches: [], transfers: listOutcomes(judged, findPaid) } }
}

/** A transfer that left and came back in the same file has come back. */
function listOutcomes(
  judged: readonly JudgedLine[],
  findPaid: (line: BankLine) => readonly SentMoney[],
): readonly TransferAnswer[] {
  const outcomes = new Map<string, TransferAnswer>()
  const paid = judged.filter(({ match }) => match === 'PAID').flatMap(({ line }) => findPaid(line))
  for (const { endToEndId, status } of paid)
    if (status !== 'rejected') outcomes.set(endToEndId, { endToEndId, outcome: 'CONFIRMED', reason: null })
  for (const { match, line } of judged) {
    const { endToEndId, reason } = line
    if (match === 'RETURNED' && endToEndId !== null)
      outcomes.set(endToEndId, { endToEndId, outcome: 'REJECTED', reason })
  }
  return [...outcomes.values()]
}
