import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type DataLayerEvent, pushEvent } from '#web/platform/tracking/data-layer.ts'
import { stubConsentBrowser } from '../../../../tests/support/consent-browser.ts'

beforeEach(() => void stubConsentBrowser('granted'))

afterEach(() => {
  vi.unstubAllGlobals()
})

const home: DataLayerEvent = { event: 'page_view', pageType: 'home', path: '/' }
const missing: DataLayerEvent = { event: 'page_view', pageType: '404', path: '/nowhere' }

it('events are in the data layer in the order they happened', () => {
  const page: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', page)
  pushEvent(home)
  pushEvent(missing)
  expect(page.dataLayer).toEqual([home, missing])
})

it('events join what another script has put into the data layer', () => {
  const page = { dataLayer: ['theirs'] }
  vi.stubGlobal('window', page)
  pushEvent(home)
  expect(page.dataLayer).toEqual(['theirs', home])
})

it('devices of a sale do not mix with those of the one before', () => {
  const page: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', page)
  const sale: DataLayerEvent = {
    event: 'offer_generated',
    deviceId: 7,
    productName: 'Apple iPhone 13',
    conditionId: 4,
    currency: 'EUR',
    revenue: 231,
    ecommerce: { currency: 'EUR', value: 231, items: [] },
  }
  pushEvent(sale)
  pushEvent(home)
  expect(page.dataLayer).toEqual([{ ecommerce: null }, sale, home])
})
