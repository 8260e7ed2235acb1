/** Where trades are created; one trade stands below it, by its number. */
export const TRADES_PATH = '/api/trades'

/** Below a trade: calls its sale off, and changes where its money goes. */
export const cancelTradeUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/cancel`

export const tradePayoutUrl = (tradeNumber: string): string =>
  `${TRADES_PATH}/${encodeURIComponent(tradeNumber)}/payout`

/** Header that makes a repeated creation the same one. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

export const GUEST_ACCOUNT_NUMBER_PATH = '/api/customers/guest_account_number'

export const INDIVIDUAL_OFFERS_PATH = '/api/individual-offers'
