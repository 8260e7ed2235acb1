import { z } from 'zod'
import {
  IDENTITY_REFUSAL,
  IDENTITY_SEEN,
  IDENTITY_STATE,
  SHOWN_IDENTITY,
  type ShownIdentity,
  UNANSWERED_IDENTITY,
  WAITING_IDENTITY,
} from '#contracts/desk/identity.ts'
import {
  DOCUMENT_SIDES,
  type DocumentSide,
  type IdentityDocument,
} from '#domain/identity/identity-document.ts'
import { IDENTITY_SILENCE_DAYS } from '#domain/identity/identity-request.ts'
import { describeSeller } from '#domain/purchase-register/register-entry.ts'
import { addDays } from '#domain/trades/trade-clock.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskFile, file } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { HttpError } from '#server/http/error-handler.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import {
  findIdentityFile,
  findIdentityRequest,
  type IdentityRequest,
  listFileSides,
  listSubmittedRequests,
  listUnansweredRequests,
  type UnansweredRequest,
} from '#server/modules/identity/identity.repository.ts'
import { openDocument } from '#server/modules/identity/seal-document.ts'
import { buildIdentityFileContext } from '#server/secrets/identity-context.ts'
import type { ShopSecret } from '#server/secrets/shop-secret.ts'
import { countIdentity } from './count-identity.ts'
import { acceptDocument, refuseDocument, type SeenDocument } from './decide-document.ts'
import { findIdentifiedSeller, type IdentifiedSeller } from './identity-sellers.repository.ts'
import { requestDocument } from './request-document.ts'

/** The one role that sees identity documents. */
const ROLES = ['identity'] as const satisfies readonly OperatorRole[]

const FILE_PARAMS = TRADE_PARAMS.extend({ side: z.enum(DOCUMENT_SIDES) })

/** A document beside the seller it has to identify. */
interface IdentityView {
  readonly request: IdentityRequest
  readonly seller: IdentifiedSeller | null
  /** Null once it was erased, or where nothing was sent yet. */
  readonly document: IdentityDocument | null
  readonly sides: readonly DocumentSide[]
}

const toWaitingJson = ({ transactionId, documentKind, submittedAtMs }: IdentityRequest) => ({
  tradeNumber: formatTradeNumber(transactionId),
  kind: documentKind,
  submittedAt: toTimeJsonOrNull(submittedAtMs),
})

const toUnansweredJson = ({ transactionId, waitingSinceMs }: UnansweredRequest) => ({
  tradeNumber: formatTradeNumber(transactionId),
  waitingSince: toTimeJson(waitingSinceMs),
})

function toDocumentJson({ request, seller, document, sides }: IdentityView): ShownIdentity {
  const { transactionId, state, legalBasis, requestedAtMs, submittedAtMs, refusalReason } = request
  return {
    tradeNumber: formatTradeNumber(transactionId),
    state,
    legalBasis,
    requestedAt: toTimeJson(requestedAtMs),
    submittedAt: toTimeJsonOrNull(submittedAtMs),
    refusalReason: state === 'REFUSED' ? refusalReason : null,
    seller: seller && {
      ...describeSeller({ ...seller, companyName: null }),
      birthDate: seller.birthDate,
    },
    document,
    sides: [...sides],
  }
}

interface Reading {
  readonly db: Connection
  readonly secret: ShopSecret
}

interface FileReading extends Reading {
  readonly blobs: Blobs
}

async function loadIdentity({ db, secret }: Reading, transactionId: number): Promise<IdentityView> {
  const request = await findIdentityRequest(db, transactionId)
  if (!request) throw new HttpError(404, 'NOT_FOUND', 'No identity document was requested for this sale.')
  return {
    request,
    seller: await findIdentifiedSeller(db, transactionId),
    document: openDocument(secret, transactionId, request.sealedFields)?.document ?? null,
    sides: await listFileSides(db, transactionId),
  }
}

const listSilent = (db: Connection, nowMs: number): Promise<readonly UnansweredRequest[]> =>
  listUnansweredRequests(db, addDays(nowMs, -IDENTITY_SILENCE_DAYS))

/** The document that a decision names. */
const readSeen = (
  params: z.output<typeof TRADE_PARAMS>,
  { submittedAt }: z.output<typeof IDENTITY_SEEN>,
): SeenDocument => ({
  transactionId: requireTransactionId(params),
  submittedAtMs: Date.parse(submittedAt),
})

