import { DAY_MS } from '#domain/kernel/durations.ts'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { AuditFacts } from '#server/desk/audit/audit.ts'
import type { ActionCall, DeskSchema } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { wasDownloadedBy } from './downloads.repository.ts'
import { lockPayouts } from './due-payouts.repository.ts'
import { BATCH_STATE_LABELS } from './payout-texts.ts'
import { lockBatch } from './prepared-payouts.repository.ts'
import { requireKnownBatch } from './require-known-batch.ts'
import { readSent } from './sent-payouts.repository.ts'
import { type SettledAnswer, settlePayouts } from './settle-payouts.ts'
import { type ImportedFile, importBankFile } from './statements/import-bank-file.ts'

/** The result of an action that pages and API share, and what the audit log records of it. */
export interface ActionResult<Result> {
  readonly result: Result
  readonly facts: AuditFacts
}

type Call = Pick<ActionCall<DeskSchema>, 'tx' | 'secret' | 'operator' | 'now'>

const TRADE_NUMBER_LENGTH = 'XXXX-XXXX'.length

/** The sale that a reference names. */
const readSale = (reference: string): number | null =>
  readTradeNumber(reference.slice(0, TRADE_NUMBER_LENGTH))

type Outcomes = Pick<SettledAnswer, 'confirmed' | 'rejected' | 'contradicted'>

/** One entry of the audit log for each sale whose payouts an answer has settled or contradicts. */
export function listSettledSales({ confirmed, rejected, contradicted }: Outcomes): readonly AuditFacts[] {
  const bySale = Map.groupBy([...confirmed, ...rejected, ...contradicted], readSale)
  const pick = (references: readonly string[], list: readonly string[]) => {
    const listed = new Set(list)
    return references.filter((reference) => listed.has(reference))
  }
  return [...bySale].flatMap(([transactionId, references]) =>
    transactionId === null
      ? []
      : [
          {
            transactionId,
            data: {
              confirmed: pick(references, confirmed),
              rejected: pick(references, rejected),
              contradicted: pick(references, contradicted),
            },
          },
        ],
  )
}

const countResults = (result: SettledAnswer): Record<string, number> =>
  Object.fromEntries(Object.entries(result).map(([name, list]) => [name, list.length]))

export async function takeBankAnswer(
  { tx, secret, operator, now }: Call,
  text: string,
): Promise<ActionResult<ImportedFile>> {
  const result = await importBankFile({ tx, secret, operatorId: operator.id, atMs: now() }, text)
  const { settled, kind, isRepeated, lineCount, unmatchedCount } = result
  // Nothing else keeps what a file contradicted.
  const { contradicted } = settled
  const data = { ...countResults(settled), contradicted, kind, isRepeated, lineCount, unmatchedCount }
  return { result, facts: { data } }
}

/**
 * Calls every transfer of a batch paid that has no outcome: for banks that only report what they have rejected. A person
 * says so, after the day on which the bank would have.
 */
export async function settleRemainder(
  { tx, secret, operator, now }: Call,
  messageId: string,
): Promise<ActionResult<SettledAnswer>> {
  await lockPayouts(tx)
  const batch = requireKnownBatch(await lockBatch(tx, messageId))
  if (batch.state !== 'exported')
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      `Nothing of this batch has been ordered. Its current state: ${BATCH_STATE_LABELS[batch.state]}.`,
    )
  // A long run orders payouts without anyone taking the file.
  if (!(await wasDownloadedBy(tx, messageId, now() - DAY_MS)))
    throw new HttpError(
      409,
      'FILE_TOO_RECENT',
      'Nobody downloaded this file at least a day ago, so the bank can’t have rejected anything yet.',
    )
  const sent = await readSent(tx, { messageIds: [messageId], endToEndIds: [] })
  const open = new Set(sent.filter(({ status }) => status === 'ordered').map(({ endToEndId }) => endToEndId))
  const transfers = [...open].map((endToEndId) => ({
    endToEndId,
    outcome: 'CONFIRMED' as const,
    reason: null,
  }))
  const run = { tx, secret, operatorId: operator.id, atMs: now() }
  const result = await settlePayouts(run, { batches: [], transfers })
  return { result, facts: { data: { messageId, confirmed: result.confirmed.length } } }
}

export interface TransferDecision {
  readonly endToEndId: string
  readonly outcome: 'CONFIRMED' | 'REJECTED'
  readonly reason: string
}

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
  const transactionId = readSale(references[0] ?? '')
  const data = { endToEndId, outcome, references }
  return { result, facts: { ...(transactionId === null ? {} : { transactionId }), data } }
}
