import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import type { DeviceListQuery, DeviceSearchQuery } from '#domain/search/search-query.ts'
import type { FoundDevices, ListedDevices } from '../search-engine.ts'
import { type Comparable, rankBy } from './device-ranks.ts'
import { type RankedText, TextIndex } from './text-index.ts'
import { TopList } from './top-list.ts'

const OLDEST_YEAR = 2005
const NEWEST_YEAR = 2030
const YEAR_WEIGHT = 3
const POPULARITY_WEIGHT = 3

/** Newer and popular devices come first among equals. */
const computeBoost = ({ releaseYear, popularity }: DeviceDocument): number => {
  const age = Math.max(0, releaseYear - OLDEST_YEAR) / (NEWEST_YEAR - OLDEST_YEAR)
  return YEAR_WEIGHT * age + POPULARITY_WEIGHT * (popularity / 100)
}

/** The terms without the series, which many devices share: someone who types `Xbox` means the newest, not the first. */
const listNicknames = ({ searchTerms, series }: DeviceDocument): string[] =>
  searchTerms.filter((term) => term !== series)

function listBy(devices: readonly DeviceDocument[], key: (device: DeviceDocument) => Comparable) {
  const lists = new Map<Comparable, number[]>()
  for (const [number, device] of devices.entries()) {
    const list = lists.get(key(device))
    if (list) list.push(number)
    else lists.set(key(device), [number])
  }
  return lists
}

function matches(device: DeviceDocument, filter: DeviceFilter): boolean {
  const { ids, categoryId, manufacturerId, seriesIds, releaseYears } = filter
  return (
    (ids?.includes(device.id) ?? true) &&
    (categoryId === undefined || device.categoryId === categoryId) &&
    (manufacturerId === undefined || device.manufacturerId === manufacturerId) &&
    (seriesIds?.includes(device.seriesId) ?? true) &&
    (releaseYears?.includes(device.releaseYear) ?? true)
  )
}

const countUp = (counts: Map<number, number>, key: number) => counts.set(key, (counts.get(key) ?? 0) + 1)

const toRankedText = (device: DeviceDocument): RankedText => ({
  model: device.model,
  terms: device.searchTerms,
  nicknames: listNicknames(device),
  boost: computeBoost(device),
})

/** The devices of one language in memory. */
export class DeviceIndex {
  readonly #devices: readonly DeviceDocument[]
  readonly #byUrl: ReadonlyMap<string, DeviceDocument>
  readonly #byId: ReadonlyMap<Comparable, number[]>
  readonly #bySeries: ReadonlyMap<Comparable, number[]>
  readonly #byManufacturer: ReadonlyMap<Comparable, number[]>
  readonly #byCategory: ReadonlyMap<Comparable, number[]>
  readonly #text: TextIndex
  readonly #ranks = new Map<DeviceSort, Uint32Array>()

  constructor(devices: readonly DeviceDocument[], text = new TextIndex(devices.map(toRankedText))) {
    this.#devices = devices
    this.#byUrl = new Map(devices.map((device) => [device.url, device]))
    this.#byId = listBy(devices, ({ id }) => id)
    this.#bySeries = listBy(devices, ({ seriesId }) => seriesId)
    this.#byManufacturer = listBy(devices, ({ manufacturerId }) => manufacturerId)
    this.#byCategory = listBy(devices, ({ categoryId }) => categoryId)
    this.#text = text
  }

  /** Builds the index without blocking requests in the meantime. */
  static async create(devices: readonly DeviceDocument[]): Promise<DeviceIndex> {
    return new DeviceIndex(devices, await TextIndex.create(devices.map(toRankedText)))
  }

  findByUrl(url: string): DeviceDocument | undefined {
    return this.#byUrl.get(url)
  }

  list({ filter, sort, from }: DeviceListQuery, size: number): ListedDevices {
    const years = new Map<number, number>()
    const series = new Map<number, number>()
    const ranks = this.#getRanks(sort)
    const first = new TopList(from + size)
    let total = 0
    for (const number of this.#narrow(filter)) {
      const device = this.#devices[number]
      if (!device || !matches(device, filter)) continue
      total += 1
      first.add(number, -(ranks[number] ?? 0))
      countUp(years, device.releaseYear)
      countUp(series, device.seriesId)
    }
    const listed = first.listSorted().slice(from)
    return { devices: listed.flatMap(({ item }) => this.#devices[item] ?? []), total, years, series }
  }

  /** Places of all devices in an order, computed on first use; there are only a few orders. */
  #getRanks(sort: DeviceSort): Uint32Array {
    const known = this.#ranks.get(sort)
    if (known) return known
    const ranks = rankBy(this.#devices, DEVICE_SORTS[sort])
    this.#ranks.set(sort, ranks)
    return ranks
  }

  search(
    { text, filter, from }: DeviceSearchQuery,
    size: number,
    acceptsToo: (number: number) => boolean = () => true,
  ): FoundDevices {
    const hasFilter = Object.keys(filter).length > 0
    const accepts = (number: number) => {
      const device = this.#devices[number]
      return device !== undefined && (!hasFilter || matches(device, filter)) && acceptsToo(number)
    }
    const { texts, total } = this.#text.search(text, from + size, accepts)
    const devices = texts.slice(from).flatMap((number) => this.#devices[number] ?? [])
    return { devices, total }
  }

  /** The shortest known list that contains every match of the filter. */
  #narrow({ ids, seriesIds, manufacturerId, categoryId }: DeviceFilter): Iterable<number> {
    const several = (lists: ReadonlyMap<Comparable, number[]>, keys: readonly number[]) =>
      [...new Set(keys)].flatMap((key) => lists.get(key) ?? [])
    if (ids) return several(this.#byId, ids)
    if (seriesIds) return several(this.#bySeries, seriesIds)
    if (manufacturerId !== undefined) return this.#byManufacturer.get(manufacturerId) ?? []
    if (categoryId !== undefined) return this.#byCategory.get(categoryId) ?? []
    return this.#devices.keys()
  }
}
