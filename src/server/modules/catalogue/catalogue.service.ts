import type { FastifyBaseLogger } from 'fastify'
import type { DeviceDocument, GroupDocument } from '#contracts/search.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import type { Market } from '#domain/markets/market.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import { SINGLE_LOOKUP_RESULT_SIZE } from '#domain/markets/shop-constants.ts'
import type {
  DeviceListQuery,
  DeviceSearchQuery,
  GroupMatch,
  QueryKind,
  SearchQuery,
} from '#domain/search/search-query.ts'
import { createMemory, type Memory } from '#server/http/memory.ts'
import {
  type FoundCategory,
  type FoundDevices,
  findIndexName,
  type SearchEngine,
  type SearchResults,
} from '#server/ports/search/search-engine.ts'

/** The catalogue can't be queried now: a page built from it says so instead of claiming that something doesn't exist. */
export class CatalogueUnavailableError extends Error {
  override name = 'CatalogueUnavailableError'
}

/** A category with its manufacturers, best-selling first; their series are not loaded. */
export type ListedCategory = Omit<Category, 'manufacturers' | 'topManufacturers'> & {
  readonly manufacturers: readonly ListedManufacturer[]
}

export type ListedManufacturer = GroupDocument['manufacturer'] & { readonly popularity: number }

/** Where the same thing is, in the markets that have it. */
export type MarketPaths = Partial<Record<MarketId, string>>

export interface FacetedDeviceList extends FoundDevices {
  /** Release years among all matches, newest first. */
  readonly years: readonly number[]
}

/** Newest devices first, from the first page, unless it says otherwise. */
export type DeviceListRequest = Pick<DeviceListQuery, 'filter'> & Partial<DeviceListQuery>

export type DeviceSearchRequest = Pick<DeviceSearchQuery, 'text'> & Partial<DeviceSearchQuery>

export interface CatalogueService {
  listCategories(market: Market): Promise<readonly ListedCategory[]>
  /** The series of a category or manufacturer, or a single series; empty if nothing has that address or id. */
  findGroups(market: Market, match: GroupMatch, size?: number): Promise<readonly GroupDocument[]>
  findDevice(market: Market, url: string): Promise<DeviceDocument | null>
  listSeriesDevices(market: Market, seriesId: number, size: number): Promise<readonly DeviceDocument[]>
  listDevices(market: Market, request: DeviceListRequest, size: number): Promise<FacetedDeviceList>
  searchDevices(market: Market, request: DeviceSearchRequest, size: number): Promise<FoundDevices>
  /** The path of the same thing in every market, collected once: that takes a search in each of them. */
  rememberPaths(key: string, collect: () => Promise<MarketPaths>): Promise<MarketPaths>
  /** Forgets what was read: the catalogue has changed. */
  forget(): void
}

export interface CatalogueServiceOptions {
  readonly engine: SearchEngine
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly now: () => number
}

// A remote engine doesn't tell when its catalogue changes.
const MAX_AGE_MS = MINUTE_MS

/** Anyone can open the pages of all devices, one after the other. */
const MAX_REMEMBERED_PATHS = 5_000

const MAX_GROUPS = 500

const toListedCategory = ({ category, manufacturers }: FoundCategory): ListedCategory => ({
  ...category,
  manufacturers: manufacturers
    .map(({ manufacturer, popularity }) => ({ ...manufacturer, popularity }))
    .sort((left, right) => right.popularity - left.popularity || left.id - right.id),
})

class Catalogue implements CatalogueService {
  readonly #options: CatalogueServiceOptions
  readonly #categories: Memory<readonly ListedCategory[]>
  readonly #paths: Memory<MarketPaths>

  constructor(options: CatalogueServiceOptions) {
    const { now } = options
    this.#options = options
    this.#categories = createMemory({ maxAgeMs: MAX_AGE_MS, now })
    this.#paths = createMemory({ maxAgeMs: MAX_AGE_MS, maxEntries: MAX_REMEMBERED_PATHS, now })
  }

  forget(): void {
    this.#categories.forget()
    this.#paths.forget()
  }

  async #search<Kind extends QueryKind>(
    { searchIndexes }: Market,
    query: SearchQuery<Kind>,
    size: number,
  ): Promise<SearchResults[Kind]> {
    const { engine, log } = this.#options
    try {
      return await engine.search(query, { indexes: searchIndexes, size })
    } catch (err) {
      // Not the query: it may contain what a visitor typed.
      log.error({ err, application: findIndexName(query, searchIndexes) }, 'search failed')
      throw new CatalogueUnavailableError('The catalogue does not answer', { cause: err })
    }
  }

  /** Needed by every page and every suggestion. */
  listCategories(market: Market): Promise<readonly ListedCategory[]> {
    return this.#categories.get(market.searchIndexes.manufacturers, () => this.#readCategories(market))
  }

  rememberPaths(key: string, collect: () => Promise<MarketPaths>): Promise<MarketPaths> {
    return this.#paths.get(key, collect)
  }

  async #readCategories(market: Market): Promise<readonly ListedCategory[]> {
    const found = await this.#search(market, { kind: 'categories' }, 0)
    return found
      .toSorted((left, right) => left.category.position - right.category.position)
      .map(toListedCategory)
  }

  async findGroups(market: Market, match: GroupMatch, size = MAX_GROUPS): Promise<readonly GroupDocument[]> {
    return (await this.#search(market, { kind: 'group', match }, size)).groups
  }

  async findDevice(market: Market, url: string): Promise<DeviceDocument | null> {
    const { devices } = await this.#search(market, { kind: 'deviceByUrl', url }, SINGLE_LOOKUP_RESULT_SIZE)
    return devices[0] ?? null
  }

  async listSeriesDevices(
    market: Market,
    seriesId: number,
    size: number,
  ): Promise<readonly DeviceDocument[]> {
    const query = { kind: 'devicesBySeries', seriesId, sort: 'newest' } as const
    return (await this.#search(market, query, size)).devices
  }

  async listDevices(
    market: Market,
    { filter, sort = 'newest', from = 0 }: DeviceListRequest,
    size: number,
  ): Promise<FacetedDeviceList> {
    const query = { kind: 'deviceList', filter, sort, from } as const
    const { devices, total, years } = await this.#search(market, query, size)
    return { devices, total, years: [...years.keys()].sort((left, right) => right - left) }
  }

  searchDevices(
    market: Market,
    { text, filter = {}, from = 0 }: DeviceSearchRequest,
    size: number,
  ): Promise<FoundDevices> {
    return this.#search(market, { kind: 'deviceSearch', text, filter, from }, size)
  }
}

/** The catalogue as pages need it, read from the search engine in the market's language. */
export const createCatalogueService = (options: CatalogueServiceOptions): CatalogueService =>
  new Catalogue(options)
