import { expect, it } from 'vitest'
import type { RequestLine } from '#contracts/desk/individual-offers.ts'
import { applyShare, startDraft, sumByRule, sumDraft, toNewLines } from './draft-offer.ts'

const line = (overrides: Partial<RequestLine> = {}): RequestLine => ({
  offerId: 'b1f0c4a0-0000-4000-8000-000000000001',
  device: 'Apple iPhone 13',
  storageGb: 128,
  conditionId: 3,
  answers: {},
  quantity: 10,
  askedInCents: 29_000,
  rulePriceInCents: 30_000,
  ...overrides,
})

const NOT_BOUGHT = line({ rulePriceInCents: null })

it('starts at the price of the rule and without what isn’t bought any more', () => {
  const draft = startDraft([line(), NOT_BOUGHT])
  expect(toNewLines(draft)).toEqual([
    { offerId: line().offerId, quantity: 10, priceInCents: 30_000, reason: '' },
  ])
})

it('adds up what is typed', () => {
  const draft = startDraft([line()]).map((one) => ({ ...one, quantity: '2', price: '310' }))
  expect(sumDraft(draft)).toBe(62_000)
})

it('compares with what the rule would bring', () => {
  expect(sumByRule(startDraft([line(), NOT_BOUGHT]))).toBe(300_000)
})

it('changes all prices by a share, in whole units and for one reason', () => {
  const draft = applyShare(startDraft([line({ rulePriceInCents: 33_300 })]), {
    percent: '3',
    reason: 'Volume',
  })
  expect(toNewLines(draft)[0]).toMatchObject({ priceInCents: 34_200, reason: 'Volume' })
})
