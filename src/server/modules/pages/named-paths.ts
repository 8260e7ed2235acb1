import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { RouteMatch } from '#domain/routing/path.ts'
import {
  findDevicePaths,
  findGroupPaths,
  findPriceWatchPaths,
  findSelfTestPaths,
  listSearchPaths,
} from './catalogue-paths.ts'
import { findSubject } from './find-subject.ts'
import type { PageServices } from './page-loader.ts'

type Services = Pick<PageServices, 'catalogue' | 'content'>

type Paths = Partial<Record<MarketId, string>>

/** The pages of a device. */
const DEVICE_PATHS = { pdp: findDevicePaths, priceWatch: findPriceWatchPaths, selfTest: findSelfTestPaths }

async function findOverviewPaths({ catalogue }: Services, words: Market, url: string): Promise<Paths> {
  if (url === words.searchOverview) return listSearchPaths()
  const subject = await findSubject(catalogue, words, { url, size: 1 })
  if (!subject) return {}
  const { kind, groups } = subject
  return findGroupPaths(catalogue, { kind, id: groups[0][kind].id }, 'overview')
}

async function findSellPaths({ catalogue }: Services, words: Market, url: string): Promise<Paths> {
  const category = (await catalogue.listCategories(words)).find((own) => own.url === url)
  return category ? findGroupPaths(catalogue, { kind: 'category', id: category.id }, 'sell') : {}
}

/**
 * The path of a page in every market, by its name in one market's words; empty if it names nothing. The name is looked
 * up, nothing of the page is loaded: anyone can make up names.
 */
export async function findNamedPaths(
  services: Services,
  words: Market,
  { route, params }: RouteMatch,
): Promise<Paths> {
  const { catalogue, content } = services
  switch (route) {
    case 'pdp':
    case 'priceWatch':
    case 'selfTest': {
      const device = await catalogue.findDevice(words, params.pdp ?? '')
      return device ? DEVICE_PATHS[route](catalogue, device.id) : {}
    }
    case 'overview':
      return findOverviewPaths(services, words, params.overview ?? '')
    case 'sell':
      return findSellPaths(services, words, params.category ?? '')
    case 'content': {
      const page = await content.findContentPage(words, params.contentPages ?? '')
      return page ? content.findContentPaths(page.id) : {}
    }
    default:
      return {}
  }
}
