import { z } from 'zod'
import { tradeNumberOf } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { ITEM_PARAMS, noSuchDevice, requireItemKey } from '#server/desk/items/item-params.ts'
import { hasOneOfRoles, type Operator } from '#server/desk/operators/operator.ts'
import { type DeskFile, file, seeOther } from '#server/desk/routing/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { takeScan } from '#server/desk/scans/take-scan.ts'
import { HttpError } from '#server/http/error-handler.ts'
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

const FIELD = z.string().max(300)

const ADDRESS = z.strictObject({
  street: FIELD,
  houseNumber: FIELD,
  addressExtra: FIELD,
  zip: FIELD,
  city: FIELD,
  country: FIELD,
})

/** A machine may leave the address as it is. */
const BOOKING = z.strictObject({ address: ADDRESS.nullable().default(null) })

const HAND_SCAN = z.strictObject({
  trackingNumber: z.string().min(1).max(60),
  event: z.enum(['SCANNED', 'DELIVERED', 'UNDELIVERABLE']),
})

const NOTED = z.object({ noted: z.string().max(60).optional() })

const RETURN = z.object({
  tradeNumber: z.string(),
  itemNumber: z.number().int(),
  deviceName: z.string(),
  stage: z.enum(['WITHOUT_LABEL', 'TO_SEND', 'ON_ITS_WAY', 'CAME_BACK']),
  since: z.string(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
})

const returnJson = ({ transactionId, sinceMs, ...device }: ReturnedDevice) => ({
  ...device,
  tradeNumber: tradeNumberOf(transactionId),
  since: new Date(sinceMs).toISOString(),
})

async function requireLabel(db: Connection, key: ItemKey): Promise<DeskFile> {
  const label = await findReturnLabel(db, key)
  if (!label) throw new HttpError(404, 'NOT_FOUND', 'There is no label for this device yet.')
  return file({ bytes: label.pdf, mediaType: 'application/pdf' })
}

/** An address that was refused, as it was typed. */
interface TypedAddress {
  readonly typed: z.output<typeof ADDRESS>
  readonly refusal: HttpError
}

const readReturns = async (db: Connection, operator: Operator) => ({
  devices: await listReturns(db),
  mayBook: hasOneOfRoles(operator, BOOKING_ROLES),
})

async function presentOne(db: Connection, key: ItemKey, again: TypedAddress | null = null) {
  const device = await findReturn(db, key)
  const receiver = device && (await findReceiver(db, key.transactionId))
  if (!device || !receiver) throw noSuchDevice()
  return presentReturn(device, { ...receiver, ...again?.typed }, again?.refusal)
}

const RETURN_PAGES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/returns',
    roles: ['inspector', 'support'],
    action: 'READ_RETURNS',
    list: { title: 'Returns', key: 'r', states: ['RETURN_PENDING', 'RETURN_SHIPPED'] },
    schema: { querystring: NOTED },
    handler: async ({ db, operator, query: { noted } }) =>
      presentReturns({ ...(await readReturns(db, operator)), noted: noted ?? null }),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/returns/scans',
    roles: ['inspector', 'support'],
    action: 'TAKE_SCAN',
    schema: { body: HAND_SCAN },
    formAgain: async ({ db, operator, body: { trackingNumber }, refusal }) =>
      presentReturns({ ...(await readReturns(db, operator)), typed: { trackingNumber, refusal } }),
    handler: async (call) => {
      const { facts } = await takeScan(call, { ...call.body, atMs: call.now() })
      const noted = new URLSearchParams({ noted: call.body.trackingNumber })
      return call.audit(facts, seeOther(`/desk/returns?${noted}`))
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/returns/:trade/:item/label',
    roles: ['inspector', 'support'],
    action: 'READ_RETURN_LABEL',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => requireLabel(db, requireItemKey(params)),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/returns/:trade/:item',
    roles: BOOKING_ROLES,
    action: 'READ_RETURN_ADDRESS',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => presentOne(db, requireItemKey(params)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/returns/:trade/:item/label',
    roles: BOOKING_ROLES,
    action: 'BOOK_RETURN',
    schema: { params: ITEM_PARAMS, body: ADDRESS },
    formAgain: ({ db, params, body, refusal }) =>
      presentOne(db, requireItemKey(params), { typed: body, refusal }),
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
    summary: 'Lists devices that go back to their sellers, with their parcels.',
    schema: { response: { 200: z.array(RETURN) } },
    handler: async ({ db }) => (await listReturns(db)).map(returnJson),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/returns/:trade/:item/label',
    roles: ['inspector', 'support'],
    action: 'READ_RETURN_LABEL',
    summary: 'Gives the newest label of a device that goes back, as PDF.',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params }) => requireLabel(db, requireItemKey(params)),
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/returns/:trade/:item/label',
    roles: BOOKING_ROLES,
    action: 'BOOK_RETURN',
    summary: 'Has the parcel of a device booked once more, if need be to another address.',
    schema: { params: ITEM_PARAMS, body: BOOKING, response: { 202: z.object({ tradeNumber: z.string() }) } },
    handler: async ({ tx, audit, params, body, now }) => {
      const key = requireItemKey(params)
      await bookReturn(tx, { key, address: body.address, atMs: now() })
      const booked = { tradeNumber: tradeNumberOf(key.transactionId) }
      return audit({ ...key, data: { withAddress: body.address !== null } }, booked)
    },
  }),
]

/** Devices that go back: labels, scans out, and parcels that could not be delivered. */
export const RETURN_ROUTES: readonly DeskRoute[] = [...RETURN_PAGES, ...RETURN_API]
