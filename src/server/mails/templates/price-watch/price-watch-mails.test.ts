import { describe, expect, it } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import type { StoredWatch } from '#server/modules/price-watch/price-watch.repository.ts'
import { type PriceNews, priceChangedMail, priceWatchConfirmationMail } from './price-watch-mails.ts'

const REQUESTED_AT = new Date('2027-01-15T09:00:00Z')

const buildWatch = (knownInCents: number): StoredWatch => ({
  id: '1',
  email: 'alex@example.org',
  market: 'en',
  deviceId: 1,
  storageGb: 128,
  conditionId: 3,
  answers: {},
  kind: 'changed',
  targetInCents: null,
  knownInCents,
  status: 'active',
  confirmKey: new Uint8Array(32),
  endKey: new Uint8Array(32),
  shopUrl: 'https://example.org',
  isBusiness: false,
  requestedAtMs: REQUESTED_AT.getTime(),
  expiresAtMs: REQUESTED_AT.getTime(),
  mailedAtMs: null,
  isComplete: true,
  list: 1,
  name: 'Apple iPhone 13',
  url: 'apple-iphone-13',
})

const buildNews = (beforeInCents: number): PriceNews => ({
  priceInCents: 12_000,
  beforeInCents,
  url: 'https://example.org/device',
  endUrl: 'https://example.org/end',
})

describe('a device without an offer', () => {
  it('has no price in the mail that asks for a confirmation', () => {
    const link = { url: 'https://example.org/confirm', until: REQUESTED_AT }
    const { blocks } = priceWatchConfirmationMail(MARKETS.en, buildWatch(0), link)
    const facts = blocks.find(({ kind }) => kind === 'facts')
    expect(facts).toMatchObject({
      rows: expect.arrayContaining([expect.objectContaining({ value: 'no offer right now' })]),
    })
  })

  it('is not compared with its first price', () => {
    const mail = priceChangedMail(MARKETS.en, buildWatch(0), buildNews(0))
    expect(mail.subject).toBe('We now pay €120 for your Apple iPhone 13')
    expect(JSON.stringify(mail.blocks)).not.toContain('€0')
  })
})

describe('a changed price', () => {
  it('is compared with the last one', () => {
    const mail = priceChangedMail(MARKETS.en, buildWatch(10_000), buildNews(10_000))
    expect(mail.subject).toBe('Apple iPhone 13: now €20 more')
    expect(JSON.stringify(mail.blocks)).toContain('€20 more than the €100 in our last email')
  })
})
