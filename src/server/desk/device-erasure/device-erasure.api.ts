import { DEVICE_ERASURE, ERASURE_CHANGE } from '#contracts/desk/device-erasure.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { recordErasure, showErasure } from './record-erasure.ts'

const ROLES = ['receiver', 'inspector'] as const satisfies readonly OperatorRole[]

/** The erasure of devices that are ours, and its certificates. */
export const DEVICE_ERASURE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/erase',
    roles: ROLES,
    action: 'OPEN_ERASE',
    list: { title: 'Erase devices', key: '9' },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/erasure',
    roles: ROLES,
    action: 'SEE_ERASURE',
    summary: 'Returns how a device can be erased, and what was recorded about it.',
    schema: { params: ITEM_PARAMS, response: { 200: DEVICE_ERASURE } },
    handler: async ({ params, db }) => showErasure(db, requireItemKey(params)),
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/items/:trade/:item/erasure',
    roles: ROLES,
    action: 'RECORD_ERASURE',
    summary:
      'Records that a device was erased, signs its certificate and mails it. A correction is a further record; the same once more changes nothing.',
    schema: { params: ITEM_PARAMS, body: ERASURE_CHANGE, response: { 200: DEVICE_ERASURE } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const done = await recordErasure(context, key, body)
      return audit({ ...key, data: { method: body.method, number: done.records.length } }, done)
    },
  }),
]
