import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { toMarketDay } from '#domain/markets/market-date.ts'
import {
  ANSWER_CLOCK,
  addDays,
  computeSendInDeadline,
  listDueReminders,
  QUARANTINE_DAYS,
  SEARCH_DAYS,
  SECOND_ANSWER_CLOCK,
  SEND_IN_CLOCK,
  SEND_IN_DAYS,
} from '#domain/trades/trade-clock.ts'

const START = Date.parse('2026-03-20T10:30:00Z')

describe('the clocks of a trade', () => {
  it('are those that the seller is promised', () => {
    expect({ SEND_IN_DAYS, SEARCH_DAYS, QUARANTINE_DAYS }).toEqual({
      SEND_IN_DAYS: 21,
      SEARCH_DAYS: 14,
      QUARANTINE_DAYS: 28,
    })
    expect({ SEND_IN_CLOCK, ANSWER_CLOCK, SECOND_ANSWER_CLOCK }).toEqual({
      SEND_IN_CLOCK: { days: 21, reminderDays: [7, 14, 19] },
      ANSWER_CLOCK: { days: 14, reminderDays: [3, 7, 12] },
      SECOND_ANSWER_CLOCK: { days: 7, reminderDays: [3] },
    })
  })

  it('end to the minute, also across a change to summer time', () => {
    expect(new Date(addDays(START, ANSWER_CLOCK.days)).toISOString()).toBe('2026-04-03T10:30:00.000Z')
    expect(new Date(addDays(START, SECOND_ANSWER_CLOCK.days)).toISOString()).toBe('2026-03-27T10:30:00.000Z')
  })
})

describe('the time to send a parcel', () => {
  it.each([
    // Summer and winter: to the end of the day that the seller is told, or nearly.
    ['2026-03-20T10:30:00.000Z', '2026-04-10T21:59:59.000Z'],
    ['2026-11-15T12:00:00.000Z', '2026-12-06T21:59:59.000Z'],
    // Late in the evening the 21 days themselves are longer.
    ['2026-11-15T22:30:00.000Z', '2026-12-06T22:30:00.000Z'],
    // Shortly after midnight in Berlin, still the day before in UTC.
    ['2026-11-14T23:30:00.000Z', '2026-12-06T21:59:59.000Z'],
  ])('of a trade made at %s ends at %s', (created, deadline) => {
    expect(new Date(computeSendInDeadline(Date.parse(created))).toISOString()).toBe(deadline)
  })

  it('is never less than 21 days, and on the same day as they end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.7e12, max: 2.2e12 }), (createdAtMs) => {
        const exact = addDays(createdAtMs, SEND_IN_DAYS)
        const deadline = computeSendInDeadline(createdAtMs)
        expect(deadline).toBeGreaterThanOrEqual(exact)
        expect(toMarketDay(new Date(deadline))).toEqual(toMarketDay(new Date(exact)))
      }),
    )
  })
})

const listSendReminders = (nowMs: number, sentDays: readonly number[]): number[] =>
  listDueReminders(SEND_IN_CLOCK, { startMs: START, nowMs, sentDays })

describe('reminders', () => {
  it.each([
    ['send', 0, [], []],
    ['send', 7, [], [7]],
    ['send', 7, [7], []],
    ['send', 13, [7], []],
    ['send', 14, [7], [14]],
    ['send', 19, [7, 14], [19]],
    ['send', 20, [7, 14, 19], []],
    // After a pause of the sender: one mail, the newest, and the missed ones never follow.
    ['send', 15, [], [14]],
    ['send', 15, [14], []],
    ['send', 21, [], []],
    ['send', 400, [], []],
    ['answer', 2, [], []],
    ['answer', 3, [], [3]],
    ['answer', 7, [3], [7]],
    ['answer', 12, [3, 7], [12]],
    ['answer', 13, [3, 7, 12], []],
    ['answer', 14, [], []],
  ] as const)('to %s after %d days, with those of %j sent: %j', (kind, days, sentDays, due) => {
    const clock = kind === 'send' ? SEND_IN_CLOCK : ANSWER_CLOCK
    expect(listDueReminders(clock, { startMs: START, nowMs: addDays(START, days), sentDays })).toEqual(due)
  })

  it('are not due a moment too early, nor at the deadline', () => {
    expect(listSendReminders(addDays(START, 7) - 1, [])).toEqual([])
    expect(listSendReminders(addDays(START, SEND_IN_DAYS) - 1, [])).toEqual([19])
    expect(listSendReminders(addDays(START, SEND_IN_DAYS), [])).toEqual([])
  })

  it('are not due before the clock started', () => {
    expect(listSendReminders(START - 400 * HOUR_MS, [])).toEqual([])
  })

  it('go out once each, in order, however irregularly we check', () => {
    const clocks = fc.constantFrom(SEND_IN_CLOCK, ANSWER_CLOCK, SECOND_ANSWER_CLOCK)
    const pauses = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 })
    fc.assert(
      fc.property(clocks, pauses, (clock, hours) => {
        const sentDays: number[] = []
        let nowMs = START
        for (const pause of hours) {
          nowMs += pause * HOUR_MS
          const due = listDueReminders(clock, { startMs: START, nowMs, sentDays })
          expect(due.length).toBeLessThanOrEqual(1)
          sentDays.push(...due)
        }
        expect(sentDays).toEqual([...new Set(sentDays)].toSorted((a, b) => a - b))
        expect(clock.reminderDays as readonly number[]).toEqual(expect.arrayContaining(sentDays))
      }),
    )
  })

  it('all go out if we check every hour', () => {
    const sentDays: number[] = []
    for (let nowMs = START; nowMs < START + 30 * DAY_MS; nowMs += HOUR_MS)
      sentDays.push(...listSendReminders(nowMs, sentDays))
    expect(sentDays).toEqual([7, 14, 19])
  })
})
