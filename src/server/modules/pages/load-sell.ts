import type { GroupDocument } from '#contracts/search.ts'
import { fillManufacturers } from '#domain/catalogue/fill-manufacturers.ts'
import { formatCategoryTitle } from '#messages/format-category-title.ts'
import {
  toCategoryTile,
  toDeviceCard,
  toManufacturerWithSeries,
} from '#server/modules/catalogue/catalogue.presenter.ts'
import type { ListedCategory } from '#server/modules/catalogue/catalogue.service.ts'
import { readCatalogueBlocks } from './catalogue-blocks.ts'
import { findGroupPaths } from './catalogue-paths.ts'
import type { PageLoader } from './page-loader.ts'

const TOP_DEVICES = 10
const TOP_MANUFACTURERS = 8

/** The best-selling manufacturers of a category, each with its best-selling series. */
function listTopManufacturers({ manufacturers }: ListedCategory, groups: readonly GroupDocument[]) {
  const filled = new Map(fillManufacturers(groups).map((manufacturer) => [manufacturer.id, manufacturer]))
  return manufacturers
    .flatMap(({ id }) => filled.get(id) ?? [])
    .slice(0, TOP_MANUFACTURERS)
    .map(toManufacturerWithSeries)
}

export const loadSell: PageLoader<'sell'> = async (request) => {
  const { market, params, translate, services } = request
  const categories = await services.catalogue.listCategories(market)
  const category = categories.find(({ url }) => url === params.category)
  if (!category) return null
  const popular = { filter: { categoryId: category.id }, sort: 'popular' as const }
  const [{ devices, total }, groups, paths] = await Promise.all([
    services.catalogue.listDevices(market, popular, TOP_DEVICES),
    services.catalogue.findGroups(market, { kind: 'category', by: 'id', value: category.id }),
    findGroupPaths(services.catalogue, { kind: 'category', id: category.id }, 'sell'),
  ])
  return {
    head: {
      title: formatCategoryTitle(translate, market.locale, category.name),
      description:
        services.facts.fillKnown(market, category.metaDescription) || translate('SCREEN_SELL_LEAD'),
      keywords: category.metaKeywords,
    },
    data: {
      category: toCategoryTile(category),
      blocks: readCatalogueBlocks(request, category.content),
      deviceCount: total,
      topManufacturers: listTopManufacturers(category, groups),
      topDevices: devices.map((device) => toDeviceCard(device, market)),
    },
    scopes: ['content', 'catalogue'],
    parts: [`category:${category.id}`],
    visibility: 'listed',
    paths,
  }
}
