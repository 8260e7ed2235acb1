import type { SignIn } from '#contracts/account.ts'
import {
  END_SIGN_IN_PATH,
  NOT_ME_PATH,
  ONE_USE_TOKEN_HEADER,
  SIGN_INS_PATH,
  SIGN_OUT_EVERYWHERE_PATH,
} from '#contracts/paths/account.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { logout } from './account-session.ts'
import { type CustomerResult, callAsCustomer } from './call-as-customer.ts'

/** Where the customer is signed in. */
export const loadSignIns = (): Promise<CustomerResult<{ readonly signIns: readonly SignIn[] }>> =>
  callAsCustomer(SIGN_INS_PATH)

export const endSignIn = (id: string): Promise<CustomerResult<null>> =>
  callAsCustomer<null>(END_SIGN_IN_PATH, { body: { id }, answer: 'nothing' })

/** Ends every sign-in; this browser forgets the customer, too. */
export async function signOutEverywhere(): Promise<CustomerResult<null>> {
  const result = await callAsCustomer<null>(SIGN_OUT_EVERYWHERE_PATH, { method: 'POST', answer: 'nothing' })
  if (result.kind === 'ok') await logout()
  return result
}

/** Says with the link of a mail that someone else did what it reports. */
export const denyChange = (token: string): Promise<ApiResult<null>> =>
  callApi<null>(NOT_ME_PATH, {
    method: 'POST',
    headers: { [ONE_USE_TOKEN_HEADER]: token },
    answer: 'nothing',
  })
