export const CURRENCIES = ['EUR', 'PLN'] as const

export type Currency = (typeof CURRENCIES)[number]
