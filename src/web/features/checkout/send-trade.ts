import type { GuestAccount } from '#contracts/customers.ts'
import type { Trade } from '#contracts/trades.ts'
import { GUEST_ACCOUNT_NUMBER_PATH, IDEMPOTENCY_KEY_HEADER, TRADES_PATH } from '#contracts/trades-path.ts'
import type { Cart } from '#domain/cart/cart.ts'
import { type ApiResult, callApi } from '#web/platform/call-api.ts'
import { type Draft, toSellerInput } from './draft.ts'

export interface TradeSending {
  readonly draft: Draft
  readonly cart: Cart
  readonly idempotencyKey: string
  /** Told before the request leaves, with the customer number that it goes out with. */
  readonly onSend: (customer: GuestAccount) => void
}

const requestGuest = (): Promise<ApiResult<GuestAccount>> =>
  callApi<GuestAccount>(GUEST_ACCOUNT_NUMBER_PATH, { body: {} })

const isCustomerUnknown = (result: ApiResult<Trade>): boolean =>
  result.kind === 'refused' && (result.error.errors ?? []).some(({ field }) => field.startsWith('customer.'))

function send(customer: GuestAccount, { draft, cart, idempotencyKey, onSend }: TradeSending) {
  onSend(customer)
  return callApi<Trade>(TRADES_PATH, {
    headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    body: {
      customer: { customerNumber: customer.customerNumber, key: customer.key },
      lines: cart.devices.map(({ offerId, quantity }) => ({ offerId, quantity })),
      voucherCode: cart.voucher?.code ?? null,
      // Only reached with both declarations made.
      seller: toSellerInput(draft, { ownsDevices: true, acceptsTerms: true }),
    },
  })
}

/** Sends the sale, as a guest whose number is asked for first; a number that the server has forgotten is replaced. */
export async function sendTrade(sending: TradeSending): Promise<ApiResult<Trade>> {
  const known = sending.draft.customer
  if (known) {
    const result = await send(known, sending)
    if (!isCustomerUnknown(result)) return result
  }
  const guest = await requestGuest()
  return guest.kind === 'ok' ? send(guest.data, sending) : guest
}
