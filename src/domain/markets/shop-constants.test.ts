import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DEFAULT_PAYMENT_TYPE_ID, NEW_PAYMENT_ACCOUNT } from '#domain/markets/payment-type.ts'
import * as constants from '#domain/markets/shop-constants.ts'
import { SHOP_MODES } from '#domain/markets/shop-mode.ts'

describe('the constants of the shop', () => {
  it('are those of the specification', () => {
    expect({ ...constants }).toEqual({
      B2B_TRADE_CAP: 5000,
      LOCALE_COOKIE: { name: 'locale', maxAgeDays: 365, path: '/', sameSite: 'lax' },
      CLIENT_ID_COOKIE_MAX_AGE_SECONDS: 31536000,
      // Left open by the specification.
      AFFILIATE_TRACKING_PATH: '/affiliate',
      PERSONALISATION_COOKIE_MAX_AGE_SECONDS: 31536000,
      CHUNK_RELOAD_GUARD_MS: 10000,
      CONSENT_CHECK_DELAY_MS: 1000,
      // Left open by the specification; we chose 60 minutes.
      BUILD_CHECK_INTERVAL_MS: 3600000,
      MARKETING_TOUCHPOINT_PARAMETERS: [
        'gclid',
        'msclkid',
        'fbclid',
        'dyntr',
        'ctb',
        'utm_source',
        'utm_medium',
        'utm_campaign',
        'utm_id',
        'belboon',
        'awc',
      ],
      // Not in the specification; the same prefix as in the markets' application codes.
      CONTROLLING_APPLICATION_PREFIX: 'SELL_',
      PURCHASE_AFFILIATION_PREFIX: 'WKFS ',
      PURCHASE_TAX: 0,
      PURCHASE_SHIPPING: 0,
      ADD_TO_CART_QUANTITY: 1,
      SINGLE_LOOKUP_RESULT_SIZE: 1,
    })
  })

  it('preselect bank transfer, and create invoice accounts that are not primary', () => {
    expect(DEFAULT_PAYMENT_TYPE_ID).toBe(13)
    expect(NEW_PAYMENT_ACCOUNT).toEqual({ paymentType: 'INVOICE', isPrimary: false })
  })

  it('define seven markets and three shop modes', () => {
    expect(MARKET_IDS).toEqual(['at', 'de', 'en', 'es', 'fr', 'it', 'pl'])
    expect(SHOP_MODES).toEqual(['default', 'b2bWidget', 'agan'])
  })
})
