import type { DeviceDocument } from '#contracts/search.ts'
import type { SearchableText } from './place-words.ts'

const OLDEST_YEAR = 2005
const NEWEST_YEAR = 2030
const YEAR_WEIGHT = 3
const POPULARITY_WEIGHT = 3

export interface RankedText extends SearchableText {
  /** What only this device, or hardly any other, is called. */
  readonly nicknames: readonly string[]
  /** What a text is worth regardless of the query: newer and more popular devices are searched for more often. */
  readonly boost: number
}

/** Newer and popular devices come first among equals. */
const computeBoost = ({ releaseYear, popularity }: DeviceDocument): number => {
  const age = Math.max(0, releaseYear - OLDEST_YEAR) / (NEWEST_YEAR - OLDEST_YEAR)
  return YEAR_WEIGHT * age + POPULARITY_WEIGHT * (popularity / 100)
}

/** The terms without the series, which many devices share: someone who types `Xbox` means the newest, not the first. */
const listNicknames = ({ searchTerms, series }: DeviceDocument): string[] =>
  searchTerms.filter((term) => term !== series)

/** What a device is found by. */
export const toRankedText = (device: DeviceDocument): RankedText => ({
  model: device.model,
  terms: device.searchTerms,
  nicknames: listNicknames(device),
  boost: computeBoost(device),
})
