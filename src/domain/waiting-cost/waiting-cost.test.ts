import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/kernel/durations.ts'
import {
  type ComparedDevice,
  computeWaitingCost,
  findAgeBucket,
  type ListVersion,
  MIN_WAITING_DEVICES,
  type VersionedPrice,
} from './compute-waiting-cost.ts'
import { describeWaiting } from './describe-waiting.ts'

const NOW_MS = Date.parse('2026-11-18T06:00:00Z')

const daysAgo = (...days: readonly number[]): ListVersion[] =>
  days.map((day, index) => ({ version: index + 1, validFromMs: NOW_MS - day * DAY_MS }))

const LISTS = daysAgo(200, 60, 10)

/** A device with one price per version of the list, in cents. */
const deviceWith = (...amounts: readonly number[]): ComparedDevice => ({
  prices: amounts.map((amountInCents, index) => ({
    storageGb: 128,
    fromVersion: index + 1,
    toVersion: index + 1 < amounts.length ? index + 2 : null,
    amountInCents,
  })),
})

const repeat = (count: number, device: ComparedDevice): ComparedDevice[] =>
  Array.from({ length: count }, () => device)

const ask = (devices: readonly ComparedDevice[], lists = LISTS) =>
  computeWaitingCost({ lists, devices, nowMs: NOW_MS })

describe('what three months of waiting cost', () => {
  it('is the change from the list in force then to the one of today', () => {
    expect(ask(repeat(20, deviceWith(20_000, 19_000, 17_000)))).toEqual({
      deviceCount: 20,
      listCount: 3,
      lowBp: -1_500,
      highBp: -1_500,
      fromDay: '2026-08-19',
      untilDay: '2026-11-18',
    })
  })

  it('leaves out a tenth of the devices on either side', () => {
    const usual = [-1_000, -900, -800].flatMap((bp) =>
      repeat(6, deviceWith(100_000, 100_000, 100_000 + bp * 10)),
    )
    const wild = [deviceWith(100_000, 100_000, 1_000), deviceWith(100_000, 100_000, 900_000)]
    expect(ask([...usual, ...wild])).toMatchObject({ deviceCount: 20, lowBp: -1_000, highBp: -800 })
  })

  it('is never narrower than what happened', () => {
    const changed = [99_697, 102_004].flatMap((now) => repeat(10, deviceWith(100_000, 100_000, now)))
    expect(ask(changed)).toMatchObject({ lowBp: -31, highBp: 201 })
  })

  it('counts a device once, with all sizes that were bought then and now', () => {
    const large: VersionedPrice = { storageGb: 256, fromVersion: 1, toVersion: null, amountInCents: 30_000 }
    const added: VersionedPrice = { storageGb: 512, fromVersion: 3, toVersion: null, amountInCents: 90_000 }
    const { prices } = deviceWith(20_000, 10_000)
    expect(ask(repeat(20, { prices: [...prices, large, added] }))).toMatchObject({
      deviceCount: 20,
      lowBp: -2_000,
    })
  })

  it.each<[string, readonly ComparedDevice[], readonly ListVersion[]]>([
    ['19 devices', repeat(MIN_WAITING_DEVICES - 1, deviceWith(20_000, 19_000, 17_000)), LISTS],
    ['two price lists', repeat(20, deviceWith(20_000, 17_000)), daysAgo(200, 60)],
    ['90 days', repeat(20, deviceWith(20_000, 19_000, 17_000)), daysAgo(90, 60, 10)],
    ['no list at all', repeat(20, deviceWith(20_000)), []],
  ])('is unknown with %s', (_, devices, lists) => {
    expect(ask(devices, [...lists])).toBeNull()
  })

  it('ignores devices that were not bought then, or are no longer', () => {
    const gone = { prices: deviceWith(20_000, 19_000).prices.map((price) => ({ ...price, toVersion: 3 })) }
    const young = {
      prices: [{ storageGb: 128, fromVersion: 3, toVersion: null, amountInCents: 20_000 }],
    }
    expect(ask([...repeat(19, deviceWith(20_000)), gone, young])).toBeNull()
  })

  it('lies within what really happened, whatever the order', () => {
    const amounts = fc.integer({ min: 1_000, max: 200_000 })
    const devices = fc.array(fc.tuple(amounts, amounts, amounts), { minLength: 20, maxLength: 80 })
    fc.assert(
      fc.property(devices, (prices) => {
        const cost = ask(prices.map((own) => deviceWith(...own)))
        const changes = prices.map(([then, , now]) => (now * 10_000) / then - 10_000)
        expect(cost?.lowBp).toBeGreaterThan(Math.min(...changes) - 1)
        expect(cost?.highBp).toBeLessThan(Math.max(...changes) + 1)
        const inside = changes.filter((bp) => bp >= (cost?.lowBp ?? 0) && bp <= (cost?.highBp ?? 0))
        expect(inside.length).toBeGreaterThanOrEqual(changes.length * 0.8)
        expect(ask([...prices].reverse().map((own) => deviceWith(...own)))).toEqual(cost)
      }),
    )
  })

  it('is never worse for prices that are higher today', () => {
    const amounts = fc.integer({ min: 1_000, max: 200_000 })
    const devices = fc.array(fc.tuple(amounts, amounts, fc.nat({ max: 50_000 })), {
      minLength: 20,
      maxLength: 40,
    })
    fc.assert(
      fc.property(devices, (prices) => {
        const before = ask(prices.map(([then, now]) => deviceWith(then, then, now)))
        const raised = ask(prices.map(([then, now, more]) => deviceWith(then, then, now + more)))
        expect(raised?.lowBp).toBeGreaterThanOrEqual(before?.lowBp ?? 0)
        expect(raised?.highBp).toBeGreaterThanOrEqual(before?.highBp ?? 0)
      }),
    )
  })
})

