// One sale runs through all examples: Alex Sample sells an iPhone 13 and is paid by bank transfer.

export const TRADE_NUMBER = '7K3-M9Q-2F'
export const KEY = 'q3V0mJ8sT1uYxE5wLr7bZg'
export const READ_KEY = 'hD2nC6kP9aRf4vXo1tMsWi'
export const OFFER_ID = '0198c9a2-6f3e-7c51-9d04-3b8f2e7a1c60'
export const UUID = '0198c9a4-1b7d-7e02-8c3a-5f60d9e4b2a7'
export const CUSTOMER_ID = '0198c9a0-52c4-7f1b-a6d8-9e03c7b41d25'
export const CUSTOMER_NUMBER = 1_000_217
export const CUSTOMER_IRI = `/api/customers/customers/${CUSTOMER_ID}`
export const EMAIL = 'alex@example.com'
export const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI…'
export const ONE_USE_TOKEN = 'Zk4dQ0yR7nB2xW9sVt5mLg'
export const VISIT_ID = 'visit-h7Kd2QxV9mTz4RbYw1Lc'
export const CREATED_AT = '2026-03-02T09:15:00.000Z'
/** A published set of keys; both sets look alike. */
export const KEY_SET = {
  description:
    'A JWK set (RFC 7517), including keys that are no longer used. Pages of other sites may read it.',
  answers: {
    200: {
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          use: 'sig',
          alg: 'EdDSA',
          kid: 'k1',
          x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
        },
      ],
    },
  },
}

export const IMAGE = '/pictures/3f9a1c7e.svg'

export const TOKENS = { access_token: TOKEN, refresh_token: 'b1Xs8KqT4nWz0LrVy6mJcA' }

export const ADDRESS = {
  street: 'Lindenweg',
  houseNumber: '12a',
  addressExtra: null,
  zip: '50667',
  city: 'Köln',
  country: 'DE',
}

export const IBAN = 'DE89370400440532013000'

export const PAYMENT = {
  paymentTypeId: 13,
  accountHolder: 'Alex Sample',
  iban: IBAN,
  paypalAccount: '',
}

export const TIMELINE = [
  { step: 'created', at: CREATED_AT },
  { step: 'sent', at: null },
  { step: 'arrived', at: null },
  { step: 'checked', at: null },
  { step: 'paid', at: null },
]

export const TRADE_ITEM = {
  number: 1,
  offerId: OFFER_ID,
  name: 'Apple iPhone 13',
  image: IMAGE,
  priceInCents: 26_500,
  state: 'LABEL_ISSUED',
  since: CREATED_AT,
  settledInCents: null,
  bonusInCents: 0,
  clarification: null,
  returnShipment: null,
  isUndelivered: false,
  lockedFindings: [],
  erasure: null,
  timeline: TIMELINE,
  next: { step: 'sent', actor: 'seller', until: '2026-03-23T22:59:59.000Z' },
}

export const TRADE = {
  transactionId: 4_711,
  tradeNumber: TRADE_NUMBER,
  customerNumber: CUSTOMER_NUMBER,
  key: KEY,
  readKey: READ_KEY,
  offerIds: [OFFER_ID],
  currency: 'EUR',
  totalInCents: 26_500,
  voucher: null,
}

export const TRADE_VIEW = {
  transactionId: 4_711,
  tradeNumber: TRADE_NUMBER,
  customerNumber: CUSTOMER_NUMBER,
  readKey: READ_KEY,
  currency: 'EUR',
  totalInCents: 26_500,
  voucher: null,
  access: 'act',
  stepUp: 'code',
  firstName: 'Alex',
  email: EMAIL,
  maskedAccount: 'DE•• •••• 3000',
  paymentTypeId: 13,
  createdAt: CREATED_AT,
  sendBy: '2026-03-23T22:59:59.000Z',
  status: 'OPEN',
  devices: [
    {
      offerId: OFFER_ID,
      deviceId: 1_342,
      categoryId: 'phones',
      name: 'Apple iPhone 13',
      image: IMAGE,
      storageGb: 128,
      conditionId: 2,
      answers: { POWERS_ON: ['YES'] },
      priceInCents: 26_500,
      quantity: 1,
    },
  ],
  shipment: { carrier: 'DHL', trackingNumber: '003404341606', code: null },
  items: [TRADE_ITEM],
  canCancel: true,
  canChangePayout: true,
  payoutWait: null,
  identity: null,
  canReview: false,
  review: null,
  lockTasks: [],
  version: '5f4dcc3b5aa765d61d8327deb882cf99',
  journey: [
    { kind: 'created', at: CREATED_AT, itemNumbers: [], carrier: null, photoIds: [] },
    { kind: 'labelled', at: '2026-03-02T09:15:04.000Z', itemNumbers: [], carrier: 'DHL', photoIds: [] },
  ],
}

export const OFFER_LINE = {
  offerId: OFFER_ID,
  deviceId: 1_342,
  categoryId: 'phones',
  name: 'Apple iPhone 13',
  url: 'apple-iphone-13',
  image: IMAGE,
  storageGb: 128,
  conditionId: 2,
  priceInCents: 26_500,
  currency: 'EUR',
  expiresAt: '2026-03-16T09:15:00.000Z',
}

export const DEVICE_CARDS = {
  devices: [
    {
      id: 1_342,
      name: 'Apple iPhone 13',
      url: 'apple-iphone-13',
      image: IMAGE,
      releaseYear: 2021,
      topPriceInCents: 29_000,
    },
  ],
}

export const LIST_DEVICE = {
  id: 1_342,
  name: 'Apple iPhone 13',
  url: 'apple-iphone-13',
  image: IMAGE,
  categoryId: 'phones',
  storages: [128, 256, 512],
}
