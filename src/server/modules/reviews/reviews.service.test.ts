import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import type { Database } from '#server/db/database.ts'
import { createReviewsService } from './reviews.service.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A database that answers when the test says so. */
function createSlowDatabase() {
  const waiting: ((answer: { readonly rows: readonly object[] }) => void)[] = []
  const query = vi.fn(() => new Promise((resolve) => waiting.push(resolve)))
  /** Answers what has been asked so far, now or later. */
  const holdAnswers = () => {
    const held = waiting.splice(0)
    return (rows: readonly object[] = []) => {
      for (const resolve of held) resolve({ rows })
    }
  }
  return {
    // The service only runs queries of its own.
    db: { $client: { query } } as unknown as Database,
    query,
    holdAnswers,
    answer: () => holdAnswers()(),
  }
}

describe('the home page', () => {
  it('waits 50 ms for reviews and does without them', async () => {
    const { db } = createSlowDatabase()
    const found = createReviewsService({ db, now: Date.now }).findNewest(MARKETS.de, [])
    await vi.advanceTimersByTimeAsync(50)
    expect(await found).toEqual({ list: null, isCurrent: false })
  })

  it('has the last known ones, and asks a slow database only once', async () => {
    const { db, query, answer } = createSlowDatabase()
    const service = createReviewsService({ db, now: Date.now })
    const first = service.findNewest(MARKETS.de, [])
    answer()
    const known = await first
    expect(known.isCurrent).toBe(true)
    query.mockClear()
    service.forget()
    const late = [service.findNewest(MARKETS.de, []), service.findNewest(MARKETS.de, [])]
    await vi.advanceTimersByTimeAsync(50)
    const stale = { list: known.list, isCurrent: false }
    expect(await Promise.all(late)).toEqual([stale, stale])
    // The figures and the reviews, both once.
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('does not bring back a review that was removed while a slow read was under way', async () => {
    const { db, holdAnswers } = createSlowDatabase()
    const service = createReviewsService({ db, now: Date.now })
    const findNewest = async () => {
      const found = service.findNewest(MARKETS.de, [])
      await vi.advanceTimersByTimeAsync(50)
      return (await found).list?.reviews
    }
    await findNewest()
    const answerSlowly = holdAnswers()
    service.forget()
    await findNewest()
    const answerLater = holdAnswers()
    answerLater()
    answerSlowly([{ stars: 5, sentence: 'Removed', month: '2026-01', categoryId: 'phones', count: 1 }])
    service.forget()
    expect(await findNewest()).toEqual([])
  })

  it('asks again only after a change', async () => {
    const { db, query, answer } = createSlowDatabase()
    const service = createReviewsService({ db, now: Date.now })
    const first = service.findNewest(MARKETS.de, [])
    answer()
    await first
    query.mockClear()
    await service.findNewest(MARKETS.de, [])
    expect(query).not.toHaveBeenCalled()
  })

  it('survives a failing database', async () => {
    // As above.
    const db = { $client: { query: () => Promise.reject(new Error('away')) } } as unknown as Database
    expect(await createReviewsService({ db, now: Date.now }).findNewest(MARKETS.de, [])).toEqual({
      list: null,
      isCurrent: false,
    })
  })
})
