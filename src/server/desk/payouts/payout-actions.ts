import type { BankAnswer, BankAnswerReading } from '#domain/payouts/bank-answer.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import type { ActionCall, DeskSchema } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { readBankAnswer } from './bank-files/read-bank-answer.ts'
import { type SettledAnswer, settlePayouts } from './settle-payouts.ts'

/** The result of an action that pages and API share, and what the audit log records of it. */
export interface ActionResult<Result> {
  readonly result: Result
  readonly facts: AuditFacts
}

type Call = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'operator' | 'now'>

const PROBLEMS = {
  NOT_READABLE: 'It’s neither a pain.002 message nor a CSV file.',
  COLUMNS: 'Its columns aren’t end_to_end_id, status and reason.',
  EMPTY: 'It doesn’t mention any transfers.',
  ID_MISSING: 'It mentions a transfer without its id',
  STATUS_UNKNOWN: 'It contains an unknown status',
  CONTRADICTION: 'It contradicts itself about a transfer',
} as const

function requireAnswer(reading: BankAnswerReading): BankAnswer {
  if (reading.kind === 'answer') return reading.answer
  const { problem, at } = reading
  const text = `We didn’t import the bank response. ${PROBLEMS[problem]}${at === null ? '' : `: ${at}`}`
  const params = at === null ? {} : { params: { at } }
  throw new HttpError(422, 'INVALID_FIELDS', text, [{ field: 'answer', key: problem, ...params }])
}

const countResults = (result: SettledAnswer): Record<string, number> =>
  Object.fromEntries(Object.entries(result).map(([name, list]) => [name, list.length]))

export async function takeBankAnswer(
  { tx, secret, operator, now }: Call,
  text: string,
): Promise<ActionResult<SettledAnswer>> {
  const answer = requireAnswer(readBankAnswer(text))
  const result = await settlePayouts({ tx, secret, operatorId: operator.id, atMs: now() }, answer)
  return { result, facts: { data: countResults(result) } }
}

export interface TransferDecision {
  readonly endToEndId: string
  readonly outcome: 'CONFIRMED' | 'REJECTED'
  readonly reason: string
}

const TRADE_NUMBER_LENGTH = 'XXXX-XXXX'.length

/** Settles one transfer by what an operator knows from a statement or a call. */
export async function settleTransfer(
  { tx, secret, operator, now }: Call,
  { endToEndId, outcome, reason }: TransferDecision,
): Promise<ActionResult<SettledAnswer>> {
  const transfer = { endToEndId, outcome, reason: reason === '' ? null : reason }
  const run = { tx, secret, operatorId: operator.id, atMs: now() }
  const result = await settlePayouts(run, { batches: [], transfers: [transfer] })
  if (result.unknown.length > 0) throw new HttpError(404, 'NOT_FOUND', 'There’s no transfer with this id.')
  if (result.contradicted.length > 0)
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This transfer already has a different outcome, so nothing was changed. Check it with the bank.',
    )
  const references = [...result.confirmed, ...result.rejected, ...result.unchanged]
  const transactionId = readTradeNumber(references[0]?.slice(0, TRADE_NUMBER_LENGTH) ?? '')
  const data = { endToEndId, outcome, references }
  return { result, facts: { ...(transactionId === null ? {} : { transactionId }), data } }
}
