import {
  ADDRESS_INPUT,
  CHANGED_SALE,
  LABEL_SENT,
  RESEND_INPUT,
  RETURN_OPENED,
} from '#contracts/desk/sale-actions.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import {
  ITEM_PARAMS,
  requireItemKey,
  requireTransactionId,
  TRADE_PARAMS,
} from '#server/desk/items/item-params.ts'
import type { OperatorRole } from '#server/desk/operators/operator.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import {
  cancelForSeller,
  correctAddress,
  freezeForSeller,
  openReturn,
  resendMail,
  sendLabel,
} from './sale-actions.ts'

/** Only support speaks with sellers, and so acts for them. */
const SUPPORT = ['support'] as const satisfies readonly OperatorRole[]

const toChanged = (transactionId: number) => ({ tradeNumber: formatTradeNumber(transactionId) })

/** What support does for a seller. */
export const SALE_ACTION_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/mails/resend',
    roles: SUPPORT,
    action: 'RESEND_MAIL',
    summary: 'Sends a mail of the last 30 days again, once a minute, with what is true now.',
    schema: { params: TRADE_PARAMS, body: RESEND_INPUT, response: { 202: CHANGED_SALE } },
    handler: async ({ params, body: { workKey }, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      const mail = await resendMail(context, transactionId, workKey)
      return audit({ transactionId, data: { mail } }, toChanged(transactionId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/label',
    roles: SUPPORT,
    action: 'SEND_LABEL',
    summary: 'Mails the shipping label again, or has it booked where that failed.',
    schema: { params: TRADE_PARAMS, response: { 202: LABEL_SENT } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      const outcome = await sendLabel(context, transactionId)
      return audit({ transactionId, data: { outcome } }, { ...toChanged(transactionId), outcome })
    },
  }),
  deskRoute({
    method: 'PUT',
    url: '/desk/api/sales/:trade/address',
    roles: SUPPORT,
    action: 'CORRECT_ADDRESS',
    summary: 'Corrects the seller’s address. Labels that are booked keep the one they have.',
    schema: { params: TRADE_PARAMS, body: ADDRESS_INPUT, response: { 200: CHANGED_SALE } },
    handler: async ({ params, body, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await correctAddress(context, transactionId, body)
      return audit({ transactionId }, toChanged(transactionId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/cancellation',
    roles: SUPPORT,
    action: 'CANCEL_SALE',
    summary: 'Cancels a sale for its seller, until the carrier has scanned the parcel.',
    schema: { params: TRADE_PARAMS, response: { 200: CHANGED_SALE } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await cancelForSeller(context, transactionId)
      return audit({ transactionId }, toChanged(transactionId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/freeze',
    roles: SUPPORT,
    action: 'FREEZE_SALE',
    summary:
      'Freezes a sale whose seller says that someone else acts for them: links end, payouts wait until the hold is released.',
    schema: { params: TRADE_PARAMS, response: { 200: CHANGED_SALE } },
    handler: async ({ params, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      await freezeForSeller(context, transactionId)
      return audit({ transactionId }, toChanged(transactionId))
    },
  }),
  deskRoute({
    method: 'POST',
    url: '/desk/api/items/:trade/:item/return',
    roles: SUPPORT,
    action: 'OPEN_RETURN',
    summary: 'Declines a new offer for a seller who wants the device back.',
    schema: { params: ITEM_PARAMS, response: { 200: RETURN_OPENED } },
    handler: async ({ params, audit, ...context }) => {
      const key = requireItemKey(params)
      await openReturn(context, key)
      return audit(key, { ...toChanged(key.transactionId), itemNumber: key.itemNumber })
    },
  }),
]
