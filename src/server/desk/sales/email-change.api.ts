import { EMAIL_CHANGE_ASKED, EMAIL_CHANGE_INPUT } from '#contracts/desk/email-change.ts'
import { formatTradeNumber } from '#domain/trades/trade-number.ts'
import { requireTransactionId, TRADE_PARAMS } from '#server/desk/items/item-params.ts'
import { type DeskRoute, deskRoute } from '#server/desk/routing/desk-route.ts'
import { toTimeJson } from '#server/http/time-json.ts'
import { askForEmail } from './email-change.ts'

/** Another mail address for a sale, for sellers who no longer read the old one. */
export const EMAIL_CHANGE_API: readonly DeskRoute[] = [
  deskRoute({
    method: 'POST',
    url: '/desk/api/sales/:trade/email-change',
    roles: ['support'],
    action: 'CHANGE_EMAIL',
    needsRecentFactor: true,
    summary:
      'Mails a link to a new address of the seller and a notice to the old one. The address changes when its owner uses the link.',
    schema: { params: TRADE_PARAMS, body: EMAIL_CHANGE_INPUT, response: { 202: EMAIL_CHANGE_ASKED } },
    handler: async ({ params, body, audit, ...context }) => {
      const transactionId = requireTransactionId(params)
      const { sentTo, expiresAtMs, logged } = await askForEmail(context, { transactionId, ...body })
      return audit(
        { transactionId, data: { proof: body.proof, ...logged } },
        { tradeNumber: formatTradeNumber(transactionId), sentTo, expiresAt: toTimeJson(expiresAtMs) },
      )
    },
  }),
]
