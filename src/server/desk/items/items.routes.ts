import { z } from 'zod'
import { INSPECTION_JSON, ITEM_JSON } from '#contracts/desk/items.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { seeOther } from '#server/desk/pages/desk-answer.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { requireProgress } from './find-progress.ts'
import { EVENT_JSON, toEventJson, toInspectionJson, toItemJson } from './item-json.ts'
import { buildDevicePath, ITEM_PARAMS, requireItemKey } from './item-params.ts'

const PROGRESS_JSON = ITEM_JSON.extend({ inspections: z.array(INSPECTION_JSON), events: z.array(EVENT_JSON) })

/** Devices as every operator may see them: without the seller's answers. */
export const ITEM_ROUTES: readonly DeskRoute[] = [
  // Devices had pages of their own; templates and bookmarks still name them.
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item',
    roles: OPERATOR_ROLES,
    action: 'OPEN_DEVICE',
    schema: { params: ITEM_PARAMS },
    handler: async ({ params }) => seeOther(buildDevicePath(requireItemKey(params))),
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item',
    roles: OPERATOR_ROLES,
    action: 'SEE_ITEM',
    views: 'sale',
    summary: 'Returns a device’s state, inspections and history.',
    schema: { params: ITEM_PARAMS, response: { 200: PROGRESS_JSON } },
    handler: async ({ db, params, see }) => {
      const key = requireItemKey(params)
      const { item, inspections, events } = await requireProgress(db, key)
      see(key)
      return {
        ...toItemJson(item),
        inspections: inspections.map(toInspectionJson),
        events: events.map(toEventJson),
      }
    },
  }),
]
