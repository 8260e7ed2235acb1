export const CURRENCIES = ['EUR', 'PLN'] as const

export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (value: unknown): value is Currency =>
  CURRENCIES.some((currency) => currency === value)
