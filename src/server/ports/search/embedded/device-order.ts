import type { DeviceDocument } from '#contracts/search.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { SortField, SortKey } from '#domain/search/device-sort.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { mapInSlices } from '#server/slices/map-in-slices.ts'
import { sortInSlices } from '#server/slices/sort-in-slices.ts'

type Comparable = string | number

type PlainField = Exclude<SortField, 'model' | `topPrices.${MarketId}`>

/** A device that is put in place of another; null is none. */
export interface ReplacedDevice {
  readonly slot: number
  readonly before: DeviceDocument | null
  readonly after: DeviceDocument | null
}

/** Where the documents of an index are; a slot without one is free. */
export type DeviceSlots = readonly (DeviceDocument | undefined)[]

/** The value to sort by; models compare without case and accents. */
function readSortValue(device: DeviceDocument, field: SortField): Comparable {
  if (field === 'model') return foldText(device.model)
  const [name, market] = field.split('.')
  // The type of a field says what follows the dot, and what is left without one.
  return name === 'topPrices' ? (device.topPrices[market as MarketId] ?? 0) : device[name as PlainField]
}

type SortValues = readonly Comparable[]

const compareValues = (left: SortValues, right: SortValues, sort: readonly SortKey[]): number => {
  for (let index = 0; index < sort.length; index += 1) {
    const one = left[index] ?? 0
    const other = right[index] ?? 0
    if (one !== other) return one < other === (sort[index]?.direction === 'asc') ? -1 : 1
  }
  return 0
}

/** One order of all devices: which is at each place, and the place of each. */
export class DeviceOrder {
  readonly #sort: readonly SortKey[]
  /** Slots by place. */
  #slots: Uint32Array
  /** Places by slot. */
  #places: Uint32Array

  private constructor(sort: readonly SortKey[], slots: Uint32Array, capacity: number) {
    this.#sort = sort
    this.#slots = slots
    this.#places = new Uint32Array(capacity)
    this.#numberPlaces()
  }

  /** Sorts the devices without blocking requests in the meantime; `capacity` has room for later ones. */
  static async create(
    devices: DeviceSlots,
    sort: readonly SortKey[],
    capacity = devices.length,
  ): Promise<DeviceOrder> {
    const values = await mapInSlices(devices, (device) =>
      device ? sort.map(({ field }) => readSortValue(device, field)) : null,
    )
    const used: number[] = []
    for (const [slot, value] of values.entries()) if (value) used.push(slot)
    const compare = (left: number, right: number) =>
      compareValues(values[left] ?? [], values[right] ?? [], sort)
    const sorted = await sortInSlices(used, { compare, limit: used.length })
    return new DeviceOrder(sort, Uint32Array.from(sorted), capacity)
  }

  /** The order that the devices are in already. */
  static asGiven(count: number, sort: readonly SortKey[], capacity: number): DeviceOrder {
    const slots = new Uint32Array(count)
    for (let slot = 0; slot < count; slot += 1) slots[slot] = slot
    return new DeviceOrder(sort, slots, capacity)
  }

  get size(): number {
    return this.#slots.length
  }

  getPlace = (slot: number): number => this.#places[slot] ?? 0
  getSlot = (place: number): number => this.#slots[place] ?? 0

  /** Moves the devices that are at another place now; `devices` has the new ones already. */
  replace(replaced: readonly ReplacedDevice[], devices: DeviceSlots): void {
    const moved = replaced.filter(
      ({ before, after }) => !before || !after || this.#compare(before, after) !== 0,
    )
    if (moved.length === 0) return
    const gone = new Set(moved.flatMap(({ slot, before }) => (before ? slot : [])))
    const kept = gone.size > 0 ? this.#slots.filter((slot) => !gone.has(slot)) : this.#slots
    const added = moved
      .flatMap(({ slot, after }) => (after ? [{ slot, after }] : []))
      .sort((left, right) => this.#compare(left.after, right.after))
    const slots = new Uint32Array(kept.length + added.length)
    let from = 0
    for (const [index, { slot, after }] of added.entries()) {
      const place = this.#findPlace(kept, after, devices)
      slots.set(kept.subarray(from, place), from + index)
      slots[place + index] = slot
      from = place
    }
    slots.set(kept.subarray(from), from + added.length)
    this.#slots = slots
    this.#numberPlaces()
  }

  #compare(left: DeviceDocument, right: DeviceDocument): number {
    const read = (device: DeviceDocument) => this.#sort.map(({ field }) => readSortValue(device, field))
    return compareValues(read(left), read(right), this.#sort)
  }

  /** The first place whose device doesn't come before this one. */
  #findPlace(slots: Uint32Array, device: DeviceDocument, devices: DeviceSlots): number {
    let low = 0
    let high = slots.length
    while (low < high) {
      const middle = (low + high) >> 1
      const other = devices[slots[middle] ?? 0]
      if (other && this.#compare(other, device) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #numberPlaces(): void {
    for (let place = 0; place < this.#slots.length; place += 1) this.#places[this.#slots[place] ?? 0] = place
  }
}
