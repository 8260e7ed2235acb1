import { SALE_KEY_HEADER } from '#contracts/paths/trades.ts'
import { getAccount } from '#web/platform/account/account-store.ts'
import { sendAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { type ApiCall, type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import type { TradeAccess } from './trade-hash.ts'

/** What lets a call about a sale in: the key of its link and, for a customer who is signed in, their token. */
export interface SaleProof {
  readonly headers: Readonly<Record<string, string>>
  readonly bearer?: string
}

/**
 * Does something about a sale, with the key of its link and, for a customer who is signed in, as that customer: either may
 * be enough. A sign-in that has ended leaves the link.
 */
export async function sendAsSeller<Data>(
  { key }: TradeAccess,
  send: (proof: SaleProof) => Promise<ApiResult<Data>>,
): Promise<ApiResult<Data>> {
  const headers = { [SALE_KEY_HEADER]: key }
  const result = getAccount().isLoggedIn ? await sendAsCustomer((bearer) => send({ headers, bearer })) : null
  return result && result.kind !== 'signedOut' ? result : send({ headers })
}

/** Calls the server about a sale. */
export const callSale = <Data>(
  access: TradeAccess,
  path: string,
  call: ApiCall = {},
): Promise<ApiResult<Data>> =>
  sendAsSeller(access, ({ headers, ...proof }) =>
    callApi<Data>(path, { ...call, ...proof, headers: { ...call.headers, ...headers } }),
  )
