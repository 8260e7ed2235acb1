import { z } from 'zod'
import { SETTLED_ANSWER } from '#contracts/desk/bank-files.ts'
import {
  BATCH_PARAMS,
  FILE_REQUEST,
  LISTED_BATCH,
  ORDERING,
  SHOWN_BATCH,
  WITHDRAWAL,
  WITHDRAWN,
} from '#contracts/desk/payouts.ts'
import type { Connection } from '#server/db/database.ts'
import type { Operator } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { approve, takeBatchFile, withdraw } from './batch-actions.ts'
import { findBatch, type ListedBatch, listBatches } from './batches.repository.ts'
import { listDownloads } from './downloads.repository.ts'
import { findJob, getJob, toJobJson } from './jobs/payout-jobs.repository.ts'
import { listSettledSales, settleRemainder } from './payout-actions.ts'
import { requireKnownBatch } from './require-known-batch.ts'
import { toSettledJson } from './settled-json.ts'

const toListedJson = ({ createdAtMs, approvedAtMs, operatorName, operatorId: _, ...batch }: ListedBatch) => ({
  ...batch,
  operator: operatorName,
  approvedAt: toTimeJsonOrNull(approvedAtMs),
  createdAt: toTimeJson(createdAtMs),
})

interface Reader {
  readonly operator: Operator
  readonly isOnePersonDesk: boolean
}

async function showBatch(db: Connection, messageId: string, { operator, isOnePersonDesk }: Reader) {
  const { transfers, ...batch } = requireKnownBatch(await findBatch(db, messageId))
  const job = await findJob(db, messageId)
  return {
    ...toListedJson(batch),
    ...(job && { job: toJobJson(job) }),
    isOwn: batch.operatorId === operator.id,
    isOnePersonDesk,
    downloads: await listDownloads(db, messageId),
    transfers: transfers.map((transfer) => ({ ...transfer, references: [...transfer.references] })),
  }
}

/** Batches and their files. Files are downloaded by POST, because every download is recorded. */
export const BATCH_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/payout-batches',
    roles: ['payout'],
    action: 'READ_PAYOUT_BATCH',
    list: { title: 'Payout batches', key: 't' },
  }),
  deskScreen({ url: '/desk/payout-batches/:messageId', roles: ['payout'], action: 'READ_PAYOUT_BATCH' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/payout-batches',
    roles: ['payout'],
    action: 'READ_PAYOUT_BATCH',
    summary: 'Lists the latest 100 batches.',
    schema: { response: { 200: z.array(LISTED_BATCH) } },
    handler: async ({ db }) => (await listBatches(db)).map(toListedJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/payout-batches/:messageId',
    roles: ['payout'],
    action: 'READ_PAYOUT_BATCH',
    summary: 'Returns a batch with its transfers, their statuses, and who took its file.',
    views: 'seller',
    schema: { params: BATCH_PARAMS, response: { 200: SHOWN_BATCH } },
    handler: async ({ db, params, see, ...reader }) => {
      const batch = await showBatch(db, params.messageId, reader)
      see({ data: params })
      return batch
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/approval',
    roles: ['payout'],
    action: 'APPROVE_PAYOUT_BATCH',
    summary:
      'Approves a batch that someone else created. Refused if the operator inspected one of its devices or marked an earlier attempt as returned.',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS, response: { 200: SHOWN_BATCH } },
    handler: async (call) => {
      const { messageId } = call.params
      const { facts } = await approve(call, messageId)
      return call.audit(facts, await showBatch(call.tx, messageId, call))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/withdrawals',
    roles: ['payout'],
    action: 'WITHDRAW_PAYOUTS',
    summary:
      'Removes payouts from a batch that hasn’t been exported. They become due again unless they’re held.',
    schema: { params: BATCH_PARAMS, body: WITHDRAWAL, response: { 200: WITHDRAWN } },
    handler: async (call) => {
      const { result, facts } = await withdraw(call, call.params.messageId, call.body.which)
      return call.audit(facts, { withdrawn: [...result] })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/file',
    roles: ['payout'],
    action: 'DOWNLOAD_PAYOUT_FILE',
    summary:
      'Returns an approved batch’s file: pain.001 for a bank, CSV for PayPal. The first download orders the payouts, and a second one has to say that it is one. More than 500 are ordered by a job: until it is done, the answer says how far it is. Every download is logged.',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS, body: FILE_REQUEST, response: { 200: ORDERING } },
    handler: async (call) => {
      const { messageId } = call.params
      const isRepeat = call.body?.isRepeat ?? false
      const { result, facts } = await takeBatchFile(call, { messageId, isRepeat })
      return call.audit(facts, result ?? { job: toJobJson(await getJob(call.tx, messageId)) })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/remainder',
    roles: ['payout'],
    action: 'SETTLE_REMAINDER',
    summary:
      'Marks every transfer of a batch as paid that has no outcome yet, for banks that only report rejections.',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS, response: { 200: SETTLED_ANSWER } },
    handler: async (call) => {
      const { result, facts } = await settleRemainder(call, call.params.messageId)
      for (const sale of listSettledSales(result)) await call.audit(sale, null)
      return call.audit(facts, toSettledJson(result))
    },
  }),
]
