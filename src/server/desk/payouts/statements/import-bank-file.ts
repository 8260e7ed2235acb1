import type { BankAnswerReading, ReadableAnswer } from '#domain/payouts/bank-answer.ts'
import type { BankLine } from '#domain/payouts/bank-line.ts'
import { type JudgedLines, judgeBankLines, type SentMoney } from '#domain/payouts/judge-bank-lines.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { formatMarketDay } from '#server/modules/lifecycle/format-market-day.ts'
import { readBankFile } from '../bank-files/read-bank-answer.ts'
import { lockPayouts } from '../due-payouts.repository.ts'
import { readSent, type SentPayout } from '../sent-payouts.repository.ts'
import { type SettledAnswer, type SettleRun, settlePayouts } from '../settle-payouts.ts'
import { keyBankLines, readSeenMovements, storeBankFile, storeBankLines } from './bank-lines.repository.ts'

export interface ImportedFile {
  readonly kind: ReturnType<typeof readBankFile>['kind']
  readonly isRepeated: boolean
  readonly lineCount: number
  readonly unmatchedCount: number
  readonly settled: SettledAnswer
}

const PROBLEMS = {
  NOT_READABLE: 'It’s neither a pain.002, camt.053 or camt.054 message nor a CSV file.',
  COLUMNS: 'Its columns are neither those of PayPal’s results nor end_to_end_id, status and reason.',
  EMPTY: 'It doesn’t mention any transfers.',
  ID_MISSING: 'It mentions a transfer without its id',
  STATUS_UNKNOWN: 'It contains an unknown status',
  CONTRADICTION: 'It contradicts itself about a transfer',
  LINE: 'One of its entries has no amount, date or direction',
} as const

function requireAnswer(reading: BankAnswerReading): ReadableAnswer {
  if (reading.kind === 'answer') return reading
  const { problem, at } = reading
  const text = `We didn’t import the bank response. ${PROBLEMS[problem]}${at === null ? '' : `: ${at}`}`
  const params = at === null ? {} : { params: { at } }
  throw new HttpError(422, 'INVALID_FIELDS', text, [{ field: 'answer', key: problem, ...params }])
}

/** One transfer may pay several devices. All of them are settled together. */
function toSentMoney(sent: readonly SentPayout[]): readonly SentMoney[] {
  const transfers = new Map<string, SentMoney>()
  for (const { endToEndId, messageId: batchId, amountInCents, currency, status } of sent) {
    const sum = transfers.get(endToEndId)?.amountInCents ?? 0
    transfers.set(endToEndId, {
      endToEndId,
      batchId,
      amountInCents: sum + amountInCents,
      currency,
      status,
    })
  }
  return [...transfers.values()]
}

/** What the booked movements of a file mean for what was sent. */
async function judgeLines({ tx }: SettleRun, lines: readonly BankLine[]): Promise<JudgedLines> {
  const named = {
    messageIds: lines.flatMap(({ batchId }) => batchId ?? []),
    endToEndIds: lines.flatMap(({ endToEndId }) => endToEndId ?? []),
  }
  return judgeBankLines(keyBankLines(lines), {
    sent: toSentMoney(await readSent(tx, named)),
    seen: await readSeenMovements(tx, named),
  })
}

/**
 * Imports a file of the bank or of PayPal in the caller's transaction: settles what it names, and keeps every movement, also
 * those that belong to nothing. The same file again changes nothing, unless other files have explained its amounts since.
 */
export async function importBankFile(run: SettleRun, text: string): Promise<ImportedFile> {
  const { kind, reading } = readBankFile(text)
  const { answer, lines = [] } = requireAnswer(reading)
  await lockPayouts(run.tx)
  const judged = await judgeLines(run, lines)
  const settled = await settlePayouts(run, {
    batches: answer.batches,
    transfers: [...answer.transfers, ...judged.answer.transfers],
  })
  const { operatorId, atMs, tx, secret } = run
  const file = await storeBankFile(tx, { text, kind, lineCount: lines.length, operatorId, atMs })
  if (lines.length > 0)
    await storeBankLines(tx, secret, { fileId: file.id, day: formatMarketDay(atMs), lines: judged.lines })
  const unmatched = judged.lines.filter(({ match }) => match !== 'PAID' && match !== 'RETURNED')
  return {
    kind,
    isRepeated: file.isRepeated,
    lineCount: lines.length,
    unmatchedCount: unmatched.length,
    settled,
  }
}
