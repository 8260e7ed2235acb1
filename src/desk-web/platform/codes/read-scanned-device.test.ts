import { expect, it } from 'vitest'
import type { SearchAnswer } from '#contracts/desk/search.ts'
import type { TradeState } from '#domain/trades/trade-states.ts'
import { readScannedDevice } from './read-scanned-device.ts'

/** What the desk finds for a code: devices by sale number, item number and state. */
const find = (...devices: readonly [tradeNumber: string, itemNumber: number, state: TradeState][]) =>
  ({
    rows: devices.map(([tradeNumber, itemNumber, state]) => ({
      kind: 'DEVICE',
      tradeNumber,
      itemNumber,
      state,
      device: 'Apple iPhone 13',
      place: null,
    })),
    // The rest of a row says nothing about which device it is.
  }) as unknown as SearchAnswer

const WANTED = {
  isWanted: (state: TradeState) => state === 'PAID',
  severalDevices: () => 'several',
  notOurs: () => 'not ours',
}

const read = (answer: SearchAnswer, isUnique: boolean): string => {
  const scanned = readScannedDevice(answer, 'SN-1', { ...WANTED, isUnique })
  return scanned.kind === 'device' ? scanned.device.tradeNumber : scanned.text
}

it('a serial number that came twice stands for the device that is ours', () => {
  expect(read(find(['A', 1, 'PAID'], ['B', 1, 'COUNTER_OFFERED']), false)).toBe('A')
})

it('a serial number that came twice stands for none where a code has to be unique', () => {
  expect(read(find(['A', 1, 'PAID'], ['B', 1, 'COUNTER_OFFERED']), true)).toBe('several')
})

it('a device that is found in two ways is one', () => {
  expect(read(find(['A', 1, 'PAID'], ['A', 1, 'PAID']), true)).toBe('A')
})

it('a device that isn’t ours is refused', () => {
  expect(read(find(['B', 1, 'COUNTER_OFFERED']), true)).toBe('not ours')
})
