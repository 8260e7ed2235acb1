import { DATA_COPY_STATE, DATA_COPY_WAITING } from '#contracts/desk/data-requests.ts'
import { CHANGED_SALE } from '#contracts/desk/sale-actions.ts'
import { EMAIL_CHANGE_KEEP_DAYS, ERASURE_NOTICE_DAYS } from '#domain/support/erasure.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { findDataCopy } from './data-requests.repository.ts'
import { eraseSeller, takeDataCopy } from './data-requests.ts'

/** What sellers may ask of us about their data. */
export const DATA_REQUEST_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/data-copy',
    roles: ['support'],
    action: 'EXPORT_SELLER',
    needsRecentFactor: true,
    summary:
      'Returns a copy of the seller’s data as an archive, once. The first call has it made and says so; ask with GET until it’s ready, then call again. Every call is an entry in the audit log. Of a sale whose email address isn’t the account’s, only the sales for that address are in it.',
    schema: { params: TRADE_PARAMS, response: { 200: DATA_COPY_WAITING } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      const copy = await takeDataCopy(context, transactionId)
      if (copy) return audit({ transactionId, data: { outcome: 'DOWNLOADED' } }, copy)
      const waiting = { tradeNumber: formatTradeNumber(transactionId), state: 'WAITING' as const }
      return audit({ transactionId, data: { outcome: 'WAITING' } }, waiting)
    },
  }),
  deskRoute({
    method: 'GET',
    url: '/desk/api/sales/:trade/data-copy',
    roles: ['support'],
    action: 'CHECK_DATA_COPY',
    summary: 'Returns whether the copy that the operator has asked for is ready.',
    schema: { params: TRADE_PARAMS, response: { 200: DATA_COPY_STATE } },
    handler: async ({ params, db, operator }) => {
      const transactionId = requireTransactionId(params)
      const copy = await findDataCopy(db, transactionId, operator.id)
      const tradeNumber = formatTradeNumber(transactionId)
      if (copy === null) return { tradeNumber, state: 'NONE' as const }
      return { tradeNumber, state: copy.isMade ? ('READY' as const) : ('WAITING' as const) }
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/erasure',
    roles: ['support'],
    action: 'ERASE_SELLER',
    needsRecentFactor: true,
    summary: `Tells the seller, and ${ERASURE_NOTICE_DAYS} days later erases them and their account, except for what the law has us keep. Where the sale’s email address isn’t the account’s, the account stays. Refused with DATA_NEEDED while one of their sales is open, with PAYOUTS_HELD while payouts are on hold, with EMAIL_CHANGED_RECENTLY for ${EMAIL_CHANGE_KEEP_DAYS} days after the address was changed, and with FOUR_EYES to whoever asked for that. All of it is checked again before erasing.`,
    schema: { params: TRADE_PARAMS, response: { 202: CHANGED_SALE } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await eraseSeller(context, transactionId)
      return audit({ transactionId }, { tradeNumber: formatTradeNumber(transactionId) })
    },
  }),
]
