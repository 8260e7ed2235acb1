/** An amount as machines read it, `1234.50`: in every language with a point, without groups and with two decimals. */
export function formatDecimalAmount(amountInCents: number): string {
  if (!Number.isSafeInteger(amountInCents) || amountInCents < 0)
    throw new RangeError(`no amount of money: ${amountInCents}`)
  const cents = amountInCents % 100
  return `${(amountInCents - cents) / 100}.${String(cents).padStart(2, '0')}`
}
