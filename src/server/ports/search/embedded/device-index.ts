import type { DeviceDocument } from '#contracts/search.ts'
import type { DeviceFilter } from '#domain/search/device-filter.ts'
import { DEVICE_SORTS, type DeviceSort } from '#domain/search/device-sort.ts'
import type { DeviceListQuery, DeviceSearchQuery } from '#domain/search/search-query.ts'
import { visitInSlices } from '#server/slices/map-in-slices.ts'
import type { FoundDevices, ListedDevices } from '../search-engine.ts'
import { type RankedText, toRankedText } from '../typed-text/ranked-text.ts'
import { DeviceGroup } from './device-group.ts'
import { DeviceOrder, type ReplacedDevice } from './device-order.ts'
import { TextIndex } from './text-index.ts'
import { TopList } from './top-list.ts'

/** Room for devices that come later. When it is used up, the index has to be built again. */
const SPARE_SLOTS = 2_000

/** Up to this many devices are put in order for a list; of more, the first ones are looked for in the order of all. */
const MAX_SORTED = 2_000

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

const EVERY_DEVICE = 'all'

/** The groups that a device is listed in. */
const listGroupKeys = ({ categoryId, manufacturerId, seriesId }: DeviceDocument): string[] => [
  EVERY_DEVICE,
  `category ${categoryId}`,
  `manufacturer ${manufacturerId}`,
  `series ${seriesId}`,
]

/** The key of the group that has exactly the devices of a filter; null if there is none. */
function findGroupKey({
  ids,
  categoryId,
  manufacturerId,
  seriesIds,
  releaseYears,
}: DeviceFilter): string | null {
  const keys = [
    ...(ids ? [null] : []),
    ...(releaseYears ? [null] : []),
    ...(categoryId === undefined ? [] : [`category ${categoryId}`]),
    ...(manufacturerId === undefined ? [] : [`manufacturer ${manufacturerId}`]),
    ...(seriesIds ? [seriesIds.length === 1 ? `series ${seriesIds[0]}` : null] : []),
  ]
  return keys.length > 1 ? null : (keys[0] ?? (keys.length === 0 ? EVERY_DEVICE : null))
}

interface IndexParts {
  readonly devices: DeviceDocument[]
  readonly newest: DeviceOrder
  readonly text: TextIndex
}

/** The devices of one language in memory. */
export class DeviceIndex {
  /** By slot. A removed device leaves its slot free. */
  readonly #devices: (DeviceDocument | undefined)[]
  readonly #capacity: number
  readonly #slotsById = new Map<number, number>()
  readonly #slotsByUrl = new Map<string, number>()
  readonly #groups = new Map<string, DeviceGroup>()
  readonly #text: TextIndex
  readonly #orders = new Map<DeviceSort, DeviceOrder>()
  readonly #sorting = new Map<DeviceSort, Promise<DeviceOrder>>()
  /** Counts replacements, so that an order that was sorted meanwhile is sorted again. */
  #revision = 0

  private constructor({ devices, newest, text }: IndexParts) {
    this.#devices = devices
    this.#capacity = devices.length + SPARE_SLOTS
    this.#orders.set('newest', newest)
    this.#text = text
  }

