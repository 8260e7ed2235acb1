/** Whether a postal code has the form of the market. Blanks around it are the visitor's, not an error. */
export const isZip = (market: { readonly zipRegex: string }, value: string): boolean =>
  new RegExp(market.zipRegex).test(value.trim())
