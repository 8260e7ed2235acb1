import { buildCancelTradeUrl, buildTradePayoutUrl } from '#contracts/api-paths.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import type { TradePayoutRequest, TradeView } from '#contracts/trades.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'

const buildQuery = ({ key }: TradeAccess): string => `?key=${encodeURIComponent(key)}`

/** Cancels the sale; the answer is the sale as it is then. */
export const cancelTrade = (access: TradeAccess): Promise<ApiResult<TradeView>> =>
  callApi<TradeView>(buildCancelTradeUrl(access.tradeNumber) + buildQuery(access), { method: 'POST' })

/** Sends the money of the sale to another account. */
export const changeTradePayout = (
  access: TradeAccess,
  payment: TradePayoutRequest['payment'],
): Promise<ApiResult<TradeView>> =>
  callApi<TradeView>(buildTradePayoutUrl(access.tradeNumber) + buildQuery(access), {
    method: 'PATCH',
    body: { payment },
  })

const CONFLICT = 409

/** Whether a change came too late: the parcel or the money is already on its way. */
export const isTooLate = ({ statusCode }: ErrorBody): boolean => statusCode === CONFLICT
