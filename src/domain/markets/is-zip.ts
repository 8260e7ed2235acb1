/** Whether a postal code matches the market's format. Surrounding blanks are ignored. */
export const isZip = (market: { readonly zipRegex: string }, value: string): boolean =>
  new RegExp(market.zipRegex).test(value.trim())
