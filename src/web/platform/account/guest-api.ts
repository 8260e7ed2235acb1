// Calls that need no session, apart from the others: their pages do without its script.
import type { RegistrationRequest } from '#contracts/account.ts'
import {
  FORGOT_PASSWORD_PATH,
  ONE_USE_TOKEN_HEADER,
  REGISTER_PATH,
  RESET_PASSWORD_PATH,
} from '#contracts/paths/account.ts'
import type { PaymentAccountInput } from '#domain/customers/payment-account.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { pushEvent } from '#web/platform/tracking/data-layer.ts'

/** A registration, as checked by the form. */
export interface Registration {
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  /** Businesses give both; private sellers give neither. */
  readonly company: { readonly companyName: string; readonly vatId: string } | null
  /** Both can wait until the first sale. */
  readonly address: RegistrationRequest['Address']
  readonly payment: PaymentAccountInput | null
  readonly market: MarketId
}

export async function register(registration: Registration): Promise<ApiResult<null>> {
  const { password, firstName, lastName, company, address, payment, market } = registration
  const email = registration.email.trim().toLowerCase()
  const result = await callApi<null>(REGISTER_PATH, {
    answer: 'nothing',
    body: {
      enabled: true,
      firstName,
      lastName,
      username: email,
      email,
      credentials: [{ type: 'password', value: password, temporary: false }],
      requiredActions: [],
      groups: [],
      attributes: { locale: [market] },
      Address: address,
      Payment: payment,
      ...company,
    },
  })
  if (result.kind === 'ok')
    pushEvent({ event: 'registration', customerType: company ? 'business' : 'private' })
  return result
}

/** Requests a mail to choose a new password. The answer is the same for every address. */
export const requestPasswordMail = (email: string, lang: MarketId): Promise<ApiResult<null>> =>
  callApi<null>(FORGOT_PASSWORD_PATH, {
    body: { email: email.trim().toLowerCase(), lang },
    answer: 'nothing',
  })

export const resetPassword = (token: string, password: string): Promise<ApiResult<null>> =>
  callApi<null>(RESET_PASSWORD_PATH, {
    body: { password },
    answer: 'nothing',
    headers: { [ONE_USE_TOKEN_HEADER]: token },
  })
