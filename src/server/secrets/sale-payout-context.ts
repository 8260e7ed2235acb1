/** The context of a sale's sealed payout account: its number. What was sealed for one sale opens in no other. */
export const buildSalePayoutContext = (transactionId: number | string): string => `payout:${transactionId}`
