import { z } from 'zod'
import { requireParcelFacts } from '#server/desk/arrivals/require-parcel.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { requireProgress } from './find-progress.ts'
import { EVENT_JSON, eventJson, ITEM_JSON, itemJson, LOOK_JSON, lookJson } from './item-json.ts'
import { ITEM_PARAMS, requireItemKey, requireTransactionId, TRADE_PARAMS } from './item-params.ts'
import { presentItem, presentTrade } from './items.presenter.ts'
import { listTradeItems } from './items.repository.ts'
import { nextWork } from './next-work.ts'

const PROGRESS_JSON = ITEM_JSON.extend({ looks: z.array(LOOK_JSON), events: z.array(EVENT_JSON) })

/** Trades and devices as everybody at the desk may see them: without what the seller said. */
export const ITEM_ROUTES: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/trades/:trade',
    roles: OPERATOR_ROLES,
    action: 'SEE_TRADE',
    schema: { params: TRADE_PARAMS },
    handler: async ({ db, params }) => {
      const transactionId = requireTransactionId(params)
      const parcel = await requireParcelFacts(db, transactionId)
      return presentTrade(transactionId, await listTradeItems(db, transactionId), parcel)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/items/:trade/:item',
    roles: OPERATOR_ROLES,
    action: 'SEE_ITEM',
    schema: { params: ITEM_PARAMS },
    handler: async ({ db, params, operator, now }) => {
      const progress = await requireProgress(db, requireItemKey(params))
      return presentItem(progress, nextWork(progress.item, operator), now())
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/items/:trade/:item',
    roles: OPERATOR_ROLES,
    action: 'SEE_ITEM',
    summary: 'A device: where it stands, who has looked at it, and what has happened.',
    schema: { params: ITEM_PARAMS, response: { 200: PROGRESS_JSON } },
    handler: async ({ db, params }) => {
      const { item, looks, events } = await requireProgress(db, requireItemKey(params))
      return { ...itemJson(item), looks: looks.map(lookJson), events: events.map(eventJson) }
    },
  }),
]
