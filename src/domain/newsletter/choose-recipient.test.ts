import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import { chooseRecipient, findMonth, findWeek, type Reader } from './choose-recipient.ts'
import { FREQUENCIES } from './newsletter-choices.ts'

const at = (time: string): number => Date.parse(time)

/** A Wednesday. */
const ISSUE = { categories: [], startsAtMs: at('2026-11-18T09:00:00Z'), timeZone: 'Europe/Berlin' }

const READER: Reader = { frequency: 'WEEKLY', interests: [], lastIssueAtMs: null, changes: [] }

const choose = (reader: Partial<Reader>, issue: Partial<typeof ISSUE> & object = {}) =>
  chooseRecipient({ ...ISSUE, ...issue }, { ...READER, ...reader })

describe('how often someone gets an issue', () => {
  it.each([
    ['WEEKLY', null, 'send'],
    ['WEEKLY', '2026-11-15T22:59:00Z', 'send'],
    ['WEEKLY', '2026-11-15T23:00:00Z', 'tooSoon'],
    ['WEEKLY', '2026-11-16T09:00:00Z', 'tooSoon'],
    ['MONTHLY', null, 'send'],
    ['MONTHLY', '2026-10-31T22:59:00Z', 'send'],
    ['MONTHLY', '2026-10-31T23:00:00Z', 'tooSoon'],
    ['MONTHLY', '2026-11-02T09:00:00Z', 'tooSoon'],
    ['MONTHLY', '2025-11-18T09:00:00Z', 'send'],
    [null, '2026-11-02T09:00:00Z', 'tooSoon'],
    [null, '2026-10-02T09:00:00Z', 'send'],
  ] as const)('%s, the last one at %s: %s', (frequency, last, choice) => {
    expect(choose({ frequency, lastIssueAtMs: last === null ? null : at(last) })).toBe(choice)
  })

  it('is never twice in a week or a month, whatever was chosen and however often issues come', () => {
    const day = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(fc.constantFrom(...FREQUENCIES), fc.array(day, { maxLength: 60 }), (frequency, days) => {
        const got: number[] = []
        for (const one of days.toSorted((a, b) => a - b)) {
          const startsAtMs = at('2026-01-01T12:00:00Z') + one * DAY_MS
          const changes = [{ nowInCents: 10_000, differenceInCents: 5_000 }]
          const lastIssueAtMs = got.at(-1) ?? null
          if (choose({ frequency, lastIssueAtMs, changes }, { startsAtMs }) === 'send') got.push(startsAtMs)
        }
        const findPeriod = frequency === 'MONTHLY' ? findMonth : findWeek
        const periods = got.map((atMs) => findPeriod(atMs, ISSUE.timeZone))
        expect(new Set(periods).size).toBe(periods.length)
      }),
    )
  })
})

describe('weeks and months', () => {
  it.each([
    ['Europe/Lisbon', '2026-11-16T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['Europe/Berlin', '2026-11-15T23:00:00Z', '2026-12-31T23:00:00Z'],
    ['Europe/Helsinki', '2026-11-15T22:00:00Z', '2026-12-31T22:00:00Z'],
  ])('start on Monday and on the first, by the clock in %s', (timeZone, monday, first) => {
    expect(findWeek(at(monday), timeZone)).toBe(findWeek(at(monday) - 1, timeZone) + 1)
    expect(findMonth(at(first), timeZone)).toBe(findMonth(at(first) - 1, timeZone) + 1)
  })

  it('are those of the issue’s market', () => {
    const lastIssueAtMs = at('2026-11-15T22:30:00Z')
    expect(choose({ lastIssueAtMs })).toBe('send')
    expect(choose({ lastIssueAtMs }, { timeZone: 'Europe/Helsinki' })).toBe('tooSoon')
  })
})

describe('what someone is interested in', () => {
  it.each([
    [[], [], 'send'],
    [['phones'], [], 'send'],
    [[], ['laptops'], 'send'],
    [['phones', 'tablets'], ['tablets'], 'send'],
    [['phones'], ['laptops'], 'otherInterests'],
  ] as const)('an issue about %j for a reader of %j: %s', (categories, interests, choice) => {
    expect(chooseRecipient({ ...ISSUE, categories }, { ...READER, interests })).toBe(choice)
  })
})

describe('someone who only wants to hear of large price changes', () => {
  const change = (nowInCents: number, differenceInCents: number | null) => ({ nowInCents, differenceInCents })

  it.each([
    ['nothing', [], 'noLargeChange'],
    ['a new device', [change(30_000, null)], 'noLargeChange'],
    ['a small rise', [change(30_000, 1_500)], 'noLargeChange'],
    ['ten per cent of a cheap device', [change(5_500, 500)], 'noLargeChange'],
    ['a rise by ten per cent', [change(33_000, 3_000)], 'send'],
    ['a fall by ten per cent', [change(27_000, -3_000)], 'send'],
    ['one large change among small ones', [change(30_000, 0), change(50_000, -10_000)], 'send'],
  ] as const)('%s', (_, changes, choice) => {
    expect(choose({ frequency: 'PRICE_CHANGES', changes })).toBe(choice)
  })

  it('gets it whatever the issue is about, but once a week', () => {
    const reader = {
      frequency: 'PRICE_CHANGES',
      changes: [change(20_000, 8_000)],
      interests: ['lenses'],
    } as const
    expect(chooseRecipient({ ...ISSUE, categories: ['phones'] }, { ...READER, ...reader })).toBe('send')
    expect(choose({ ...reader, lastIssueAtMs: ISSUE.startsAtMs - DAY_MS })).toBe('tooSoon')
  })
})
