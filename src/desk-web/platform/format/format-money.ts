const FORMATS = new Map<string, Intl.NumberFormat>()

/** An amount with its currency: `€1,234.50`. */
export function formatMoney(amountInCents: number, currency: string): string {
  const known = FORMATS.get(currency)
  const format = known ?? new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  if (!known) FORMATS.set(currency, format)
  return format.format(amountInCents / 100)
}
