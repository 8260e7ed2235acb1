import type { DeviceDocument } from '#contracts/search.ts'
import type { SortClause } from '#domain/search/device-sort.ts'
import { foldText } from '#domain/text/fold-text.ts'

export type Comparable = string | number

/** The value of a sort field; `topPrices.de` names a market's price, `model.keyword` the model without case and accents. */
function sortValue(device: DeviceDocument, field: string): Comparable {
  if (field === 'model.keyword') return foldText(device.model)
  const [name, market] = field.split('.')
  if (name === 'topPrices') return device.topPrices[market as keyof DeviceDocument['topPrices']] ?? 0
  return device[name as 'id' | 'popularity']
}

/** The place of every device in an order. */
export function rankBy(devices: readonly DeviceDocument[], sort: readonly SortClause[]): Uint32Array {
  const fields = sort.flatMap((clause) => Object.entries(clause))
  const values = fields.map(([field]) => devices.map((device) => sortValue(device, field)))
  const compare = (left: number, right: number): number => {
    for (const [index, [, direction]] of fields.entries()) {
      const [one, other] = [values[index]?.[left] ?? 0, values[index]?.[right] ?? 0]
      if (one !== other) return one < other === (direction === 'asc') ? -1 : 1
    }
    return 0
  }
  const ranks = new Uint32Array(devices.length)
  for (const [rank, number] of [...devices.keys()].sort(compare).entries()) ranks[number] = rank
  return ranks
}
