import { type PriceInput, priceDevice } from './price-device.ts'

/** A price is found long before this, however little its answers leave of the base price. */
const MAX_BASE_IN_CENTS = 1_000_000_000

/**
 * The base price from which the rule comes to a price that was set by hand; null where there is none, such as for half a
 * unit. With it in the place of the listed one, everything that is computed from a base price keeps working: findings lower
 * a price set by hand by the same factors, and both sides come to the same second price.
 */
export function findAgreedBase(input: Omit<PriceInput, 'baseInCents'>, wantedInCents: number): number | null {
  const priceAt = (baseInCents: number): number =>
    priceDevice({ ...input, baseInCents }).breakdown.totalInCents
  let high = Math.max(1, wantedInCents)
  while (priceAt(high) < wantedInCents) {
    high *= 2
    if (high > MAX_BASE_IN_CENTS) return null
  }
  let low = 0
  // The price never falls with its base: the first base that reaches it is the one.
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (priceAt(middle) < wantedInCents) low = middle + 1
    else high = middle
  }
  const found = priceDevice({ ...input, baseInCents: high })
  return found.kind === 'offer' && found.breakdown.totalInCents === wantedInCents ? high : null
}

/** What was agreed in proportion to what is listed, cut to cents. */
const scaleBy = (agreedInCents: number, listedInCents: number) => (amountInCents: number) =>
  Number((BigInt(amountInCents) * BigInt(agreedInCents)) / BigInt(listedInCents))

export interface SizePrice {
  readonly storageGb: number
  readonly amountInCents: number
}

/** A storage size of any model; without an amount where the price list has none. */
interface ListedSize {
  readonly storageGb: number
  readonly amountInCents: number | null
}

/**
 * The base prices of a device as agreed: the one of the described storage, and those of the other sizes in the same
 * proportion to the price list. An offer by the list alone leaves all of them as they are.
 */
export function applyAgreedBase(
  prices: readonly SizePrice[],
  { storageGb, baseInCents }: { readonly storageGb: number; readonly baseInCents: number },
): readonly SizePrice[] {
  const listed = prices.find((price) => price.storageGb === storageGb)
  if (!listed || listed.amountInCents === baseInCents || listed.amountInCents === 0) return prices
  const scale = scaleBy(baseInCents, listed.amountInCents)
  return prices.map((price) => ({ ...price, amountInCents: scale(price.amountInCents) }))
}

/**
 * The base prices of another model than the described one. A price agreed below the list lowers them in the same proportion,
 * so that no worse model is worth more than the described one; a price agreed above it was agreed for no other model.
 */
export function lowerByAgreement(
  sizes: readonly ListedSize[],
  { agreedInCents, listedInCents }: { readonly agreedInCents: number; readonly listedInCents: number },
): readonly ListedSize[] {
  if (agreedInCents >= listedInCents) return sizes
  const scale = scaleBy(agreedInCents, listedInCents)
  return sizes.map((size) => ({
    ...size,
    amountInCents: size.amountInCents === null ? null : scale(size.amountInCents),
  }))
}
