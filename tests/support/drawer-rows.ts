import type { CategoryId } from '#domain/catalogue/category.ts'
import type { DrawerDevice, DrawerRow } from '#domain/drawer/drawer-row.ts'
import type { StepSheet } from '#domain/offers/offer-steps.ts'
import { getDeliveredRule } from './rule-versions.ts'

export const createDevice = (overrides: Partial<DrawerDevice> = {}): DrawerDevice => ({
  id: 1,
  name: 'Apple iPhone 12',
  url: 'apple-iphone-12',
  image: '/pictures/devices/1.svg',
  storageGb: null,
  topPriceInCents: 20_000,
  ...overrides,
})

export const createRow = (overrides: Partial<DrawerRow> = {}): DrawerRow => ({
  key: 1,
  written: 'iPhone 12',
  devices: [createDevice()],
  isGuess: false,
  isBroken: false,
  own: { storageGb: null, conditionId: null, answers: {} },
  shared: {},
  offerId: null,
  ...overrides,
})

/** What decides about the questions of a kind of device. */
export const createSheet = (category: CategoryId): StepSheet => ({
  rule: getDeliveredRule(category),
  prices: [
    { storageGb: 64, amountInCents: 20_000 },
    { storageGb: 128, amountInCents: 24_000 },
  ],
  deductionFactorBp: 10_000,
})
