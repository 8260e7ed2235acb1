import { z } from 'zod'
import {
  BANK_ANSWER,
  BANK_FILES,
  CHECKED_LINE,
  IMPORTED_ANSWER,
  LINE_CHECK,
  SETTLED_ANSWER,
} from '#contracts/desk/bank-files.ts'
import { TRANSFER_OUTCOME, TRANSFER_PARAMS } from '#contracts/desk/payouts.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { listSettledSales, settleTransfer, takeBankAnswer } from './payout-actions.ts'
import { toSettledJson } from './settled-json.ts'
import { checkBankLine, listBankFiles, listUnmatchedLines } from './statements/bank-lines.repository.ts'

// A statement of a day with the largest batch, 5,000 transfers, stays well below.
const ANSWER_LIMIT_BYTES = 10 * 1024 * 1024

const LINE_PARAMS = z.object({
  id: z.coerce.number<string>().int().positive().max(Number.MAX_SAFE_INTEGER),
})

/** The outcome of transfers, from a bank's file or from an operator who knows it from elsewhere. */
export const BANK_ANSWER_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/bank-answers',
    roles: ['payout'],
    action: 'READ_BANK_LINES',
    list: { title: 'Bank responses', key: 'n' },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/bank-answers',
    roles: ['payout'],
    action: 'READ_BANK_LINES',
    views: 'seller',
    summary: 'Lists the files that were imported last, and movements that belong to no payout.',
    schema: { response: { 200: BANK_FILES } },
    handler: async ({ db, secret, see }) => {
      const unmatched = await listUnmatchedLines(db, secret)
      see(unmatched.length === 0 ? null : { data: { lines: unmatched.map(({ id }) => id) } })
      return { files: await listBankFiles(db), unmatched }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/bank-answers',
    roles: ['payout'],
    action: 'TAKE_BANK_ANSWER',
    summary:
      'Imports a response or statement from the bank, or PayPal’s results. Importing the same file twice changes nothing.',
    needsRecentFactor: true,
    bodyLimit: ANSWER_LIMIT_BYTES,
    schema: { body: BANK_ANSWER, response: { 200: IMPORTED_ANSWER } },
    handler: async (call) => {
      const { result, facts } = await takeBankAnswer(call, call.body.answer)
      const { settled, ...file } = result
      for (const sale of listSettledSales(settled)) await call.audit(sale, null)
      return call.audit(facts, { ...file, ...toSettledJson(settled) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/bank-lines/:id/check',
    roles: ['payout'],
    action: 'CHECK_BANK_LINE',
    summary: 'Ticks off a movement that belongs to no payout, with what it was.',
    schema: { params: LINE_PARAMS, body: LINE_CHECK, response: { 200: CHECKED_LINE } },
    handler: async ({ tx, operator, now, params: { id }, body: { note }, audit }) => {
      if (!(await checkBankLine(tx, id, { operatorId: operator.id, note, atMs: now() })))
        throw new HttpError(404, 'NOT_FOUND', 'There’s no such movement, or someone has already checked it.')
      return audit({ data: { line: id } }, { id })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/transfers/:endToEndId/outcome',
    roles: ['payout'],
    action: 'SETTLE_TRANSFER',
    summary: 'Marks one transfer as paid or returned.',
    needsRecentFactor: true,
    schema: { params: TRANSFER_PARAMS, body: TRANSFER_OUTCOME, response: { 200: SETTLED_ANSWER } },
    handler: async (call) => {
      const { result, facts } = await settleTransfer(call, { ...call.params, ...call.body })
      return call.audit(facts, toSettledJson(result))
    },
  }),
]
