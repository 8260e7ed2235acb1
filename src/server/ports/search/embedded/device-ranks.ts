import type { DeviceDocument } from '#contracts/search.ts'
import type { MarketId } from '#domain/markets/market-id.ts'
import type { SortField, SortKey } from '#domain/search/device-sort.ts'
import { foldText } from '#domain/text/fold-text.ts'

export type Comparable = string | number

type PlainField = Exclude<SortField, 'model' | `topPrices.${MarketId}`>

/** The value to sort by; models compare without case and accents. */
function readSortValue(device: DeviceDocument, field: SortField): Comparable {
  if (field === 'model') return foldText(device.model)
  const [name, market] = field.split('.')
  // The type of a field says what follows the dot, and what is left without one.
  return name === 'topPrices' ? (device.topPrices[market as MarketId] ?? 0) : device[name as PlainField]
}

/** The place of every device in an order. */
export function rankBy(devices: readonly DeviceDocument[], sort: readonly SortKey[]): Uint32Array {
  const values = sort.map(({ field }) => devices.map((device) => readSortValue(device, field)))
  const compare = (left: number, right: number): number => {
    for (const [index, { direction }] of sort.entries()) {
      const one = values[index]?.[left] ?? 0
      const other = values[index]?.[right] ?? 0
      if (one !== other) return one < other === (direction === 'asc') ? -1 : 1
    }
    return 0
  }
  const ranks = new Uint32Array(devices.length)
  for (const [rank, number] of [...devices.keys()].sort(compare).entries()) ranks[number] = rank
  return ranks
}
