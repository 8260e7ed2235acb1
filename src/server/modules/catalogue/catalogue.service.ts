import type { z } from 'zod'
import {
  CATEGORIES_AGGREGATION,
  DEVICE_DOCUMENT,
  DEVICE_LIST_AGGREGATION,
  type DeviceDocument,
  GROUP_DOCUMENT,
  type GroupDocument,
} from '#contracts/search.ts'
import type { Category } from '#domain/catalogue/category.ts'
import type { Market } from '#domain/markets/market.ts'
import {
  buildCategoriesQuery,
  buildDeviceByUrlQuery,
  buildDeviceListQuery,
  buildDeviceSearchQuery,
  buildDevicesBySeriesQuery,
  buildGroupQuery,
  type DeviceListInput,
  type DeviceSearchInput,
  type GroupMatch,
} from '#domain/search/query-builders.ts'
import type { SearchService } from '#server/modules/search/search.service.ts'

/** The catalogue cannot be asked now; a page made of it says so instead of claiming that something does not exist. */
export class CatalogueUnavailableError extends Error {
  override name = 'CatalogueUnavailableError'
}

/** A category with its manufacturers, those that are sold most first; what belongs to them is not loaded. */
export type ListedCategory = Omit<Category, 'manufacturers' | 'topManufacturers'> & {
  readonly manufacturers: readonly ListedManufacturer[]
}

export type ListedManufacturer = GroupDocument['manufacturer'] & { readonly popularity: number }

export interface DeviceList {
  readonly devices: readonly DeviceDocument[]
  readonly total: number
}

export interface FacetedDeviceList extends DeviceList {
  readonly years: readonly number[]
}

export interface CatalogueService {
  listCategories(market: Market): Promise<readonly ListedCategory[]>
  /** The series of a category or manufacturer, or one series; empty when there is none of that address or id. */
  findGroups(market: Market, match: GroupMatch, size?: number): Promise<readonly GroupDocument[]>
  findDevice(market: Market, url: string): Promise<DeviceDocument | null>
  listSeriesDevices(market: Market, seriesId: number, size: number): Promise<readonly DeviceDocument[]>
  listDevices(market: Market, input: DeviceListInput, size: number): Promise<FacetedDeviceList>
  searchDevices(market: Market, input: DeviceSearchInput, size: number): Promise<DeviceList>
  /** Forgets what was read: the catalogue has changed. */
  forget(): void
}

export interface CatalogueServiceOptions {
  readonly now: () => number
}

// A remote engine does not tell when its catalogue changes.
const CATEGORIES_MAX_AGE_MS = 60_000

interface RememberedCategories {
  readonly categories: Promise<readonly ListedCategory[]>
  readonly readAtMs: number
}

const MAX_GROUPS = 500

const toListedCategory = (
  bucket: ReturnType<typeof CATEGORIES_AGGREGATION.parse>['categories']['buckets'][number],
): (ListedCategory & { readonly position: number })[] => {
  const category = bucket.category.hits.hits[0]?._source.category
  if (!category) return []
  const manufacturers = bucket.manufacturers.buckets
    .flatMap(({ manufacturer, popularity }) =>
      manufacturer.hits.hits.map(({ _source }) => ({
        ..._source.manufacturer,
        popularity: popularity.value,
      })),
    )
    .sort((left, right) => right.popularity - left.popularity || left.id - right.id)
  return [{ ...category, manufacturers }]
}

/** What was read of an answer; an engine that answers in another form is as good as none. */
function requireReadable<Data>(result: z.ZodSafeParseResult<Data>): Data {
  if (result.success) return result.data
  throw new CatalogueUnavailableError('The catalogue answers in an unknown form')
}

class Catalogue implements CatalogueService {
  readonly #search: SearchService
  readonly #now: () => number
  readonly #remembered = new Map<string, RememberedCategories>()

  constructor(search: SearchService, { now }: CatalogueServiceOptions) {
    this.#search = search
    this.#now = now
  }

  forget(): void {
    this.#remembered.clear()
  }

  async #ask<Question extends Parameters<SearchService['find']>[0]>(question: Question) {
    const result = await this.#search.find<Question['document']>(question)
    if (!result) throw new CatalogueUnavailableError('The catalogue does not answer')
    return result
  }

  #askDevices(market: Market, query: ReturnType<typeof buildDeviceByUrlQuery>, resultSize: number) {
    return this.#ask({
      application: market.searchIndexes.devices,
      query,
      resultSize,
      document: DEVICE_DOCUMENT,
    })
  }

  /** Asked for by every page and every typed letter, so it is remembered for a while; a failure is not. */
  listCategories(market: Market): Promise<readonly ListedCategory[]> {
    const key = market.searchIndexes.manufacturers
    const known = this.#remembered.get(key)
    if (known && this.#now() - known.readAtMs < CATEGORIES_MAX_AGE_MS) return known.categories
    const entry = { categories: this.#readCategories(market), readAtMs: this.#now() }
    this.#remembered.set(key, entry)
    entry.categories.catch(() => {
      if (this.#remembered.get(key) === entry) this.#remembered.delete(key)
    })
    return entry.categories
  }

  async #readCategories(market: Market): Promise<readonly ListedCategory[]> {
    const { aggregations } = await this.#ask({
      application: market.searchIndexes.manufacturers,
      query: buildCategoriesQuery(),
      resultSize: 0,
      document: GROUP_DOCUMENT,
    })
    const { categories } = requireReadable(CATEGORIES_AGGREGATION.safeParse(aggregations))
    return categories.buckets.flatMap(toListedCategory).sort((left, right) => left.position - right.position)
  }

  async findGroups(market: Market, match: GroupMatch, size = MAX_GROUPS): Promise<readonly GroupDocument[]> {
    const { documents } = await this.#ask({
      application: market.searchIndexes.manufacturers,
      query: buildGroupQuery(match),
      resultSize: size,
      document: GROUP_DOCUMENT,
    })
    return documents
  }

  async findDevice(market: Market, url: string): Promise<DeviceDocument | null> {
    const { documents } = await this.#askDevices(market, buildDeviceByUrlQuery(url), 1)
    return documents[0] ?? null
  }

  async listSeriesDevices(
    market: Market,
    seriesId: number,
    size: number,
  ): Promise<readonly DeviceDocument[]> {
    return (await this.#askDevices(market, buildDevicesBySeriesQuery({ seriesId }), size)).documents
  }

  async listDevices(market: Market, input: DeviceListInput, size: number): Promise<FacetedDeviceList> {
    const found = await this.#askDevices(market, buildDeviceListQuery(input), size)
    const { years } = requireReadable(DEVICE_LIST_AGGREGATION.safeParse(found.aggregations))
    return {
      devices: found.documents,
      total: found.total,
      years: years.buckets.map(({ key }) => key).sort((left, right) => right - left),
    }
  }

  async searchDevices(market: Market, input: DeviceSearchInput, size: number): Promise<DeviceList> {
    const { documents, total } = await this.#askDevices(market, buildDeviceSearchQuery(input), size)
    return { devices: documents, total }
  }
}

/** The catalogue as pages need it; everything is asked of the search engine, in one market's language. */
export const createCatalogueService = (
  search: SearchService,
  options: CatalogueServiceOptions,
): CatalogueService => new Catalogue(search, options)
