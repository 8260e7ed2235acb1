import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#domain/markets/market-date.ts'
import {
  ANSWER_CLOCK,
  answerDeadline,
  answerRemindersDue,
  daysAfter,
  QUARANTINE_DAYS,
  remindersDue,
  SEARCH_DAYS,
  SECOND_ANSWER_CLOCK,
  SEND_IN_CLOCK,
  SEND_IN_DAYS,
  sendInDeadline,
  sendRemindersDue,
} from '#domain/trades/trade-clock.ts'

const START = Date.parse('2026-03-20T10:30:00Z')
const HOUR_MS = 60 * 60 * 1_000

describe('the clocks of a trade', () => {
  it('are those that the seller was told', () => {
    expect({ SEND_IN_DAYS, SEARCH_DAYS, QUARANTINE_DAYS }).toEqual({
      SEND_IN_DAYS: 21,
      SEARCH_DAYS: 14,
      QUARANTINE_DAYS: 28,
    })
    expect([SEND_IN_CLOCK, ANSWER_CLOCK, SECOND_ANSWER_CLOCK]).toEqual([
      { days: 21, reminderDays: [7, 14, 19] },
      { days: 14, reminderDays: [3, 7, 12] },
      { days: 7, reminderDays: [3] },
    ])
  })

  it('end to the minute, also across a change to summer time', () => {
    expect(new Date(answerDeadline(START)).toISOString()).toBe('2026-04-03T10:30:00.000Z')
    expect(new Date(answerDeadline(START, SECOND_ANSWER_CLOCK)).toISOString()).toBe(
      '2026-03-27T10:30:00.000Z',
    )
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
    expect(new Date(sendInDeadline(Date.parse(created))).toISOString()).toBe(deadline)
  })

  it('is never less than 21 days, and on the same day as they end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1.7e12, max: 2.2e12 }), (createdAtMs) => {
        const exact = daysAfter(createdAtMs, SEND_IN_DAYS)
        const deadline = sendInDeadline(createdAtMs)
        expect(deadline).toBeGreaterThanOrEqual(exact)
        expect(dayOf(new Date(deadline))).toEqual(dayOf(new Date(exact)))
      }),
    )
  })
})

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
    const remind = kind === 'send' ? sendRemindersDue : answerRemindersDue
    expect(remind(START, daysAfter(START, days), sentDays)).toEqual(due)
  })

  it('are not due a moment too early, nor at the deadline', () => {
    expect(sendRemindersDue(START, daysAfter(START, 7) - 1, [])).toEqual([])
    expect(sendRemindersDue(START, daysAfter(START, SEND_IN_DAYS) - 1, [])).toEqual([19])
    expect(sendRemindersDue(START, daysAfter(START, SEND_IN_DAYS), [])).toEqual([])
  })

  it('are not due before the clock started', () => {
    expect(sendRemindersDue(START, START - 400 * HOUR_MS, [])).toEqual([])
  })

  it('go out once each, in order, however irregularly we look', () => {
    const clocks = fc.constantFrom(SEND_IN_CLOCK, ANSWER_CLOCK, SECOND_ANSWER_CLOCK)
    const pauses = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 })
    fc.assert(
      fc.property(clocks, pauses, (clock, hours) => {
        const sentDays: number[] = []
        let nowMs = START
        for (const pause of hours) {
          nowMs += pause * HOUR_MS
          const due = remindersDue(clock, { startMs: START, nowMs, sentDays })
          expect(due.length).toBeLessThanOrEqual(1)
          sentDays.push(...due)
        }
        expect(sentDays).toEqual([...new Set(sentDays)].toSorted((a, b) => a - b))
        expect(clock.reminderDays as readonly number[]).toEqual(expect.arrayContaining(sentDays))
      }),
    )
  })

  it('looked for every hour, all go out', () => {
    const sentDays: number[] = []
    for (let nowMs = START; nowMs < START + 30 * 24 * HOUR_MS; nowMs += HOUR_MS)
      sentDays.push(...sendRemindersDue(START, nowMs, sentDays))
    expect(sentDays).toEqual([7, 14, 19])
  })
})
