import { expect, it } from 'vitest'
import type { SearchRow } from '#contracts/desk/search.ts'
import { buildFoundPath, buildSearchPath, type ScanPurpose } from './build-found-path.ts'

const NUMBER = '7K3M-9QXZ'
const OF_SALE = { tradeNumber: NUMBER, createdAt: '2026-11-17T08:00:00.000Z', seller: null }
const parcel: SearchRow = {
  ...OF_SALE,
  kind: 'PARCEL',
  matched: 'TRACKING_NUMBER',
  direction: 'TO_US',
  trackingNumber: 'RV1',
  itemNumber: null,
}
const sale: SearchRow = { ...OF_SALE, kind: 'SALE', matched: 'SALE_NUMBER', devices: [] }
const device: SearchRow = {
  ...OF_SALE,
  kind: 'DEVICE',
  matched: 'DEVICE_NUMBER',
  itemNumber: 2,
  device: 'iPhone',
  state: 'RECEIVED',
  place: null,
}
const part: SearchRow = { ...parcel, direction: 'PART', itemNumber: 2 }
const back: SearchRow = { ...parcel, direction: 'RETURN', itemNumber: 1 }
const recycling: SearchRow = { kind: 'RECYCLING', matched: 'SALE_NUMBER', number: NUMBER, state: 'CREATED' }
const customer: SearchRow = {
  kind: 'CUSTOMER',
  matched: 'EMAIL',
  customerNumber: 1207,
  hasAccount: true,
  person: null,
}

it.each<readonly [SearchRow, ScanPurpose, string]>([
  [sale, 'find', `/desk/sales/${NUMBER}`],
  [sale, 'bookIn', `/desk/arrivals/${NUMBER}`],
  [sale, 'inspect', `/desk/sales/${NUMBER}`],
  [device, 'find', `/desk/sales/${NUMBER}?device=2`],
  [device, 'bookIn', `/desk/arrivals/${NUMBER}`],
  [device, 'inspect', `/desk/items/${NUMBER}/2/inspection`],
  [parcel, 'find', `/desk/sales/${NUMBER}`],
  [parcel, 'bookIn', `/desk/arrivals/${NUMBER}`],
  [back, 'find', `/desk/sales/${NUMBER}?device=1`],
  [part, 'bookIn', `/desk/items/${NUMBER}/2/part`],
  [part, 'inspect', `/desk/items/${NUMBER}/2/part`],
  [recycling, 'bookIn', `/desk/recycling/${NUMBER}`],
  [recycling, 'find', `/desk/recycling/${NUMBER}`],
  [customer, 'find', '/desk/customers/1207'],
])('%j, to %s, leads to %s', (found, purpose, path) => {
  expect(buildFoundPath(found, purpose)).toBe(path)
})

it('what was typed is kept in the address of its results', () => {
  expect(buildSearchPath('Müller & Söhne')).toBe('/desk/search?q=M%C3%BCller+%26+S%C3%B6hne')
})
