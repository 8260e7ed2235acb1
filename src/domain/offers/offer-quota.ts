/** Where an offer was asked for: on the page of one device, or for the rows of a list. */
export const OFFER_SOURCES = ['device', 'list'] as const

export type OfferSource = (typeof OFFER_SOURCES)[number]

/** How many new offers are stored per day. The same answers on the same day are the same offer and cost nothing. */
export interface OfferQuota {
  /** For everybody behind one network address, perhaps a whole company or a mobile carrier's town. */
  readonly perNetwork: number
  /** For one cart; the shop knows it by the account that it belongs to. */
  readonly perCart: number
}

/** A list of the largest size and its corrections fit into a day. */
export const DAILY_OFFERS: Readonly<Record<OfferSource, OfferQuota>> = {
  device: { perNetwork: 2_000, perCart: 1_000 },
  list: { perNetwork: 10_000, perCart: 6_000 },
}
