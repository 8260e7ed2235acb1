import { z } from 'zod'
import {
  type MadeOfferJson,
  NEW_OFFER,
  OFFER_PARAMS,
  OPEN_REQUEST,
  type OpenRequest,
  REQUEST_LIST,
  REQUEST_PARAMS,
  type RequestRow,
  SENT_OFFER,
  WITHDRAWAL,
} from '#contracts/desk/individual-offers.ts'
import { computeOfferState } from '#domain/offers/individual-offer.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { MARKETS } from '#markets/markets.ts'
import type { Connection } from '#server/db/database.ts'
import type { Operator, OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { listMadeLines } from '#server/modules/individual-offers/made-offers.repository.ts'
import type { Questions } from '#server/modules/questions/questions.ts'
import { approveOffer, createUnknownRequestError, makeOffer, withdrawOffer } from './make-offer.ts'
import { listMade, type StoredMade } from './offers.repository.ts'
import { priceRequest, toLineJson } from './price-lines.ts'
import {
  findRequest,
  listRequests,
  type StoredRequest,
  type StoredRequestRow,
} from './requests.repository.ts'

const ROLES = ['pricing'] as const satisfies readonly OperatorRole[]

const LIST_LIMIT = 500

function findState(row: StoredRequestRow, nowMs: number): RequestRow['state'] {
  const { expiresAtMs, ...made } = row
  return expiresAtMs === null ? 'NEW' : computeOfferState({ ...made, expiresAtMs }, nowMs)
}

const toRowJson = (row: StoredRequestRow, nowMs: number): RequestRow => ({
  requestId: row.requestId,
  market: row.market,
  createdAt: toTimeJson(row.createdAtMs),
  dueAt: toTimeJsonOrNull(row.dueAtMs),
  lines: row.lines,
  devices: row.devices,
  totalInCents: row.totalInCents,
  currency: row.currency,
  state: findState(row, nowMs),
  offeredInCents: row.offeredInCents,
  expiresAt: toTimeJsonOrNull(row.expiresAtMs),
})

interface RequestReading {
  readonly operator: Operator
  readonly nowMs: number
}

async function toMadeJson(
  db: Connection,
  made: StoredMade,
  { request, nowMs, operator }: RequestReading & { readonly request: StoredRequest },
): Promise<MadeOfferJson> {
  const key = { requestId: request.requestId, number: made.number }
  const lines = await listMadeLines(db, key, MARKETS[request.market].catalogueLanguage)
  return {
    number: made.number,
    state: computeOfferState(made, nowMs),
    totalInCents: made.totalInCents,
    message: made.message,
    operator: made.operator,
    isOwn: made.operatorId === operator.id,
    approvedBy: made.approvedBy,
    createdAt: toTimeJson(made.createdAtMs),
    expiresAt: toTimeJson(made.expiresAtMs),
    withdrawnAt: toTimeJsonOrNull(made.withdrawnAtMs),
    withdrawalReason: made.withdrawalReason,
    acceptedAt: toTimeJsonOrNull(made.acceptedAtMs),
    tradeNumber: made.transactionId === null ? null : formatTradeNumber(made.transactionId),
    lines: lines.map(
      ({ name, storageGb, conditionId, quantity, priceInCents, rulePriceInCents, reason }) => ({
        device: name,
        storageGb,
        conditionId,
        quantity,
        priceInCents,
        rulePriceInCents,
        reason,
      }),
    ),
  }
}

async function readRequest(
  db: Connection,
  questions: Questions,
  { requestId, ...reading }: RequestReading & { readonly requestId: number },
): Promise<OpenRequest> {
  const request = await findRequest(db, requestId)
  if (!request) throw createUnknownRequestError()
  const { lines } = await priceRequest(db, questions, request)
  const made = await listMade(db, requestId)
  return {
    requestId,
    market: request.market,
    createdAt: toTimeJson(request.createdAtMs),
    company: request.companyName,
    contactPerson: request.contactPerson,
    email: request.email,
    phone: request.phone,
    message: request.message,
    currency: request.currency,
    totalInCents: request.totalInCents,
    lines: lines.map(toLineJson),
    goneLines: request.lineCount - lines.length,
    offers: await Promise.all(made.map((offer) => toMadeJson(db, offer, { ...reading, request }))),
  }
}

/** Offers that a person makes to a business whose devices are worth more than one sale may be. */
export const INDIVIDUAL_OFFER_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/individual-offers',
    roles: ROLES,
    action: 'LIST_OFFER_REQUESTS',
    list: { title: 'Individual offers', key: '3' },
  }),
  deskScreen({ url: '/desk/individual-offers/:request', roles: ROLES, action: 'SEE_OFFER_REQUEST' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/individual-offers',
    roles: ROLES,
    action: 'LIST_OFFER_REQUESTS',
    summary: 'Lists the latest 500 requests for individual offers, newest first, with what was offered last.',
    schema: { response: { 200: REQUEST_LIST } },
    handler: async ({ db, now }) => {
      const rows = await listRequests(db, LIST_LIMIT + 1)
      return {
        rows: rows.slice(0, LIST_LIMIT).map((row) => toRowJson(row, now())),
        isTruncated: rows.length > LIST_LIMIT,
      }
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/individual-offers/:request',
    roles: ROLES,
    action: 'SEE_OFFER_REQUEST',
    views: 'seller',
    summary: 'Returns a request with its business, today’s price of each line by the rule, and all offers.',
    schema: { params: REQUEST_PARAMS, response: { 200: OPEN_REQUEST } },
    handler: async ({ db, params, now, operator, questions, see }) => {
      const reading = { requestId: params.request, operator, nowMs: now() }
      const request = await readRequest(db, questions, reading)
      see({ data: { request: params.request } })
      return request
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/individual-offers/:request/offers/:number',
    roles: ROLES,
    action: 'MAKE_INDIVIDUAL_OFFER',
    needsRecentFactor: true,
    summary:
      'Makes the next offer for a request and mails it. One that is far above the rule waits until someone else has approved it. The number is one above the latest; the same offer again changes nothing.',
    schema: {
      params: OFFER_PARAMS,
      body: NEW_OFFER,
      response: { 200: SENT_OFFER },
    },
    handler: async ({ params, body, audit, ...actor }) => {
      const { request: requestId, number } = params
      const made = await makeOffer(actor, { key: { requestId, number }, wanted: body })
      const { totalInCents, isRepeated, isHeld } = made
      const data = { request: requestId, number, totalInCents, days: body.days, isRepeated, isHeld }
      return audit({ data }, { number, totalInCents, isHeld })
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/individual-offers/:request/offers/:number/approval',
    roles: ROLES,
    action: 'APPROVE_INDIVIDUAL_OFFER',
    needsRecentFactor: true,
    summary:
      'Sends an offer that waits for a second person. Refused for whoever made it; harmless when repeated.',
    schema: { params: OFFER_PARAMS, response: { 200: SENT_OFFER } },
    handler: async ({ params, audit, ...actor }) => {
      const { request: requestId, number } = params
      const { totalInCents } = await approveOffer(actor, { requestId, number })
      return audit(
        { data: { request: requestId, number, totalInCents } },
        { number, totalInCents, isHeld: false },
      )
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/individual-offers/:request/offers/:number/withdrawal',
    roles: ROLES,
    action: 'WITHDRAW_INDIVIDUAL_OFFER',
    summary: 'Withdraws an offer that nobody has accepted, and tells the business. Harmless when repeated.',
    schema: {
      params: OFFER_PARAMS,
      body: WITHDRAWAL,
      response: { 200: z.object({ number: z.number().int() }) },
    },
    handler: async ({ params, body, audit, ...actor }) => {
      const { request: requestId, number } = params
      await withdrawOffer(actor, { requestId, number }, body.reason)
      return audit({ data: { request: requestId, number, reason: body.reason } }, { number })
    },
  }),
]
