import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { forgetOldEntries } from '#web/platform/browser/forget-old-entries.ts'
import {
  buildChangeSearch,
  keepOfferAnswers,
  moveOfferAnswers,
  restartAnswerChange,
  storeOfferAnswers,
} from '#web/platform/browser/offer-answers.ts'
import {
  findReplacedOffer,
  forgetAnswers,
  readStoredAnswers,
  storeAnswers,
} from '#web/platform/browser/stored-answers.ts'
import { createCartDevice } from '../../../../tests/support/cart-device.ts'
import { TestStorage } from '../../../../tests/support/test-storage.ts'

const NOW_MS = Date.parse('2026-11-16T12:00:00Z')
const GIVEN = { storageGb: 128, conditionId: 4, answers: { PH_GLASS: ['BACK'] } }
const DEVICE = createCartDevice('a', { deviceId: 7, storageGb: 256, conditionId: 3 })

let storage = new TestStorage()

/** Opens the device's page: as any visitor does, or to change the answers of an offer. */
const visit = (changedOfferId: string | null = null) =>
  vi.stubGlobal('location', { search: changedOfferId === null ? '' : buildChangeSearch(changedOfferId) })

beforeEach(() => {
  storage = new TestStorage()
  vi.stubGlobal('localStorage', storage)
  visit()
  vi.useFakeTimers({ now: NOW_MS })
})

describe('answers about a device', () => {
  it('are none where the browser forbids storage', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
          ownKeys: () => {
            throw new DOMException('Access is denied', 'SecurityError')
          },
        },
      ),
    )
    expect(readStoredAnswers(7)).toBeNull()
  })

  it('are kept for seven days', () => {
    storeAnswers(7, GIVEN)
    vi.setSystemTime(NOW_MS + 7 * DAY_MS - 1)
    expect(readStoredAnswers(7)).toMatchObject(GIVEN)
    vi.setSystemTime(NOW_MS + 7 * DAY_MS)
    expect(readStoredAnswers(7)).toBeNull()
  })

  it('are removed once they have expired, and not before', () => {
    storeAnswers(7, GIVEN)
    vi.setSystemTime(NOW_MS + 6 * DAY_MS)
    storeAnswers(8, GIVEN)
    forgetOldEntries()
    expect(Object.keys(storage)).toEqual(['answers:7', 'answers:8'])
    vi.setSystemTime(NOW_MS + 8 * DAY_MS)
    forgetOldEntries()
    expect(Object.keys(storage)).toEqual(['answers:8'])
  })

  it('can be forgotten', () => {
    storeAnswers(7, GIVEN)
    forgetAnswers(7)
    expect(readStoredAnswers(7)).toBeNull()
  })

  it.each(['{"broken', '"text"', '{"savedAtMs":"x"}', 'null'])('are none where %s is stored', (text) => {
    storage['answers:7'] = text
    expect(readStoredAnswers(7)).toBeNull()
  })
})

describe('changing the answers of an offer', () => {
  const take = (offerId: string, given = GIVEN) =>
    storeOfferAnswers({ offerId, deviceId: 7, given, replaced: findReplacedOffer() })

  it('starts with the answers behind it', () => {
    take('a')
    storeAnswers(7, { ...GIVEN, conditionId: 1 })
    visit('a')
    expect(readStoredAnswers(7)).toMatchObject(GIVEN)
  })

  it('replaces the offer, whatever happens to the answers and in the cart meanwhile', () => {
    take('a')
    visit('a')
    forgetAnswers(7)
    storeAnswers(7, { ...GIVEN, conditionId: 2 })
    keepOfferAnswers(DEVICE)
    expect(findReplacedOffer()).toBe('a')
  })

  it('keeps its own answers, which no other visit to the device starts with', () => {
    take('a')
    visit('a')
    storeAnswers(7, { ...GIVEN, conditionId: 2 })
    expect(readStoredAnswers(7)).toMatchObject({ conditionId: 2 })
    visit()
    expect(readStoredAnswers(7)).toMatchObject(GIVEN)
  })

  it('is over with the visit: another one is about another device', () => {
    take('a')
    visit('a')
    storeAnswers(7, { ...GIVEN, conditionId: 2 })
    visit()
    expect(findReplacedOffer()).toBeNull()
  })

  it('starts with nothing after the answers were reset', () => {
    take('a')
    visit('a')
    forgetAnswers(7)
    expect(readStoredAnswers(7)).toMatchObject({ storageGb: null, conditionId: null, answers: {} })
  })

  it('forgets what an earlier visit has left unfinished', () => {
    take('a')
    visit('a')
    storeAnswers(7, { ...GIVEN, conditionId: 2 })
    restartAnswerChange(DEVICE)
    expect(readStoredAnswers(7)).toMatchObject(GIVEN)
  })

  it('starts with what the cart knows where the answers are gone', () => {
    keepOfferAnswers(DEVICE)
    visit('a')
    expect(readStoredAnswers(7)).toMatchObject({ storageGb: 256, conditionId: 3, answers: {} })
  })

  it('starts with the answers behind the offer, not with what the cart knows', () => {
    take('a')
    keepOfferAnswers(DEVICE)
    visit('a')
    expect(readStoredAnswers(7)).toMatchObject(GIVEN)
  })

  it('goes on with the offer that a renewal has put in its place', () => {
    take('expired')
    moveOfferAnswers('expired', 'a')
    visit('expired')
    expect({ replaced: findReplacedOffer(), answers: readStoredAnswers(7) }).toMatchObject({
      replaced: 'a',
      answers: GIVEN,
    })
  })

  it('goes on with the offer of the last change when the visit changes it once more', () => {
    take('a')
    visit('a')
    take('b')
    take('c')
    expect(findReplacedOffer()).toBe('c')
  })

  it('comes to an end where earlier answers lead to the earlier offer again', () => {
    take('a')
    visit('a')
    take('b')
    take('a')
    expect(findReplacedOffer()).toBe('a')
  })
})
