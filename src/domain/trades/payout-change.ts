/** Who can change the account that the money of a sale goes to. */
export const PAYOUT_CHANGERS = ['link', 'account', 'desk'] as const

export type PayoutChanger = (typeof PAYOUT_CHANGERS)[number]
