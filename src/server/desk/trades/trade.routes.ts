import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireParcelFacts } from '#server/desk/arrivals/require-parcel.ts'
import { STATE_LABELS } from '#server/desk/items/item-labels.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { itemLink } from '#server/desk/items/item-text.ts'
import { type DeskItem, listTradeItems } from '#server/desk/items/items.repository.ts'
import { OPERATOR_ROLES } from '#server/desk/operators/operator.ts'
import { type DeskPage, page } from '#server/desk/pages/desk-answer.ts'
import { deskTable } from '#server/desk/pages/desk-table.ts'
import { deskMoment } from '#server/desk/pages/desk-time.ts'
import { type Html, html } from '#server/desk/pages/html.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'

const COLUMNS = [{ title: 'Device' }, { title: 'Model' }, { title: 'State' }, { title: 'Since' }]

/** The parcel and the devices of a trade. */
const presentTrade = (transactionId: number, items: readonly DeskItem[], parcel: Html): DeskPage =>
  page({
    title: `Sale ${formatTradeNumber(transactionId)}`,
    body: html`${parcel}
${deskTable({
  caption: 'Devices in this sale',
  columns: COLUMNS,
  rows: items.map((item) => [
    itemLink(item),
    item.device,
    STATE_LABELS[item.state],
    deskMoment(item.stateSinceMs),
  ]),
})}`,
  })

/** A trade as every operator may see it: without the seller's answers. */
export const TRADE_ROUTE: DeskRoute = deskRoute({
  method: 'GET',
  url: '/desk/trades/:trade',
  roles: OPERATOR_ROLES,
  action: 'SEE_TRADE',
  views: 'sale',
  schema: { params: TRADE_PARAMS },
  handler: async ({ db, params, see }) => {
    const transactionId = requireTransactionId(params)
    see({ transactionId })
    const parcel = await requireParcelFacts(db, transactionId)
    return presentTrade(transactionId, await listTradeItems(db, transactionId), parcel)
  },
})
