import { queryOptions } from '@tanstack/react-query'
import type { InspectionView, Outcome, SerialChecks } from '#contracts/desk/inspections.ts'
import { readFrom } from '../../platform/api/queries.ts'
import { buildItemKey } from '../../platform/live/item-key.ts'

export interface DeviceNumber {
  readonly tradeNumber: string
  readonly itemNumber: number
}

export const buildApiPath = ({ tradeNumber, itemNumber }: DeviceNumber): string =>
  `/desk/api/items/${tradeNumber}/${itemNumber}`

const buildKey = ({ tradeNumber, itemNumber }: DeviceNumber) => buildItemKey(tradeNumber, itemNumber)

export const inspectionQuery = (device: DeviceNumber) =>
  queryOptions({
    queryKey: [...buildKey(device), 'inspection'],
    queryFn: readFrom<InspectionView>(`${buildApiPath(device)}/inspection`),
  })

export const outcomeQuery = (device: DeviceNumber) =>
  queryOptions({
    queryKey: [...buildKey(device), 'outcome'],
    queryFn: readFrom<Outcome>(`${buildApiPath(device)}/outcome`),
  })

const ASK_AGAIN_MS = 15_000

/** Asked once for each number, and again only while a list doesn't answer. */
export const serialChecksQuery = (device: DeviceNumber, serialNumber: string) =>
  queryOptions({
    queryKey: [...buildKey(device), 'serial-checks', serialNumber],
    queryFn: readFrom<SerialChecks>(
      `${buildApiPath(device)}/serial-checks?${new URLSearchParams({ serialNumber })}`,
    ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data?.blockList.state === 'UNAVAILABLE' && ASK_AGAIN_MS,
  })
