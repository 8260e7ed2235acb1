import type {
  Breadcrumb,
  DeviceCard,
  FilterOption,
  ManufacturerTile,
  ManufacturerWithSeries,
} from '#contracts/catalogue-pages.ts'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { CategoryTile, Manufacturer } from '#domain/catalogue/category.ts'
import { buildOverviewSearch, readOverviewQuery } from '#domain/catalogue/overview-query.ts'
import type { Market } from '#domain/markets/market.ts'
import { buildPath } from '#domain/routing/path.ts'

export const toDeviceCard = (device: DeviceDocument, market: Market): DeviceCard => ({
  id: device.id,
  name: device.name,
  url: device.url,
  image: device.image,
  releaseYear: device.releaseYear,
  topPriceInCents: device.topPrices[market.id] ?? 0,
})

export const toCategoryTile = ({ id, name, url, thumbnail }: CategoryTile): CategoryTile => ({
  id,
  name,
  url,
  thumbnail,
})

export const toManufacturerTile = ({ name, url, thumbnail }: ManufacturerTile): ManufacturerTile => ({
  name,
  url,
  thumbnail,
})

export const toManufacturerWithSeries = (manufacturer: Manufacturer): ManufacturerWithSeries => ({
  ...toManufacturerTile(manufacturer),
  topSeries: manufacturer.topSeries.map(({ name, url }) => ({ name, url })),
})

const toCrumb = (
  market: Market,
  { name, url }: { readonly name: string; readonly url: string },
): Breadcrumb => ({
  name,
  path: buildPath(market, 'overview', { overview: url }),
})

/** The path from a category down to a series; the manufacturer's list is limited to the category. */
export function buildBreadcrumbs(
  market: Market,
  { category, manufacturer, series }: GroupDocument,
): Breadcrumb[] {
  const inCategory = buildOverviewSearch({ ...readOverviewQuery(''), category: category.url })
  const maker = toCrumb(market, manufacturer)
  return [
    { name: category.name, path: buildPath(market, 'sell', { category: category.url }) },
    { name: maker.name, path: maker.path + inCategory },
    toCrumb(market, series),
  ]
}

/** One option per address, in order of first appearance. */
export function listOptions(
  groups: readonly { readonly name: string; readonly url: string }[],
): FilterOption[] {
  const names = new Map(groups.map(({ name, url }) => [url, name]))
  return [...names].map(([value, name]) => ({ value, name }))
}
