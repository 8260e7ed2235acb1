import { MESSAGE_INPUT, MESSAGE_PREVIEWS } from '#contracts/desk/messages.ts'
import { CHANGED_SALE } from '#contracts/desk/sale-actions.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { previewMessages, sendMessage } from './messages.ts'

/** What support writes to a seller from templates. */
export const MESSAGE_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'GET',
    url: '/desk/api/sales/:trade/messages',
    roles: ['support'],
    action: 'PREVIEW_MESSAGES',
    views: 'seller',
    summary: 'Lists the templates that are true of the sale now, in the words that its seller would read.',
    schema: { params: TRADE_PARAMS, response: { 200: MESSAGE_PREVIEWS } },
    handler: async ({ db, params, now, see }) => {
      const transactionId = requireTransactionId(params)
      const previews = await previewMessages(db, transactionId, now())
      see({ transactionId })
      return previews
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/messages',
    roles: ['support'],
    action: 'WRITE_TO_SELLER',
    summary:
      'Writes to the seller from a template, in their language, once for each id that the caller chooses.',
    schema: { params: TRADE_PARAMS, body: MESSAGE_INPUT, response: { 202: CHANGED_SALE } },
    handler: async ({ tx, params, body, now, audit }) => {
      const transactionId = requireTransactionId(params)
      await sendMessage(tx, { transactionId, ...body, atMs: now() })
      return audit(
        { transactionId, data: { template: body.template } },
        { tradeNumber: formatTradeNumber(transactionId) },
      )
    },
  }),
]
