import { expect, it } from 'vitest'
import type { SearchRow } from '#contracts/desk/search.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { readScannedDevice } from '../../platform/codes/read-scanned-device.ts'
import { DEVICES_TO_PUT_AWAY } from './devices-to-put-away.ts'

const NUMBER = '7K3M-9QXZ'
const OF_SALE = { tradeNumber: NUMBER, createdAt: '2026-11-17T08:00:00.000Z', seller: null }

const buildDevice = (itemNumber: number, state: TradeState) => ({
  itemNumber,
  device: 'iPhone',
  state,
  place: null,
})

const buildRow = (itemNumber: number, state: TradeState): SearchRow => ({
  ...OF_SALE,
  ...buildDevice(itemNumber, state),
  kind: 'DEVICE',
  matched: 'SERIAL_NUMBER',
})

const buildSale = (...states: readonly TradeState[]): SearchRow => ({
  ...OF_SALE,
  kind: 'SALE',
  matched: 'SALE_NUMBER',
  devices: states.map((state, index) => buildDevice(index + 1, state)),
})

const read = (...rows: SearchRow[]) =>
  readScannedDevice({ rows, isTruncated: false }, 'CODE', DEVICES_TO_PUT_AWAY)

it.each([
  ['its own label', [buildRow(2, 'PAID')]],
  ['its serial number, though another sale had it before', [buildRow(1, 'RETURNED'), buildRow(2, 'PAID')]],
  ['the number of a sale in which nothing else was bought', [buildSale('RETURNED', 'ACCEPTED')]],
])('a device is found by %s', (_, rows) => {
  expect(read(...rows)).toEqual({
    kind: 'device',
    device: { tradeNumber: NUMBER, itemNumber: 2, device: 'iPhone', place: null },
  })
})

it.each([
  ['nothing', []],
  ['a device that isn’t ours', [buildRow(1, 'RECEIVED')]],
  ['a sale with two bought devices', [buildSale('PAID', 'PAID')]],
])('%s is refused', (_, rows) => {
  expect(read(...rows).kind).toBe('refused')
})
