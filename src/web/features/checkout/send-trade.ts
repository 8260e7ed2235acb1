import type { GuestAccount } from '#contracts/customers.ts'
import { GUEST_ACCOUNT_NUMBER_PATH } from '#contracts/paths/customers.ts'
import { IDEMPOTENCY_KEY_HEADER, TRADES_PATH } from '#contracts/paths/trades.ts'
import type { Trade } from '#contracts/trades.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { type CustomerResult, callAsCustomer } from '#web/platform/account/call-as-customer.ts'
import { type ApiResult, callApi } from '#web/platform/api/call-api.ts'
import { type Draft, toSellerInput } from './draft.ts'
import { getSavedPayouts } from './saved-payouts.ts'

export interface TradeSending {
  readonly draft: Draft
  readonly cart: Cart
  readonly idempotencyKey: string
  /** Whether the sale goes into an account; guests get their own customer number. */
  readonly isSignedIn: boolean
  /** Called before the request leaves, with the guest's customer number in it. */
  readonly onSend: (customer: GuestAccount | null) => void
}

const requestGuest = (): Promise<ApiResult<GuestAccount>> =>
  callApi<GuestAccount>(GUEST_ACCOUNT_NUMBER_PATH, { body: {} })

const isCustomerUnknown = (result: ApiResult<Trade>): boolean =>
  result.kind === 'refused' && (result.error.errors ?? []).some(({ field }) => field.startsWith('customer.'))

/** The request for the sale. The token identifies a signed-in customer, not the body. */
const buildRequest = (customer: GuestAccount | null, { draft, cart, idempotencyKey }: TradeSending) => ({
  headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
  body: {
    customer: customer && { customerNumber: customer.customerNumber, key: customer.key },
    lines: cart.devices.map(({ offerId, quantity }) => ({ offerId, quantity })),
    voucherCode: cart.voucher?.code ?? null,
    acceptRule: draft.acceptRule,
    // A saved account is named, never sent: its number is not known here.
    seller: toSellerInput(draft, customer ? [] : getSavedPayouts()),
  },
})

function sendAsGuest(customer: GuestAccount, sending: TradeSending): Promise<ApiResult<Trade>> {
  sending.onSend(customer)
  return callApi<Trade>(TRADES_PATH, buildRequest(customer, sending))
}

function sendAsCustomer(sending: TradeSending): Promise<CustomerResult<Trade>> {
  sending.onSend(null)
  return callAsCustomer<Trade>(TRADES_PATH, buildRequest(null, sending))
}

/** Sends the sale: as the signed-in customer, or as a guest, whose number is requested first or replaced if unknown. */
export async function sendTrade(sending: TradeSending): Promise<CustomerResult<Trade>> {
  if (sending.isSignedIn) return sendAsCustomer(sending)
  const known = sending.draft.customer
  if (known) {
    const result = await sendAsGuest(known, sending)
    if (!isCustomerUnknown(result)) return result
  }
  const guest = await requestGuest()
  return guest.kind === 'ok' ? sendAsGuest(guest.data, sending) : guest
}
