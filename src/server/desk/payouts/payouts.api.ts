import { DUE, HELD_SALE, HOLD_INPUT, MADE_BATCHES } from '#contracts/desk/payouts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { findOpenHolds } from '#server/modules/payout-holds/payout-holds.ts'
import { prepareDue } from './batch-actions.ts'
import { type DueRow, readDue } from './due-payouts.repository.ts'
import { holdSale } from './holds/hold-sale.ts'
import { getJob, listJobs, type PayoutJob, toJobJson } from './jobs/payout-jobs.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { sumPayouts } from './sum-payouts.ts'

const toDueJson = ({ transactionId, payoutId: _, sinceMs, ...row }: DueRow) => ({
  ...row,
  tradeNumber: formatTradeNumber(transactionId),
  dueSince: toTimeJson(sinceMs),
})

const toMadeJson = ({ batches, held }: Omit<MadeBatches, 'lastId'>, job: PayoutJob | null) => ({
  ...(job && { job: toJobJson(job) }),
  batches: [...batches],
  held: held.map(({ row: { reference, amountInCents, currency }, reason }) => ({
    reference,
    amountInCents,
    currency,
    reason,
  })),
})

const toListedJob = (job: PayoutJob) => ({
  ...toJobJson(job),
  messageId: job.messageId,
  createdAt: toTimeJson(job.createdAtMs),
})

/** Accounts are masked, but they are the sellers'. */
const listSeen = (due: readonly DueRow[]) =>
  due.length === 0 ? null : { data: { references: due.map(({ reference }) => reference) } }

/** Lists what is due, and prepares its payment. */
export const PAYOUT_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/payouts',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    list: { title: 'Payouts', key: 'p', states: ['ACCEPTED'] },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/payouts/due',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    views: 'seller',
    summary: 'Lists due payouts, with the totals of the next batches.',
    schema: { response: { 200: DUE } },
    handler: async ({ db, payer, now, see }) => {
      const due = await readDue(db, now())
      see(listSeen(due))
      return {
        hasPayer: payer !== null,
        heldCount: (await findOpenHolds(db, { nowMs: now() })).length,
        jobs: (await listJobs(db)).map(toListedJob),
        sums: [...sumPayouts(due)],
        payouts: due.map(toDueJson),
      }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payouts/:trade/hold',
    // Whoever speaks with sellers hears first that something is wrong; releasing stays with payouts.
    roles: ['payout', 'support'],
    action: 'HOLD_PAYOUT',
    summary:
      'Holds the payouts of a sale until someone releases them. Sending the same reason again changes nothing; another one is refused, because the sale is held already. What’s with the bank goes on.',
    schema: { params: TRADE_PARAMS, body: HOLD_INPUT, response: { 200: HELD_SALE } },
    handler: async ({ tx, operator, now, params, body, audit }) => {
      const transactionId = requireTransactionId(params)
      await holdSale(tx, { transactionId, operatorId: operator.id, note: body.note, atMs: now() })
      return audit({ transactionId }, { tradeNumber: formatTradeNumber(transactionId) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches',
    roles: ['payout'],
    action: 'MAKE_PAYOUT_BATCHES',
    summary:
      'Puts all due payouts into batches, one per currency and payment method, for someone else to approve. More than 500 are a job: call again to see how far it is.',
    schema: { response: { 200: MADE_BATCHES } },
    handler: async (call) => {
      const { result, facts } = await prepareDue(call)
      const job = result ? null : await getJob(call.tx, null)
      return call.audit(facts, toMadeJson(result ?? { batches: [], held: [] }, job))
    },
  }),
]
