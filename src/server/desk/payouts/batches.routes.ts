import { z } from 'zod'
import type { Connection } from '#server/db/database.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { approve, takeBatchFile, withdraw } from './batch-actions.ts'
import { presentBatch } from './batches.presenter.ts'
import { findBatch, type ListedBatch, listBatches, type ShownBatch } from './batches.repository.ts'
import { findJob, getJob, type PayoutJob, toJobJson } from './jobs/payout-jobs.repository.ts'
import {
  BATCH_PARAMS,
  LISTED_BATCH,
  ORDERING,
  SHOWN_BATCH,
  WITHDRAWAL,
  WITHDRAWN,
} from './payouts.schemas.ts'
import { requireKnownBatch } from './require-known-batch.ts'

const toListedJson = ({ createdAtMs, approvedAtMs, operatorName, ...batch }: ListedBatch) => ({
  ...batch,
  operator: operatorName,
  approvedAt: approvedAtMs === null ? null : new Date(approvedAtMs).toISOString(),
  createdAt: new Date(createdAtMs).toISOString(),
})

const toShownJson = ({ transfers, ...batch }: ShownBatch, job: PayoutJob | null) => ({
  ...toListedJson(batch),
  ...(job && { job: toJobJson(job) }),
  transfers: transfers.map((transfer) => ({ ...transfer, references: [...transfer.references] })),
})

const requireBatch = async (db: Connection, messageId: string): Promise<ShownBatch> =>
  requireKnownBatch(await findBatch(db, messageId))

const buildBatchPath = (messageId: string): string => `/desk/payout-batches/${messageId}`

/** Batches and their files. Files are downloaded by POST, because every download is audited. */
export const BATCH_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/payout-batches/:messageId',
    roles: ['payout'],
    action: 'READ_PAYOUT_BATCH',
    views: 'seller',
    schema: { params: BATCH_PARAMS },
    handler: async ({ db, params, operator, isOnePersonDesk, see }) => {
      const batch = await requireBatch(db, params.messageId)
      see({ data: params })
      const job = await findJob(db, params.messageId)
      return presentBatch(batch, { operator, isOnePersonDesk, job })
    },
  }),
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
    summary: 'Returns a batch with its transfers and their statuses.',
    views: 'seller',
    schema: { params: BATCH_PARAMS, response: { 200: SHOWN_BATCH } },
    handler: async ({ db, params, see }) => {
      const batch = await requireBatch(db, params.messageId)
      see({ data: params })
      return toShownJson(batch, await findJob(db, params.messageId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/payout-batches/:messageId/approval',
    roles: ['payout'],
    action: 'APPROVE_PAYOUT_BATCH',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS },
    handler: async (call) => {
      const { messageId } = call.params
      const { facts } = await approve(call, messageId)
      return call.audit(facts, seeOther(buildBatchPath(messageId)))
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
      const { facts } = await approve(call, call.params.messageId)
      return call.audit(facts, toShownJson(await requireBatch(call.tx, call.params.messageId), null))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/payout-batches/:messageId/withdrawals',
    roles: ['payout'],
    action: 'WITHDRAW_PAYOUTS',
    schema: { params: BATCH_PARAMS, body: WITHDRAWAL },
    handler: async (call) => {
      const { messageId } = call.params
      const { facts } = await withdraw(call, messageId, call.body.which)
      return call.audit(facts, seeOther(buildBatchPath(messageId)))
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
    url: '/desk/payout-batches/:messageId/file',
    roles: ['payout'],
    action: 'DOWNLOAD_PAYOUT_FILE',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS },
    handler: async (call) => {
      const { result, facts } = await takeBatchFile(call, call.params.messageId)
      return call.audit(facts, result ?? seeOther(buildBatchPath(call.params.messageId)))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/file',
    roles: ['payout'],
    action: 'DOWNLOAD_PAYOUT_FILE',
    summary:
      'Returns an approved batch’s file: pain.001 for a bank, CSV for PayPal. The first download orders the payouts. More than 500 are ordered by a job: until it is done, the answer says how far it is. Every download is logged.',
    needsRecentFactor: true,
    schema: { params: BATCH_PARAMS, response: { 200: ORDERING } },
    handler: async (call) => {
      const { result, facts } = await takeBatchFile(call, call.params.messageId)
      return call.audit(facts, result ?? { job: toJobJson(await getJob(call.tx, call.params.messageId)) })
    },
  }),
]
