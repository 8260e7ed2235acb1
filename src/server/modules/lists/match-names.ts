import type { ListNames } from '#contracts/lists.ts'
import { saysBroken } from '#domain/lists/broken-words.ts'
import { matchDevice } from '#domain/lists/match-device.ts'
import { findNamedStorage } from '#domain/lists/named-storage.ts'
import type { Market } from '#domain/markets/market.ts'
import { findHighestPrice } from '#domain/pricing/highest-price.ts'
import type { RuleSet } from '#server/modules/questions/rule-set.ts'
import type { ListCatalogue } from './list-catalogue.ts'
import { toListDevice } from './quote-row.ts'

const STATUS = { certain: 'ok', guess: 'guess', ambiguous: 'ambiguous', unknown: 'unknown' } as const

/** What names are looked up in. */
export interface NameContext {
  readonly catalogue: ListCatalogue
  readonly rules: RuleSet['rules']
  readonly market: Market
}

/** The devices that some names mean, with the highest price of each. */
export function matchNames(
  names: readonly string[],
  { catalogue: { devices, index, prices }, rules, market }: NameContext,
): ListNames {
  const shown = (position: number, name: string) => {
    const device = devices[position]
    const sizes = prices.byDevice.get(device?.id ?? 0)
    if (!device || !sizes) return []
    const listed = toListDevice(device, market)
    const storages = sizes.map(({ storageGb }) => storageGb)
    const storageGb = findNamedStorage(name, { name: listed.name, storages })
    const wanted = sizes.filter((size) => storageGb === null || size.storageGb === storageGb)
    const highestBase = Math.max(...wanted.map(({ amountInCents }) => amountInCents))
    const topPriceInCents = findHighestPrice(rules[device.questionSetId], highestBase)
    return [{ ...listed, storageGb, topPriceInCents }]
  }
  const matched = names.map((name) => {
    const match = matchDevice(index, name)
    const found = match.kind === 'ambiguous' ? match.candidates.map(({ device }) => device) : []
    const positions = match.kind === 'certain' || match.kind === 'guess' ? [match.device] : found
    const bought = positions.flatMap((position) => shown(position, name))
    return {
      name,
      status: bought.length > 0 ? STATUS[match.kind] : ('unknown' as const),
      confidence: match.kind === 'guess' ? match.confidence : match.kind === 'certain' ? 1 : 0,
      isBroken: saysBroken(name),
      devices: bought,
    }
  })
  return { currency: prices.currency, names: matched }
}
