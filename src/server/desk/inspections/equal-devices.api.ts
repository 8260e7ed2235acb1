import { EQUAL_DEVICES } from '#contracts/desk/equal-devices.ts'
import { ITEM_PARAMS, requireItemKey } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { deskScreen } from '#server/desk/routing/desk-screen.ts'
import { listEqualDevices } from './equal-devices.ts'
import { INSPECTOR } from './inspections.screens.ts'

/** Equal devices of a sale, inspected with one form. Starting, saving and locking are those of each single device. */
export const EQUAL_DEVICE_API: readonly DeskRoute[] = [
  deskScreen({
    url: '/desk/items/:trade/:item/equal-devices',
    roles: INSPECTOR,
    action: 'SEE_INSPECTION',
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item/equal-devices',
    roles: INSPECTOR,
    action: 'LIST_EQUAL_DEVICES',
    summary:
      'Lists the devices of the sale that have the same model and questions and wait for an inspection, whatever the seller said about each.',
    schema: { params: ITEM_PARAMS, response: { 200: EQUAL_DEVICES } },
    handler: ({ params, ...reader }) => listEqualDevices(reader, requireItemKey(params)),
  }),
]
