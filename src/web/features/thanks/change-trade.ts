import { cancelTradeUrl, tradePayoutUrl } from '#contracts/api-paths.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import type { TradePayoutRequest, TradeView } from '#contracts/trades.ts'
import type { FieldProblem } from '#domain/kernel/field-problem.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import type { TradeAccess } from '#web/trades/trade-hash.ts'

const query = ({ key }: TradeAccess): string => `?key=${encodeURIComponent(key)}`

/** Calls the sale off; the answer is the sale as it is then. */
export const cancelTrade = (access: TradeAccess): Promise<ApiResult<TradeView>> =>
  callApi<TradeView>(cancelTradeUrl(access.tradeNumber) + query(access), { method: 'POST' })

/** Sends the money of the sale to another account. */
export const changeTradePayout = (
  access: TradeAccess,
  payment: TradePayoutRequest['payment'],
): Promise<ApiResult<TradeView>> =>
  callApi<TradeView>(tradePayoutUrl(access.tradeNumber) + query(access), {
    method: 'PATCH',
    body: { payment },
  })

/** Why a change did not come about; `late` when the parcel or the money is on its way already. */
export type ChangeFailure = 'noAnswer' | 'busy' | 'late' | 'refused'

const TOO_MANY = 429
const CONFLICT = 409

export function failureOf(result: Exclude<ApiResult<unknown>, { readonly kind: 'ok' }>): ChangeFailure {
  if (result.kind === 'noAnswer') return 'noAnswer'
  const { statusCode } = result.error
  if (statusCode === CONFLICT) return 'late'
  if (statusCode === TOO_MANY) return 'busy'
  return statusCode >= 500 ? 'noAnswer' : 'refused'
}

/** What the server has found wrong with fields. */
export const fieldProblemsOf = ({ errors = [] }: ErrorBody): FieldProblem[] =>
  errors.map(({ field, key, params = {} }) => ({ field, key, params }))
