import { PLACE_CHANGE, PUT_AWAY } from '#contracts/desk/places.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { putAway, takeOut } from './put-away.ts'

const ROLES = ['receiver', 'inspector'] as const satisfies readonly OperatorRole[]

/** Where bought devices are stored. */
export const PLACE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/put-away',
    roles: ROLES,
    action: 'OPEN_PUT_AWAY',
    list: { title: 'Put away', key: 'x' },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/items/:trade/:item/place',
    roles: ROLES,
    action: 'PUT_AWAY',
    summary: 'Records the shelf on which a bought device was put. The same shelf again changes nothing.',
    schema: { params: ITEM_PARAMS, body: PLACE_CHANGE, response: { 200: PUT_AWAY } },
    handler: async ({ params, body, audit, ...context }) => {
      const key = requireItemKey(params)
      const done = await putAway(context, key, body.place)
      return audit({ ...key, data: { place: done.place, before: done.before } }, done)
    },
  }),
  deskRoute({
    method: 'DELETE',
    url: '/desk/api/items/:trade/:item/place',
    roles: ROLES,
    action: 'TAKE_OUT',
    summary: 'Records that a device was taken off its shelf; harmless when repeated.',
    schema: { params: ITEM_PARAMS, response: { 200: PUT_AWAY } },
    handler: async ({ params, audit, ...context }) => {
      const key = requireItemKey(params)
      const done = await takeOut(context, key)
      return audit({ ...key, data: { before: done.before } }, done)
    },
  }),
]
