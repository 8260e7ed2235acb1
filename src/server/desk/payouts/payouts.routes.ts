import type { Payer } from '#domain/payouts/payer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { DeskPage } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import type { HttpError } from '#server/http/error-handler.ts'
import { listBatches, listStrandedVouchers } from './batches.repository.ts'
import { type DueRow, readDue } from './due-payouts.repository.ts'
import type { MadeBatches } from './make-batches.ts'
import { orderDue } from './payout-actions.ts'
import { presentMade, presentPayouts } from './payouts.presenter.ts'
import { DUE, MADE_BATCHES } from './payouts.schemas.ts'
import { sumPayouts } from './sum-payouts.ts'

const toDueJson = ({ transactionId, payoutId: _, sinceMs, ...row }: DueRow) => ({
  ...row,
  tradeNumber: formatTradeNumber(transactionId),
  dueSince: new Date(sinceMs).toISOString(),
})

const toMadeJson = ({ batches, held }: MadeBatches) => ({
  batches: [...batches],
  held: held.map(({ row: { reference, amountInCents, currency }, reason }) => ({
    reference,
    amountInCents,
    currency,
    reason,
  })),
})

interface PayoutsPageRequest {
  readonly payer: Payer | null
  /** Why a bank's answer was refused. */
  readonly refusal?: HttpError
}

export const showPayouts = async (
  db: Connection,
  { payer, refusal }: PayoutsPageRequest,
): Promise<DeskPage> =>
  presentPayouts({
    due: await readDue(db),
    batches: await listBatches(db),
    stranded: await listStrandedVouchers(db),
    hasPayer: payer !== null,
    refusal: refusal ?? null,
  })

/** Lists what is due, and orders it. */
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
    summary: 'Lists due payouts, with the totals of the next batches.',
    schema: { response: { 200: DUE } },
    handler: async ({ db }) => {
      const due = await readDue(db)
      return { sums: [...sumPayouts(due)], payouts: due.map(toDueJson) }
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
    summary: 'Orders everything that is due, in one batch per currency and payment method.',
    schema: { response: { 200: MADE_BATCHES } },
    handler: async (call) => {
      const { result, facts } = await orderDue(call)
      return call.audit(facts, toMadeJson(result))
    },
  }),
]
