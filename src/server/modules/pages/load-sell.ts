import { formatCategoryTitle } from '#messages/format-category-title.ts'
import {
  toCategoryTile,
  toDeviceCard,
  toManufacturerTile,
} from '#server/modules/catalogue/catalogue.presenter.ts'
import { readCatalogueBlocks } from './catalogue-blocks.ts'
import { findGroupPaths } from './catalogue-paths.ts'
import type { PageLoader } from './page-loader.ts'

const TOP_DEVICES = 10
const TOP_MANUFACTURERS = 8

export const loadSell: PageLoader<'sell'> = async (request) => {
  const { market, params, translate, services } = request
  const categories = await services.catalogue.listCategories(market)
  const category = categories.find(({ url }) => url === params.category)
  if (!category) return null
  const popular = { filter: { categoryId: category.id }, sort: 'popular' as const }
  const [{ devices, total }, paths] = await Promise.all([
    services.catalogue.listDevices(market, popular, TOP_DEVICES),
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
      topManufacturers: category.manufacturers.slice(0, TOP_MANUFACTURERS).map(toManufacturerTile),
      topDevices: devices.map((device) => toDeviceCard(device, market)),
    },
    scopes: ['content', 'catalogue'],
    visibility: 'listed',
    paths,
  }
}