/** The file of a side, opened for one answer. A PDF is downloaded: nothing opens it inside the desk. */
async function openFile(
  { db, blobs, secret }: FileReading,
  transactionId: number,
  side: DocumentSide,
): Promise<DeskFile> {
  const stored = await findIdentityFile(db, transactionId, side)
  const sealed = await blobs.read(stored)
  if (!stored || !sealed)
    throw new HttpError(404, 'NOT_FOUND', 'There’s no such file, or it has been erased.')
  const bytes = secret.openBytes(sealed, buildIdentityFileContext(stored.id))
  const { mediaType } = stored
  return mediaType === 'application/pdf'
    ? file({ bytes, mediaType, filename: `${formatTradeNumber(transactionId)}-${side.toLowerCase()}.pdf` })
    : file({ bytes, mediaType })
}

/** Identity documents: who looks at one is in the log, and nobody else sees any of it. */
export const IDENTITY_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/identity',
    roles: ROLES,
    action: 'LIST_IDENTITY_DOCUMENTS',
    list: { title: 'Identity documents', key: 'y', countRows: countIdentity },
  }),
  deskScreen({ url: '/desk/identity/:trade', roles: ROLES, action: 'SEE_IDENTITY_DOCUMENT' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/identity',
    roles: ROLES,
    action: 'LIST_IDENTITY_DOCUMENTS',
    summary: 'Lists identity documents that wait for a decision, oldest first.',
    schema: { response: { 200: z.array(WAITING_IDENTITY) } },
    handler: async ({ db }) => (await listSubmittedRequests(db)).map(toWaitingJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/identity-requests',
    roles: ROLES,
    action: 'LIST_IDENTITY_DOCUMENTS',
    summary: `Lists sales whose payout has waited at least ${IDENTITY_SILENCE_DAYS} days for a document that the seller hasn’t sent, oldest first.`,
    schema: { response: { 200: z.array(UNANSWERED_IDENTITY) } },
    handler: async ({ db, now }) => (await listSilent(db, now())).map(toUnansweredJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/identity/:trade',
    roles: ROLES,
    action: 'SEE_IDENTITY_DOCUMENT',
    views: 'identity',
    summary: 'Returns the identity document of a sale’s seller. Every view is logged.',
    schema: { params: TRADE_PARAMS, response: { 200: SHOWN_IDENTITY } },
    handler: async ({ db, secret, params, see }) => {
      const transactionId = requireTransactionId(params)
      const view = await loadIdentity({ db, secret }, transactionId)
      see({ transactionId })
      return toDocumentJson(view)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/identity/:trade/files/:side',
    roles: ROLES,
    action: 'SEE_IDENTITY_FILE',
    views: 'identity',
    summary: 'Returns one side of an identity document, a photo or PDF. Every view is logged.',
    schema: { params: FILE_PARAMS },
    handler: async ({ params, see, ...reading }) => {
      const transactionId = requireTransactionId(params)
      see({ transactionId, data: { side: params.side } })
      return openFile(reading, transactionId, params.side)
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/identity/:trade/acceptance',
    roles: ROLES,
    action: 'ACCEPT_IDENTITY_DOCUMENT',
    needsRecentFactor: true,
    summary: 'Accepts a document: records the purchases that waited for it and ends the hold of the payout.',
    schema: { params: TRADE_PARAMS, body: IDENTITY_SEEN, response: { 200: IDENTITY_STATE } },
    handler: async ({ params, body, audit, ...context }) => {
      const seen = readSeen(params, body)
      const recorded = await acceptDocument(context, seen)
      const { transactionId } = seen
      const tradeNumber = formatTradeNumber(transactionId)
      return audit(
        { transactionId, data: { ...body, recorded } },
        { tradeNumber, state: 'ACCEPTED' as const },
      )
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/identity/:trade/refusal',
    roles: ROLES,
    action: 'REFUSE_IDENTITY_DOCUMENT',
    summary: 'Refuses a document. The seller gets the reason by email and can send another one.',
    schema: { params: TRADE_PARAMS, body: IDENTITY_REFUSAL, response: { 200: IDENTITY_STATE } },
    handler: async ({ params, body, audit, ...context }) => {
      const seen = readSeen(params, body)
      await refuseDocument(context, seen, body.reason)
      const { transactionId } = seen
      const tradeNumber = formatTradeNumber(transactionId)
      return audit({ transactionId, data: body }, { tradeNumber, state: 'REFUSED' as const })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/identity/:trade/request',
    // Asking shows nothing of a document, and support speaks with sellers.
    roles: [...ROLES, 'support'],
    action: 'REQUEST_IDENTITY_DOCUMENT',
    summary: 'Asks the seller of one sale for an identity document, where the market’s law requires it.',
    schema: { params: TRADE_PARAMS, response: { 201: IDENTITY_STATE } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await requestDocument(context, transactionId)
      const tradeNumber = formatTradeNumber(transactionId)
      return audit({ transactionId }, { tradeNumber, state: 'REQUESTED' as const })
    },
  }),
]
