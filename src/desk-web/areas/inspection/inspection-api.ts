import { queryOptions } from '@tanstack/react-query'
import type { InspectionView, Outcome } from '#contracts/desk/inspections.ts'
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
