import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/kernel/durations.ts'
import { buildJourney, type JourneyFacts } from './journey.ts'

const START_MS = Date.UTC(2026, 10, 2, 9)

const build = (facts: Partial<JourneyFacts>) =>
  buildJourney({ createdAtMs: START_MS, parcel: null, events: [], inspections: [], photos: [], ...facts })

const listKinds = (facts: Partial<JourneyFacts>) => build(facts).map(({ kind }) => kind)

const event = (toState: JourneyFacts['events'][number]['toState'], hours: number, itemNumber = 1) => ({
  itemNumber,
  fromState: 'CREATED' as const,
  toState,
  happenedAtMs: START_MS + hours * HOUR_MS,
})

const parcel = (firstHours: number | null, lastHours: number | null) => ({
  carrier: 'UPS' as const,
  bookedAtMs: START_MS + HOUR_MS,
  firstScanAtMs: firstHours === null ? null : START_MS + firstHours * HOUR_MS,
  lastScanAtMs: lastHours === null ? null : START_MS + lastHours * HOUR_MS,
})

describe('the journey of a sale', () => {
  it('begins with its confirmation', () => {
    expect(listKinds({})).toEqual(['created'])
  })

  it('has the label, the first scan and the latest one', () => {
    expect(listKinds({ parcel: parcel(5, 20) })).toEqual(['created', 'labelled', 'scanned', 'rescanned'])
  })

  it('has a scan that was reported twice only once', () => {
    expect(listKinds({ parcel: parcel(5, 5) })).toEqual(['created', 'labelled', 'scanned'])
  })

  it('shows the photos of the parcel where it arrived, also before it is booked in', () => {
    const photos = [{ id: 'unboxed', itemNumber: null, takenAtMs: START_MS + 30 * HOUR_MS }]
    const [, arrived] = build({ photos })
    expect(arrived).toMatchObject({ kind: 'arrived', photoIds: ['unboxed'] })
    const [, booked] = build({ photos, events: [event('RECEIVED', 29)] })
    expect(booked).toMatchObject({ kind: 'arrived', atMs: START_MS + 29 * HOUR_MS, photoIds: ['unboxed'] })
  })

  it('shows each photo of a device with the inspection that it was taken in', () => {
    const first = { itemNumber: 1, lockedAtMs: START_MS + 2 * DAY_MS }
    const second = { itemNumber: 1, lockedAtMs: START_MS + 5 * DAY_MS }
    const photos = [
      { id: 'one', itemNumber: 1, takenAtMs: first.lockedAtMs - 1 },
      { id: 'two', itemNumber: 1, takenAtMs: second.lockedAtMs - 1 },
    ]
    const shown = build({ inspections: [first, second], photos }).filter(({ kind }) => kind === 'inspected')
    expect(shown.map(({ photoIds }) => photoIds)).toEqual([['one'], ['two']])
  })

  it('joins what happened to several devices on one day', () => {
    const events = [event('PAID', 100, 2), event('PAID', 101, 1), event('PAID', 150, 3)]
    const paid = build({ events }).filter(({ kind }) => kind === 'paid')
    expect(paid.map(({ itemNumbers }) => itemNumbers)).toEqual([[1, 2], [3]])
  })

  it('is in the order of time, and shows every photo of the parcel once', () => {
    const hours = fc.integer({ min: 1, max: 500 })
    fc.assert(
      fc.property(fc.array(hours), fc.array(hours), hours, hours, (paid, taken, first, last) => {
        const steps = build({
          parcel: parcel(first, last),
          events: [event('RECEIVED', last), ...paid.map((hour, index) => event('PAID', hour, index + 1))],
          photos: taken.map((hour, index) => ({
            id: `photo-${index}`,
            itemNumber: null,
            takenAtMs: START_MS + hour * HOUR_MS,
          })),
        })
        const moments = steps.map(({ atMs }) => atMs)
        expect(moments).toEqual([...moments].sort((one, other) => one - other))
        expect(steps.flatMap(({ photoIds }) => photoIds)).toHaveLength(taken.length)
      }),
    )
  })
})
