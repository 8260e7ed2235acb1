import { z } from 'zod'
import { PROOF, type Proof } from '#contracts/desk/proofs.ts'
import type { Connection } from '#server/db/database.ts'
import type { See } from '#server/desk/audit/log-views.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { findSentProof, listSentProofs, type SentProof } from './proofs.repository.ts'
import { requireProofReader } from './require-proof-reader.ts'

const ROLES = ['inspector', 'second_inspector', 'support'] as const satisfies readonly OperatorRole[]

const PROOF_PARAMS = z.object({ proofId: z.uuid() })

const toProofJson = ({ sentAtMs, ...proof }: SentProof): Proof => ({
  ...proof,
  sentAt: toTimeJson(sentAtMs),
})

interface Reading {
  readonly db: Connection
  readonly operator: Operator
  readonly see: See
  readonly blobs: Blobs
}

async function readProofs({ db, operator, see }: Reading, key: ItemKey): Promise<readonly SentProof[]> {
  await requireItem(db, key)
  await requireProofReader(db, key, operator)
  const proofs = await listSentProofs(db, key)
  see({ ...key, data: { proofIds: proofs.map(({ proofId }) => proofId) } })
  return proofs
}

const refuseUnknownProof = (): HttpError => new HttpError(404, 'NOT_FOUND', 'There’s no such file.')

/** Photos are shown. A PDF is only ever downloaded: it is as a stranger has sent it. */
async function showProof({ db, operator, see, blobs }: Reading, proofId: string): Promise<DeskFile> {
  const proof = await findSentProof(db, proofId)
  if (!proof) throw refuseUnknownProof()
  const { transactionId, itemNumber, name, mediaType } = proof
  await requireProofReader(db, { transactionId, itemNumber }, operator)
  const bytes = await blobs.read(proof)
  if (!bytes) throw refuseUnknownProof()
  see({ transactionId, itemNumber, data: { proofId } })
  return mediaType === 'application/pdf'
    ? file({ bytes, mediaType, filename: name })
    : file({ bytes, mediaType })
}

/** What sellers have sent as proof. */
export const PROOF_API: readonly DeskRoute[] = [
  deskScreen({ url: '/desk/items/:trade/:item/proofs', roles: ROLES, action: 'LIST_PROOFS' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/proofs',
    roles: ROLES,
    action: 'LIST_PROOFS',
    views: 'seller',
    summary:
      'Lists the files that the seller has sent about a device. Inspectors have to lock their own findings first.',
    schema: { params: ITEM_PARAMS, response: { 200: z.array(PROOF) } },
    handler: async ({ params, ...reading }) =>
      (await readProofs(reading, requireItemKey(params))).map(toProofJson),
  }),
  // A page's address, because whoever is signed out comes back to it.
  deskRoute({
    method: 'GET',
    url: '/desk/proofs/:proofId',
    roles: ROLES,
    action: 'SEE_PROOF',
    views: 'seller',
    schema: { params: PROOF_PARAMS },
    handler: async ({ params, ...reading }) => showProof(reading, params.proofId),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/proofs/:proofId',
    roles: ROLES,
    action: 'SEE_PROOF',
    views: 'seller',
    summary: 'Returns a file that a seller has sent: a photo, or a PDF as a download.',
    schema: { params: PROOF_PARAMS },
    handler: async ({ params, ...reading }) => showProof(reading, params.proofId),
  }),
]
