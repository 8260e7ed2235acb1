import { z } from 'zod'
import { readTradeNumber } from '#domain/trades/trade-number.ts'
import type { Transaction } from '#server/db/database.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { addVoucherPayoutAgain } from '#server/modules/lifecycle/add-payout-again.ts'
import { presentSettled } from './batches.presenter.ts'
import { listStrandedVouchers } from './batches.repository.ts'
import { lockPayouts } from './due-payouts.repository.ts'
import { settleTransfer, takeBankAnswer } from './payout-actions.ts'
import { showPayouts } from './payouts.routes.ts'
import { BANK_ANSWER, SETTLED_ANSWER, TRANSFER_OUTCOME, TRANSFER_PARAMS } from './payouts.schemas.ts'
import type { SettledAnswer } from './settle-payouts.ts'

// A status report on the largest batch, 5,000 transfers, stays well below.
const ANSWER_LIMIT_BYTES = 10 * 1024 * 1024

const toSettledJson = (settled: SettledAnswer) => ({
  confirmed: [...settled.confirmed],
  rejected: [...settled.rejected],
  unchanged: [...settled.unchanged],
  contradicted: [...settled.contradicted],
  open: [...settled.open],
  unknown: [...settled.unknown],
})

/** Makes a voucher's payout due again, unless the account has to be changed first. */
async function payVoucherAgain(tx: Transaction, reference: string, atMs: number): Promise<number> {
  await lockPayouts(tx)
  const transactionId = readTradeNumber(reference.replace(/-0$/, ''))
  const stranded = await listStrandedVouchers(tx)
  if (transactionId === null || !stranded.some((voucher) => voucher.transactionId === transactionId))
    throw new HttpError(
      409,
      'NOT_POSSIBLE',
      'This voucher can’t be paid again: its payout hasn’t been returned.',
    )
  await addVoucherPayoutAgain(tx, transactionId, atMs)
  return transactionId
}

/** The outcome of transfers, from a bank's file or from an operator who knows it from elsewhere. */
export const BANK_ANSWER_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/bank-answers',
    roles: ['payout'],
    action: 'TAKE_BANK_ANSWER',
    needsRecentFactor: true,
    bodyLimit: ANSWER_LIMIT_BYTES,
    schema: { body: BANK_ANSWER },
    views: 'seller',
    formAgain: (call) => showPayouts(call),
    handler: async (call) => {
      const { result, facts } = await takeBankAnswer(call, call.body.answer)
      return call.audit(facts, presentSettled(result))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/bank-answers',
    roles: ['payout'],
    action: 'TAKE_BANK_ANSWER',
    summary: 'Imports a response from the bank or PayPal. Importing the same one twice changes nothing.',
    needsRecentFactor: true,
    bodyLimit: ANSWER_LIMIT_BYTES,
    schema: { body: BANK_ANSWER, response: { 200: SETTLED_ANSWER } },
    handler: async (call) => {
      const { result, facts } = await takeBankAnswer(call, call.body.answer)
      return call.audit(facts, toSettledJson(result))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/transfers/:endToEndId',
    roles: ['payout'],
    action: 'SETTLE_TRANSFER',
    needsRecentFactor: true,
    schema: { params: TRANSFER_PARAMS, body: TRANSFER_OUTCOME },
    handler: async (call) => {
      const { result, facts } = await settleTransfer(call, { ...call.params, ...call.body })
      return call.audit(facts, presentSettled(result))
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
  deskRoute({
    method: 'POST',
    url: '/desk/voucher-payouts/:reference/again',
    roles: ['payout'],
    action: 'PAY_VOUCHER_AGAIN',
    needsRecentFactor: true,
    schema: { params: z.object({ reference: z.string().max(20) }) },
    handler: async ({ tx, audit, params, now }) => {
      const transactionId = await payVoucherAgain(tx, params.reference, now())
      return audit({ transactionId, itemNumber: 0 }, seeOther('/desk/payouts'))
    },
  }),
]
