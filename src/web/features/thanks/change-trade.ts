import type { StepUpResult } from '#contracts/account.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import {
  buildCancelTradeUrl,
  buildTradeCodesUrl,
  buildTradeLinksUrl,
  buildTradePayoutUrl,
} from '#contracts/paths/trades.ts'
import type { TradeCodeSent, TradePayoutRequest, TradeView } from '#contracts/trades.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { callSale } from '#web/trades/call-sale.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'

/** Cancels the sale; the answer is the sale as it is then. */
export const cancelTrade = (access: TradeAccess): Promise<ApiResult<TradeView>> =>
  callSale<TradeView>(access, buildCancelTradeUrl(access.tradeNumber), { method: 'POST' })

export interface PayoutChange {
  readonly payment: TradePayoutRequest['payment']
  /** With the proof that the change needs. */
  readonly headers: Readonly<Record<string, string>>
}

/** Sends the money of the sale to another account. */
export const changeTradePayout = (
  access: TradeAccess,
  { payment, headers }: PayoutChange,
): Promise<ApiResult<TradeView>> =>
  callSale<TradeView>(access, buildTradePayoutUrl(access.tradeNumber), {
    method: 'PATCH',
    body: { payment },
    headers,
  })

/** Has a code mailed to the address of the sale. */
export const requestTradeCode = (access: TradeAccess): Promise<ApiResult<TradeCodeSent>> =>
  callSale<TradeCodeSent>(access, buildTradeCodesUrl(access.tradeNumber), { method: 'POST' })

/** Turns the code of the mail into a proof. */
export const checkTradeCode = (access: TradeAccess, code: string): Promise<ApiResult<StepUpResult>> =>
  callSale<StepUpResult>(access, buildTradeCodesUrl(access.tradeNumber, '/check'), { body: { code } })

/** Has a new link mailed to the address of the sale. The answer is always the same. */
export const requestTradeLink = (tradeNumber: string): Promise<ApiResult<null>> =>
  callApi<null>(buildTradeLinksUrl(tradeNumber), { body: { replacesEarlier: false }, answer: 'nothing' })

/** Has a new link mailed that replaces all earlier ones, this page's own included. */
export const replaceTradeLinks = (access: TradeAccess): Promise<ApiResult<null>> =>
  callSale<null>(access, buildTradeLinksUrl(access.tradeNumber), {
    body: { replacesEarlier: true },
    answer: 'nothing',
  })

const CONFLICT = 409

/** Whether the sale was frozen in the meantime. */
export const isFrozen = ({ id }: ErrorBody): boolean => id === 'SALE_FROZEN'

/** Whether a change came too late: the parcel or the money is already on its way. */
export const isTooLate = ({ statusCode }: ErrorBody): boolean => statusCode === CONFLICT
