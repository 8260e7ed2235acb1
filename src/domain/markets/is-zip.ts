interface ZipMarket {
  readonly zipRegex: string
  readonly zipExample: string
  readonly countries: readonly string[]
}

/** Whether a postal code matches the market's format. Surrounding blanks are ignored. */
export const isZip = (market: Pick<ZipMarket, 'zipRegex'>, value: string): boolean =>
  new RegExp(market.zipRegex).test(value.trim())

/** Digits with the separators of the market's example: `00001` is written `00-001` in Poland. */
export function separateZip({ zipExample }: Pick<ZipMarket, 'zipExample'>, digits: string): string {
  const separatorAt = zipExample.search(/\D/)
  if (separatorAt < 0 || digits.length <= separatorAt) return digits
  return `${digits.slice(0, separatorAt)}${zipExample.charAt(separatorAt)}${digits.slice(separatorAt)}`
}

// What people put before their code: the letters of the country, as on letters from abroad.
const PREFIX = /^(\p{L}{1,2})[\s\p{Pd}]*(?=\d)/u

const CAR_CODES: Readonly<Record<string, string>> = { AT: 'A', DE: 'D', ES: 'E', FR: 'F', IT: 'I' }

/** Takes off `D-` or `DE ` where it is the code of a country of the market. */
function dropCountry(text: string, countries: readonly string[]): string {
  const letters = PREFIX.exec(text)?.[1]?.toUpperCase()
  const isOwn = countries.some((country) => country === letters || CAR_CODES[country] === letters)
  return isOwn ? text.replace(PREFIX, '') : text
}

/** A typed postal code as it is stored: without the country, blanks and dashes, with the separators of the market. */
export function normaliseZip(market: Omit<ZipMarket, 'zipRegex'>, text: string): string {
  const digits = dropCountry(text.trim(), market.countries).replace(/[\s\p{Pd}]/gu, '')
  // What is not a code stays as it was typed, so that the problem with it is seen.
  return /^\d+$/.test(digits) ? separateZip(market, digits) : text
}
