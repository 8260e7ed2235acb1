import { SALE_KEY_HEADER } from '#contracts/api-paths.ts'
import { getAccount } from '#web/platform/account/account-store.ts'
import { callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { type ApiCall, type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import type { TradeAccess } from './trade-hash.ts'

/**
 * Calls the server about a sale, with the key of its link and, for a customer who is signed in, as that customer: either may
 * be enough. A sign-in that has ended leaves the link.
 */
export async function callSale<Data>(
  { key }: TradeAccess,
  path: string,
  call: ApiCall = {},
): Promise<ApiResult<Data>> {
  const keyed = { ...call, headers: { ...call.headers, [SALE_KEY_HEADER]: key } }
  const result = getAccount().isLoggedIn ? await callAsCustomer<Data>(path, keyed) : null
  return result && result.kind !== 'signedOut' ? result : callApi<Data>(path, keyed)
}
