import { z } from 'zod'
import { ADDRESS_INPUT } from '#contracts/desk/sale-actions.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import type { See } from '#server/desk/audit/log-views.ts'
import { ITEM_PARAMS, refuseUnknownDevice, requireItemKey } from '#server/desk/items/item-params.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { type DeskFile, file, seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { recordReportedScan } from '#server/desk/scans/record-reported-scan.ts'
import { HttpError } from '#server/http/error-handler.ts'
import type { Blobs } from '#server/modules/blobs/blobs.ts'
import type { ItemKey } from '#server/modules/lifecycle/item-facts.repository.ts'
import { bookReturn } from './book-return.ts'
import { presentReturn, presentReturns } from './returns.presenter.ts'
import {
  findReceiver,
  findReturn,
  findReturnLabel,
  listReturns,
  type ReturnedDevice,
} from './returns.repository.ts'

const BOOKING_ROLES = ['support'] as const

/** The API may leave the address unchanged. */
const BOOKING = z.strictObject({ address: ADDRESS_INPUT.nullable().default(null) })

const HAND_SCAN = z.strictObject({
  trackingNumber: z.string().min(1).max(60),
  event: z.enum(['SCANNED', 'DELIVERED', 'UNDELIVERABLE']),
})

const RECORDED = z.object({ recorded: z.string().max(60).optional() })

const RETURN = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  deviceName: z.string(),
  stage: z.enum(['WITHOUT_LABEL', 'TO_SEND', 'ON_ITS_WAY', 'CAME_BACK']),
  since: z.string(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

const toReturnJson = ({ transactionId, sinceMs, ...device }: ReturnedDevice) => ({
  ...device,
  tradeNumber: formatTradeNumber(transactionId),
  since: new Date(sinceMs).toISOString(),
})

interface SeenDatabase {
  readonly db: Connection
  readonly see: See
}

interface LabelCall extends SeenDatabase {
  readonly blobs: Blobs
  readonly params: z.output<typeof ITEM_PARAMS>
}

/** A label shows the seller's address. */
async function showLabel({ db, blobs, see, params }: LabelCall): Promise<DeskFile> {
  const key = requireItemKey(params)
  const label = await blobs.read(await findReturnLabel(db, key))
  if (!label)
    throw new HttpError(404, 'NOT_FOUND', 'This device doesn’t have a label yet. Try again in a minute.')
  see(key)
  return file({ bytes: label, mediaType: 'application/pdf' })
}

/** A refused address, as typed. */
interface TypedAddress {
  readonly typed: z.output<typeof ADDRESS_INPUT>
  readonly refusal: HttpError
}

const readReturns = async (db: Connection, operator: Operator) => ({
  devices: await listReturns(db),
  mayBook: hasOneOfRoles(operator, BOOKING_ROLES),
})

async function showReturn({ db, see }: SeenDatabase, key: ItemKey, again: TypedAddress | null = null) {
  const device = await findReturn(db, key)
  const receiver = device && (await findReceiver(db, key.transactionId))
  if (!device || !receiver) throw refuseUnknownDevice()
  see(key)
  return presentReturn(device, { ...receiver, ...again?.typed }, again?.refusal)
}

const RETURN_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/returns',
    roles: ['inspector', 'support'],
    action: 'READ_RETURNS',
    list: { title: 'Returns', key: 'r', states: ['RETURN_PENDING', 'RETURN_SHIPPED'] },
    schema: { querystring: RECORDED },
    handler: async ({ db, operator, query: { recorded } }) =>
      presentReturns({ ...(await readReturns(db, operator)), recorded: recorded ?? null }),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/returns/scans',
    roles: ['inspector', 'support'],
    action: 'RECORD_SCAN',
    schema: { body: HAND_SCAN },
    formAgain: async ({ db, operator, body: { trackingNumber }, refusal }) =>
      presentReturns({ ...(await readReturns(db, operator)), typed: { trackingNumber, refusal } }),
    handler: async (call) => {
      const { facts } = await recordReportedScan(call, { ...call.body, atMs: call.now() })
      const recorded = new URLSearchParams({ recorded: call.body.trackingNumber })
      return call.audit(facts, seeOther(`/desk/returns?${recorded}`))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/returns/:trade/:item/label',
    roles: ['inspector', 'support'],
    action: 'READ_RETURN_LABEL',
    views: 'seller',
    schema: { params: ITEM_PARAMS },
    handler: showLabel,
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/returns/:trade/:item',
    roles: BOOKING_ROLES,
    action: 'READ_RETURN_ADDRESS',
    views: 'seller',
    schema: { params: ITEM_PARAMS },
    handler: async (call) => showReturn(call, requireItemKey(call.params)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/returns/:trade/:item/label',
    roles: BOOKING_ROLES,
    action: 'BOOK_RETURN',
    views: 'seller',
    schema: { params: ITEM_PARAMS, body: ADDRESS_INPUT },
    formAgain: (call) =>
      showReturn(call, requireItemKey(call.params), { typed: call.body, refusal: call.refusal }),
    handler: async ({ tx, audit, params, body, now }) => {
      const key = requireItemKey(params)
      await bookReturn(tx, { key, address: body, atMs: now() })
      return audit({ ...key, data: { withAddress: true } }, seeOther('/desk/returns'))
    },
  }),
]

const RETURN_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns',
    roles: ['inspector', 'support'],
    action: 'READ_RETURNS',
    summary: 'Lists devices going back to their sellers, with their parcels.',
    schema: { response: { 200: z.array(RETURN) } },
    handler: async ({ db }) => (await listReturns(db)).map(toReturnJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns/:trade/:item/label',
    roles: ['inspector', 'support'],
    action: 'READ_RETURN_LABEL',
    views: 'seller',
    summary: 'Returns a device’s latest return label as a PDF.',
    schema: { params: ITEM_PARAMS },
    handler: showLabel,
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/returns/:trade/:item/label',
    roles: BOOKING_ROLES,
    action: 'BOOK_RETURN',
    summary: 'Books a new return parcel for a device, optionally to another address.',
    schema: { params: ITEM_PARAMS, body: BOOKING, response: { 202: z.object({ tradeNumber: z.string() }) } },
    handler: async ({ tx, audit, params, body, now }) => {
      const key = requireItemKey(params)
      await bookReturn(tx, { key, address: body.address, atMs: now() })
      const booked = { tradeNumber: formatTradeNumber(key.transactionId) }
      return audit({ ...key, data: { withAddress: body.address !== null } }, booked)
    },
  }),
]

/** Returns: labels, outgoing scans and undeliverable parcels. */
export const RETURN_ROUTES: readonly DeskRoute[] = [...RETURN_PAGES, ...RETURN_API]
