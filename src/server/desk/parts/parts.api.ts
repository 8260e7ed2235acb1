import {
  BOOKED_PART,
  DEVICE_PART,
  PART_LIST,
  PART_LIST_LIMIT,
  type PartList,
  type WaitingPart,
} from '#contracts/desk/parts.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import type { Connection } from '#server/db/database.ts'
import { requireItem } from '#server/desk/items/find-progress.ts'
import { findPartParcel } from '#server/desk/items/item-additions.repository.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { toTimeJson, toTimeJsonOrNull } from '#server/http/time-json.ts'
import { bookInPart } from './book-in-part.ts'
import { countParts } from './count-parts.ts'
import { listWaitingParts, type StoredPart } from './parts.repository.ts'

const LIST_ROLES = ['inspector', 'support'] as const satisfies readonly OperatorRole[]

const READER_ROLES = ['inspector', 'second_inspector', 'support'] as const satisfies readonly OperatorRole[]

/** The label is ours to book, and a parcel on its way ours to expect; everything else is the seller's. */
const findWho = ({ step }: StoredPart): WaitingPart['waitsFor'] =>
  step === 'REQUESTED' || step === 'ON_ITS_WAY' ? 'US' : 'SELLER'

const toWaitingPart = (stored: StoredPart, nowMs: number): WaitingPart => ({
  tradeNumber: formatTradeNumber(stored.transactionId),
  itemNumber: stored.itemNumber,
  device: stored.device,
  state: stored.state,
  part: stored.part,
  carrier: stored.carrier,
  trackingNumber: stored.trackingNumber,
  step: stored.step,
  waitsFor: findWho(stored),
  since: toTimeJson(stored.sinceMs),
  dueAt: toTimeJsonOrNull(stored.dueAtMs),
  isLate: stored.dueAtMs !== null && stored.dueAtMs < nowMs,
})

async function readParts(db: Connection, nowMs: number): Promise<PartList> {
  // One more than is shown tells whether there is more.
  const stored = await listWaitingParts(db, nowMs, PART_LIST_LIMIT + 1)
  return {
    rows: stored.slice(0, PART_LIST_LIMIT).map((part) => toWaitingPart(part, nowMs)),
    isTruncated: stored.length > PART_LIST_LIMIT,
  }
}

/** Parts that were missing from a device and come in a parcel of their own. */
export const PART_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/parts',
    roles: LIST_ROLES,
    action: 'LIST_PARTS',
    list: { title: 'Missing parts', key: 'z', countRows: countParts },
  }),
  deskScreen({ url: '/desk/items/:trade/:item/part', roles: READER_ROLES, action: 'SEE_PART' }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/parts',
    roles: LIST_ROLES,
    action: 'LIST_PARTS',
    summary: 'Lists devices that wait for a missing part, late ones first, with who has to act.',
    schema: { response: { 200: PART_LIST } },
    handler: async ({ db, now }) => readParts(db, now()),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/part',
    roles: READER_ROLES,
    action: 'SEE_PART',
    summary: 'Returns a device with the latest missing part that its seller sends.',
    schema: { params: ITEM_PARAMS, response: { 200: DEVICE_PART } },
    handler: async ({ db, params }) => {
      const key = requireItemKey(params)
      const { device, state } = await requireItem(db, key)
      const found = await findPartParcel(db, key)
      return {
        tradeNumber: formatTradeNumber(key.transactionId),
        itemNumber: key.itemNumber,
        device,
        state,
        parcel: found && {
          part: found.part,
          state: found.state,
          carrier: found.carrier,
          trackingNumber: found.trackingNumber,
        },
      }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/part',
    roles: ['inspector'],
    action: 'BOOK_IN_PART',
    summary:
      'Books in a missing part that the seller has sent. The device goes back to the inspection queue.',
    schema: { params: ITEM_PARAMS, response: { 200: BOOKED_PART } },
    handler: async ({ params, audit, ...context }) => {
      const key = requireItemKey(params)
      const { part, goesOn } = await bookInPart(context, key)
      return audit({ ...key, data: { part, goesOn } }, { part, goesOn })
    },
  }),
]