describe('the age that devices are compared by', () => {
  it.each([
    [2026, 11, 0],
    [2025, 12, 0],
    [2025, 11, 1],
    [2024, 11, 2],
    [2023, 11, 3],
    [2021, 11, 4],
    [1999, 1, 4],
  ])('of a device from %i-%i is bucket %i', (releaseYear, releaseMonth, bucket) => {
    expect(findAgeBucket({ releaseYear, releaseMonth }, NOW_MS)).toBe(bucket)
  })
})

describe('the sentence about it', () => {
  it.each([
    [-1_512, -820, { kind: 'fell', least: 8, most: 16 }],
    [-1_500, -800, { kind: 'fell', least: 8, most: 15 }],
    [-1_500, 0, { kind: 'fell', least: 0, most: 15 }],
    [-1_500, -50, { kind: 'fell', least: 0, most: 15 }],
    [-1_000, -1_000, { kind: 'fell', least: 10, most: 10 }],
    [-99, 99, { kind: 'stayed' }],
    [0, 0, { kind: 'stayed' }],
    [-300, 250, { kind: 'mixed', fall: 3, rise: 3 }],
    [-50, 250, { kind: 'mixed', fall: 1, rise: 3 }],
    [0, 250, { kind: 'rose', least: 0, most: 3 }],
    [210, 990, { kind: 'rose', least: 2, most: 10 }],
  ])('of %i to %i basis points is %j', (lowBp, highBp, sentence) => {
    expect(describeWaiting({ lowBp, highBp })).toEqual(sentence)
  })

  it('is never narrower than the range, and at most a per cent wider on either side', () => {
    const bounds = fc.tuple(fc.integer({ min: -9_900, max: 9_900 }), fc.nat({ max: 5_000 }))
    fc.assert(
      fc.property(bounds, ([lowBp, width]) => {
        const highBp = lowBp + width
        const said = describeWaiting({ lowBp, highBp })
        if (said.kind === 'stayed') return
        const low = said.kind === 'mixed' ? -said.fall : said.kind === 'fell' ? -said.most : said.least
        const high = said.kind === 'mixed' ? said.rise : said.kind === 'fell' ? -said.least : said.most
        expect(low * 100).toBeLessThanOrEqual(lowBp)
        expect(lowBp - low * 100).toBeLessThan(100)
        expect(high * 100).toBeGreaterThanOrEqual(highBp)
        expect(high * 100 - highBp).toBeLessThan(100)
      }),
    )
  })
})
