import type { Payer } from '#domain/payouts/pain-001.ts'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { DeskPage } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { listBatches, listStrandedVouchers } from './batches.repository.ts'
import { type DueRow, readDue } from './due-payouts.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { orderDue } from './payout-actions.ts'
import { payoutSums } from './payout-sums.ts'
import { presentMade, presentPayouts } from './payouts.presenter.ts'
import { DUE, MADE_BATCHES } from './payouts.schemas.ts'

const dueJson = ({ transactionId, payoutId: _, sinceMs, ...row }: DueRow) => ({
  ...row,
  tradeNumber: tradeNumberOf(transactionId),
  dueSince: new Date(sinceMs).toISOString(),
})

const madeJson = ({ batches, held }: MadeBatches) => ({
  batches: [...batches],
  held: held.map(({ row: { reference, amountInCents, currency }, reason }) => ({
    reference,
    amountInCents,
    currency,
    reason,
  })),
})

interface PayoutsLook {
  readonly payer: Payer | null
  /** Why an answer of the bank was not taken. */
  readonly refusal?: HttpError
}

export const showPayouts = async (db: Connection, { payer, refusal }: PayoutsLook): Promise<DeskPage> =>
  presentPayouts({
    due: await readDue(db),
    batches: await listBatches(db),
    stranded: await listStrandedVouchers(db),
    hasPayer: payer !== null,
    refusal: refusal ?? null,
  })

/** What is due, and ordering it. */
export const PAYOUT_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/payouts',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    list: { title: 'Payouts', key: 'p', states: ['ACCEPTED'] },
    handler: ({ db, payer }) => showPayouts(db, { payer }),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/payouts/due',
    roles: ['payout'],
    action: 'READ_PAYOUTS',
    summary: 'Lists what is to be paid, with the sums of the next batches.',
    schema: { response: { 200: DUE } },
    handler: async ({ db }) => {
      const due = await readDue(db)
      return { sums: [...payoutSums(due)], payouts: due.map(dueJson) }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/payout-batches',
    roles: ['payout'],
    action: 'MAKE_PAYOUT_BATCHES',
    handler: async (call) => {
      const { result, facts } = await orderDue(call)
      return call.audit(facts, presentMade(result))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches',
    roles: ['payout'],
    action: 'MAKE_PAYOUT_BATCHES',
    summary: 'Orders everything that is due: one batch per currency and payment type.',
    schema: { response: { 200: MADE_BATCHES } },
    handler: async (call) => {
      const { result, facts } = await orderDue(call)
      return call.audit(facts, madeJson(result))
    },
  }),
]
