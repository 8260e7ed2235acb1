import type { CartDevice } from '#domain/cart/cart.ts'

/** A phone in a cart whose offer expired long ago. */
export const createCartDevice = (offerId: string, overrides: Partial<CartDevice> = {}): CartDevice => ({
  offerId,
  deviceId: 7,
  categoryId: 'phones',
  storageGb: 128,
  conditionId: 4,
  name: 'Apple iPhone 13',
  url: 'apple-iphone-13',
  image: '/pictures/x.svg',
  price: 280,
  currency: 'EUR',
  quantity: 1,
  expiresAtMs: 1_000,
  ...overrides,
})
