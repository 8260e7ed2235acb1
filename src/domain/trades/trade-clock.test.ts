import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { countDaysBetween, toMarketDay } from '#domain/markets/market-date.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import {
  ANSWER_CLOCK,
  addDays,
  computeExpiry,
  computeSendInDeadline,
  listDueReminders,
  QUARANTINE_DAYS,
  SEARCH_DAYS,
  SECOND_ANSWER_CLOCK,
  SEND_IN_CLOCK,
  SEND_IN_DAYS,
} from '#domain/trades/trade-clock.ts'
import { MARKETS } from '#markets/markets.ts'

const START = Date.parse('2026-03-20T10:30:00Z')
const SEND_BY = Date.parse('2026-04-10T21:59:59.999Z')

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

const ZONES = MARKET_IDS.map((id) => MARKETS[id].timeZone)

describe.each(MARKET_IDS)('the time to send a parcel in %s', (id) => {
  const { timeZone } = MARKETS[id]

  it.each([
    ['in summer', '2026-06-01T10:30:00.000Z', '2026-06-22T21:59:59.999Z'],
    ['in winter', '2026-11-15T12:00:00.000Z', '2026-12-06T22:59:59.999Z'],
    ['late in the evening', '2026-11-15T22:30:00.000Z', '2026-12-06T22:59:59.999Z'],
    ['shortly after midnight', '2026-11-14T23:30:00.000Z', '2026-12-06T22:59:59.999Z'],
    ['across the change to summer time', '2026-03-20T10:30:00.000Z', '2026-04-10T21:59:59.999Z'],
    ['on the day of summer time, of 23 hours', '2026-03-08T10:30:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['the day before summer time', '2026-03-07T10:30:00.000Z', '2026-03-28T22:59:59.999Z'],
    ['on the day of winter time, of 25 hours', '2026-10-04T10:30:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['the day before winter time', '2026-10-03T10:30:00.000Z', '2026-10-24T21:59:59.999Z'],
    // 21 days of 24 hours end after midnight, because the clocks went forward.
    ['an hour before midnight, across summer time', '2026-03-10T22:30:00.000Z', '2026-04-01T21:59:59.999Z'],
  ])('that ends %s ends at 24:00 there', (_, created, deadline) => {
    expect(new Date(computeSendInDeadline(Date.parse(created), timeZone)).toISOString()).toBe(deadline)
  })
})

describe('the time to send a parcel', () => {
  it('is never less than 21 days, and ends with the day on which they end', () => {
    const moments = fc.integer({ min: 1.7e12, max: 2.2e12 })
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...ZONES, 'Europe/Lisbon', 'Europe/Athens'),
        (createdAtMs, zone) => {
          const exact = addDays(createdAtMs, SEND_IN_DAYS)
          const deadline = computeSendInDeadline(createdAtMs, zone)
          expect(deadline).toBeGreaterThanOrEqual(exact)
          expect(toMarketDay(new Date(deadline), zone)).toEqual(toMarketDay(new Date(exact), zone))
          expect(countDaysBetween(zone, deadline, deadline + 1)).toBe(1)
        },
      ),
    )
  })
})

describe('a sale', () => {
  it('expires half a day after its last one: carriers report scans of the evening in the morning', () => {
    expect(new Date(computeExpiry(SEND_BY)).toISOString()).toBe('2026-04-11T09:59:59.999Z')
  })
})

const listSendReminders = (nowMs: number, sentDays: readonly number[]): number[] =>
  listDueReminders(SEND_IN_CLOCK, { startMs: START, untilMs: SEND_BY, nowMs, sentDays })

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
    // The last day counts to its end.
    ['send', 21, [], [19]],
    ['send', 22, [], []],
    ['send', 400, [], []],
    ['answer', 2, [], []],
    ['answer', 3, [], [3]],
    ['answer', 7, [3], [7]],
    ['answer', 12, [3, 7], [12]],
    ['answer', 13, [3, 7, 12], []],
    ['answer', 14, [], []],
  ] as const)('to %s after %d days, with those of %j sent: %j', (kind, days, sentDays, due) => {
    const clock = kind === 'send' ? SEND_IN_CLOCK : ANSWER_CLOCK
    const untilMs = kind === 'send' ? SEND_BY : addDays(START, clock.days)
    const nowMs = addDays(START, days)
    expect(listDueReminders(clock, { startMs: START, untilMs, nowMs, sentDays })).toEqual(due)
  })

  it('are not due a moment too early, nor at the deadline', () => {
    expect(listSendReminders(addDays(START, 7) - 1, [])).toEqual([])
    expect(listSendReminders(SEND_BY - 1, [])).toEqual([19])
    expect(listSendReminders(SEND_BY, [])).toEqual([])
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
          const untilMs = addDays(START, clock.days)
          const due = listDueReminders(clock, { startMs: START, untilMs, nowMs, sentDays })
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
