import { z } from 'zod'
import type { Connection } from '#server/db/database.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { presentBatch } from './batches.presenter.ts'
import { findBatch, type ListedBatch, listBatches, type ShownBatch } from './batches.repository.ts'
import { takeBatchFile } from './payout-actions.ts'
import { BATCH_PARAMS, LISTED_BATCH, SHOWN_BATCH } from './payouts.schemas.ts'

const toListedJson = ({ createdAtMs, operatorName, ...batch }: ListedBatch) => ({
  ...batch,
  operator: operatorName,
  createdAt: new Date(createdAtMs).toISOString(),
})

const toShownJson = ({ transfers, ...batch }: ShownBatch) => ({
  ...toListedJson(batch),
  transfers: transfers.map((transfer) => ({ ...transfer, references: [...transfer.references] })),
})

async function requireBatch(db: Connection, messageId: string): Promise<ShownBatch> {
  const batch = await findBatch(db, messageId)
  if (!batch) throw new HttpError(404, 'NOT_FOUND', 'This batch doesn’t exist.')
  return batch
}

/** Batches and their files. Files are downloaded by POST, because every download is audited. */
export const BATCH_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/payout-batches/:messageId',
    roles: ['payout'],
    action: 'READ_PAYOUT_BATCH',
    schema: { params: BATCH_PARAMS },
    handler: async ({ db, params }) => presentBatch(await requireBatch(db, params.messageId)),
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
    summary: 'Returns a batch with its transfers and their status.',
    schema: { params: BATCH_PARAMS, response: { 200: SHOWN_BATCH } },
    handler: async ({ db, params }) => toShownJson(await requireBatch(db, params.messageId)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/payout-batches/:messageId/file',
    roles: ['payout'],
    action: 'DOWNLOAD_PAYOUT_FILE',
    schema: { params: BATCH_PARAMS },
    handler: async (call) => {
      const { result, facts } = await takeBatchFile(call, call.params.messageId)
      return call.audit(facts, result)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/payout-batches/:messageId/file',
    roles: ['payout'],
    action: 'DOWNLOAD_PAYOUT_FILE',
    summary: 'Returns the file of a batch: pain.001 for a bank, CSV for PayPal. Every download is logged.',
    schema: { params: BATCH_PARAMS },
    handler: async (call) => {
      const { result, facts } = await takeBatchFile(call, call.params.messageId)
      return call.audit(facts, result)
    },
  }),
]
