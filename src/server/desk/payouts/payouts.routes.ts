import type { Payer } from '#domain/payouts/payer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { See } from '#server/desk/audit/log-views.ts'
import { type DeskPage, seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { findOpenHolds } from '#server/modules/payout-holds/payout-holds.ts'
import { prepareDue } from './batch-actions.ts'
import { listBatches, listStrandedVouchers } from './batches.repository.ts'
import { type DueRow, readDue } from './due-payouts.repository.ts'
import { getJob, listJobs, type PayoutJob, toJobJson } from './jobs/payout-jobs.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { DUE_SHOWN, presentMade, presentPayouts } from './payouts.presenter.ts'
import { DUE, MADE_BATCHES } from './payouts.schemas.ts'
import { sumPayouts } from './sum-payouts.ts'

const toDueJson = ({ transactionId, payoutId: _, sinceMs, ...row }: DueRow) => ({
  ...row,
  tradeNumber: formatTradeNumber(transactionId),
  dueSince: new Date(sinceMs).toISOString(),
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

interface PayoutsPageCall {
  readonly db: Connection
  readonly payer: Payer | null
  readonly now: () => number
  readonly see: See
  /** Why a bank's answer was refused. */
  readonly refusal?: HttpError
}

/** Accounts are masked, but they are the sellers'. */
const listSeen = (due: readonly DueRow[]) =>
  due.length === 0 ? null : { data: { references: due.map(({ reference }) => reference) } }

export async function showPayouts({ db, payer, now, see, refusal }: PayoutsPageCall): Promise<DeskPage> {
  const due = await readDue(db, now())
  see(listSeen(due.slice(0, DUE_SHOWN)))
  return presentPayouts({
    due,
    jobs: await listJobs(db),
    batches: await listBatches(db),
    stranded: await listStrandedVouchers(db),
    heldCount: (await findOpenHolds(db, { nowMs: now() })).length,
    hasPayer: payer !== null,
    refusal: refusal ?? null,
  })
}

/** Lists what is due, and prepares its payment. */
export const PAYOUT_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/payouts',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    views: 'seller',
    list: { title: 'Payouts', key: 'p', states: ['ACCEPTED'] },
    handler: (call) => showPayouts(call),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/payouts/due',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    views: 'seller',
    summary: 'Lists due payouts, with the totals of the next batches.',
    schema: { response: { 200: DUE } },
    handler: async ({ db, now, see }) => {
      const due = await readDue(db, now())
      see(listSeen(due))
      return { sums: [...sumPayouts(due)], payouts: due.map(toDueJson) }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/payout-batches',
    roles: ['payout'],
    action: 'MAKE_PAYOUT_BATCHES',
    handler: async (call) => {
      const { result, facts } = await prepareDue(call)
      return call.audit(facts, result ? presentMade(result) : seeOther('/desk/payouts'))
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