  /** Builds the index of devices, newest first, without blocking requests in the meantime. */
  static async create(devices: readonly DeviceDocument[]): Promise<DeviceIndex> {
    const capacity = devices.length + SPARE_SLOTS
    const newest = DeviceOrder.asGiven(devices.length, DEVICE_SORTS.newest, capacity)
    const order = { getPlace: newest.getPlace, getText: newest.getSlot }
    const texts: RankedText[] = []
    await visitInSlices(devices, (device) => void texts.push(toRankedText(device)))
    const text = await TextIndex.create(texts, { capacity, order })
    const index = new DeviceIndex({ devices: [...devices], newest, text })
    await visitInSlices(devices, (device, slot) => index.#enter(slot, device))
    return index
  }

  findByUrl(url: string): DeviceDocument | undefined {
    return this.#devices[this.#slotsByUrl.get(url) ?? -1]
  }

  /** All devices, newest first. */
  listAll(): DeviceDocument[] {
    const newest = this.#orders.get('newest')
    const devices: DeviceDocument[] = []
    // A plain loop, because it runs with every changed price.
    for (let place = 0; place < (newest?.size ?? 0); place += 1) {
      const device = this.#devices[newest?.getSlot(place) ?? -1]
      if (device) devices.push(device)
    }
    return devices
  }

  async list(query: DeviceListQuery, size: number): Promise<ListedDevices> {
    const order = await this.#getOrder(query.sort)
    const key = findGroupKey(query.filter)
    if (key === null) return this.#listMatches(query, size, order)
    const group = this.#groups.get(key) ?? new DeviceGroup()
    const slots = this.#listGroup(group, query.filter, { order, count: query.from + size })
    const devices = slots.slice(query.from).flatMap((slot) => this.#devices[slot] ?? [])
    return { devices, total: group.slots.length, years: group.years, series: group.series }
  }

  /** The first devices of a group. */
  #listGroup(
    group: DeviceGroup,
    filter: DeviceFilter,
    { order, count }: { readonly order: DeviceOrder; readonly count: number },
  ): number[] {
    if (group.slots.length <= MAX_SORTED) return sortSlots(group.slots, order, count)
    const slots: number[] = []
    for (let place = 0; place < order.size && slots.length < count; place += 1) {
      const slot = order.getSlot(place)
      const device = this.#devices[slot]
      if (device && matches(device, filter)) slots.push(slot)
    }
    return slots
  }

  #listMatches({ filter, from }: DeviceListQuery, size: number, order: DeviceOrder): ListedDevices {
    const years = new Map<number, number>()
    const series = new Map<number, number>()
    const found: number[] = []
    for (const slot of this.#narrow(filter)) {
      const device = this.#devices[slot]
      if (!device || !matches(device, filter)) continue
      found.push(slot)
      countUp(years, device.releaseYear)
      countUp(series, device.seriesId)
    }
    const listed = sortSlots(found, order, from + size).slice(from)
    return {
      devices: listed.flatMap((slot) => this.#devices[slot] ?? []),
      total: found.length,
      years,
      series,
    }
  }

  search(
    { text, filter, from }: DeviceSearchQuery,
    size: number,
    accepts: (device: DeviceDocument) => boolean = () => true,
  ): FoundDevices {
    const hasFilter = Object.keys(filter).length > 0
    const acceptsSlot = (slot: number) => {
      const device = this.#devices[slot]
      return device !== undefined && (!hasFilter || matches(device, filter)) && accepts(device)
    }
    const { texts, total } = this.#text.search(text, from + size, acceptsSlot)
    const devices = texts.slice(from).flatMap((slot) => this.#devices[slot] ?? [])
    return { devices, total }
  }

  /** Whether there is room to replace these devices. */
  hasRoom(devices: readonly DeviceDocument[]): boolean {
    const added = devices.filter(({ id }) => !this.#slotsById.has(id)).length
    return this.#devices.length + added <= this.#capacity
  }

  /** Puts changed devices in place; those of the ids that are not among them are gone. */
  replace(ids: readonly number[], devices: readonly DeviceDocument[]): void {
    const after = new Map(devices.map((device) => [device.id, device]))
    const replaced = [...new Set([...ids, ...after.keys()])].flatMap((id) => {
      const known = this.#slotsById.get(id)
      const device = after.get(id) ?? null
      if (known === undefined && !device) return []
      const slot = known ?? this.#devices.push(undefined) - 1
      const change = { slot, before: this.#devices[slot] ?? null, after: device }
      this.#replaceOne(change)
      return [change]
    })
    for (const order of this.#orders.values()) order.replace(replaced, this.#devices)
    this.#revision += 1
  }

  #replaceOne({ slot, before, after }: ReplacedDevice): void {
    if (before) this.#leave(slot, before)
    this.#devices[slot] = after ?? undefined
    if (after) this.#enter(slot, after)
    this.#text.replace(slot, before && toRankedText(before), after && toRankedText(after))
  }

  #enter(slot: number, device: DeviceDocument): void {
    this.#slotsById.set(device.id, slot)
    this.#slotsByUrl.set(device.url, slot)
    for (const key of listGroupKeys(device)) {
      const group = this.#groups.get(key) ?? new DeviceGroup()
      this.#groups.set(key, group)
      group.add(slot, device)
    }
  }

  #leave(slot: number, device: DeviceDocument): void {
    this.#slotsById.delete(device.id)
    // Two devices may have changed their addresses with each other.
    if (this.#slotsByUrl.get(device.url) === slot) this.#slotsByUrl.delete(device.url)
    for (const key of listGroupKeys(device)) this.#groups.get(key)?.remove(slot, device)
  }

  /** Places of all devices in an order, sorted on first use; there are only a few orders. */
  async #getOrder(sort: DeviceSort): Promise<DeviceOrder> {
    const known = this.#orders.get(sort)
    if (known) return known
    const sorting = this.#sorting.get(sort) ?? this.#sortAll(sort)
    this.#sorting.set(sort, sorting)
    return sorting
  }

  async #sortAll(sort: DeviceSort): Promise<DeviceOrder> {
    for (;;) {
      const revision = this.#revision
      const order = await DeviceOrder.create([...this.#devices], DEVICE_SORTS[sort], this.#capacity)
      if (revision !== this.#revision) continue
      this.#orders.set(sort, order)
      return order
    }
  }

  /** The shortest known list that contains every match of the filter. */
  #narrow({ ids, seriesIds, manufacturerId, categoryId }: DeviceFilter): readonly number[] {
    const list = (key: string) => this.#groups.get(key)?.slots ?? []
    if (ids) return [...new Set(ids)].flatMap((id) => this.#slotsById.get(id) ?? [])
    if (seriesIds) return [...new Set(seriesIds)].flatMap((id) => list(`series ${id}`))
    if (manufacturerId !== undefined) return list(`manufacturer ${manufacturerId}`)
    if (categoryId !== undefined) return list(`category ${categoryId}`)
    return list(EVERY_DEVICE)
  }
}

/** The first of some devices in an order. */
function sortSlots(slots: readonly number[], order: DeviceOrder, count: number): number[] {
  const first = new TopList(count)
  for (const slot of slots) first.add(slot, -order.getPlace(slot))
  return first.listSorted().map(({ item }) => item)
}
