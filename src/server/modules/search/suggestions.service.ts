import type { Suggestions } from '#contracts/suggestions.ts'
import { cleanSearchText } from '#domain/catalogue/search-text.ts'
import { findNamedStorage } from '#domain/lists/named-storage.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildStorageSearch } from '#domain/offers/given-answers.ts'
import { buildPath } from '#domain/routing/path.ts'
import { highlight } from '#domain/search/highlight.ts'
import { tokenize } from '#domain/search/tokenize.ts'
import {
  type CatalogueService,
  CatalogueUnavailableError,
} from '#server/modules/catalogue/catalogue.service.ts'

const DEVICE_COUNT = 6
const GROUP_COUNT = 2

export const NO_SUGGESTIONS: Suggestions = { total: 0, devices: [], groups: [] }

async function findDevices(catalogue: CatalogueService, market: Market, text: string) {
  const { devices, total } = await catalogue.searchDevices(market, { text }, DEVICE_COUNT)
  const listed = devices.map((device) => ({
    id: device.id,
    name: device.name,
    path: buildPath(market, 'pdp', { pdp: device.url }) + buildStorageSearch(findNamedStorage(text, device)),
    image: device.thumbnail,
    topPriceInCents: device.topPrices[market.id] ?? 0,
    highlights: highlight(device.name, text).map(([start, end]): [number, number] => [start, end]),
  }))
  return { devices: listed, total }
}

/** Categories, then manufacturers, whose name begins with the typed words. */
async function findGroups(catalogue: CatalogueService, market: Market, text: string) {
  const typed = tokenize(text).join(' ')
  const categories = await catalogue.listCategories(market)
  const makers = new Map(
    categories.flatMap(({ manufacturers }) => manufacturers).map((maker) => [maker.id, maker]),
  )
  const named = [
    ...categories.map(({ name, url }) => ({ name, path: buildPath(market, 'sell', { category: url }) })),
    ...[...makers.values()].map(({ name, url }) => ({
      name,
      path: buildPath(market, 'overview', { overview: url }),
    })),
  ]
  return named
    .filter(({ name }) => tokenize(name).join(' ').startsWith(typed))
    .slice(0, GROUP_COUNT)
    .map((group) => ({
      ...group,
      highlights: highlight(group.name, text).map(([start, end]): [number, number] => [start, end]),
    }))
}

/** Suggestions for a text as it is typed; null if the search fails. */
export async function findSuggestions(
  catalogue: CatalogueService,
  market: Market,
  query: string,
): Promise<Suggestions | null> {
  const text = cleanSearchText(query)
  if (tokenize(text).length === 0) return NO_SUGGESTIONS
  try {
    const [found, groups] = await Promise.all([
      findDevices(catalogue, market, text),
      findGroups(catalogue, market, text),
    ])
    return { ...found, groups }
  } catch (error) {
    if (error instanceof CatalogueUnavailableError) return null
    throw error
  }
}
