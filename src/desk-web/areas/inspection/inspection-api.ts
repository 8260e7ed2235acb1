import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FoundModels, InspectionView, Outcome, SerialChecks } from '#contracts/desk/inspections.ts'
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

/** Shorter texts fit too much. */
const MIN_MODEL_LENGTH = 2

/** Models that fit a text. While the next answer comes, the last one stays. */
export const modelsQuery = (device: DeviceNumber, typed: string) =>
  queryOptions({
    queryKey: ['models', device.tradeNumber, device.itemNumber, typed.trim()],
    queryFn: readFrom<FoundModels>(
      `${buildApiPath(device)}/models?${new URLSearchParams({ q: typed.trim() })}`,
    ),
    enabled: typed.trim().length >= MIN_MODEL_LENGTH,
    placeholderData: keepPreviousData,
  })

const ASK_AGAIN_MS = 15_000

/** Asked once for each number, and again only while a list doesn't answer. */
export const serialChecksQuery = (device: DeviceNumber, serialNumber: string, deviceId: number | null) =>
  queryOptions({
    queryKey: [...buildKey(device), 'serial-checks', serialNumber, deviceId],
    queryFn: readFrom<SerialChecks>(
      `${buildApiPath(device)}/serial-checks?${new URLSearchParams(
        deviceId === null ? { serialNumber } : { serialNumber, deviceId: String(deviceId) },
      )}`,
    ),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => state.data?.blockList.state === 'UNAVAILABLE' && ASK_AGAIN_MS,
  })
