import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { coarsenTimes, MIN_ALIKE } from './coarsen-times.ts'
import { DEVICE_OUTCOMES } from './device-history.ts'
import { countUnnamed, findMedianOf, type HourCount, MIN_DEVICES } from './fairness-figures.ts'
import { APPEAL_RESULTS, buildFairnessFile, type KeptFigure, readFairnessFigures } from './fairness-file.ts'
import { isFairnessFile, readFairnessCsv, writeFairnessCsv } from './read-fairness-file.ts'
import { FAIRNESS_STEPS } from './step-time.ts'

const PERIOD = { fromMs: Date.UTC(2025, 10), untilMs: Date.UTC(2026, 10, 18) }

const buildFile = (kept: readonly KeptFigure[]) => buildFairnessFile({ ...PERIOD, edition: 3, kept })

const paid = (categoryId: KeptFigure['categoryId'], deviceCount: number): KeptFigure => ({
  categoryId,
  kind: 'AS_QUOTED',
  hours: 0,
  deviceCount,
})

const times = fc.uniqueArray(
  fc.record({ hours: fc.nat({ max: 400 }), deviceCount: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 60, selector: ({ hours }) => hours },
)

const countDevices = (list: readonly HourCount[]) =>
  list.reduce((sum, { deviceCount }) => sum + deviceCount, 0)

/** Any counts that a year may have. */
const keptFigures = fc.array(
  fc.record({
    categoryId: fc.constantFrom(...CATEGORY_IDS),
    kind: fc.constantFrom(...DEVICE_OUTCOMES, ...APPEAL_RESULTS, ...FAIRNESS_STEPS),
    hours: fc.nat({ max: 200 }),
    deviceCount: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 120 },
)

describe('times that are published', () => {
  it.each([
    ['one that is shared stays', [[4, 20]], [[4, 20]]],
    [
      'rare ones at both ends move to the next common ones',
      [
        [1, 1],
        [4, 6],
        [5, 9],
        [6, 6],
        [90, 1],
      ],
      [
        [4, 7],
        [5, 9],
        [6, 7],
      ],
    ],
    [
      'the middle two stay, however rare',
      [
        [1, 5],
        [2, 1],
        [9, 1],
        [10, 5],
      ],
      [
        [1, 5],
        [2, 1],
        [9, 1],
        [10, 5],
      ],
    ],
  ])('%s', (_, given, published) => {
    const toCounts = (pairs: readonly (readonly number[])[]) =>
      pairs.map(([hours = 0, deviceCount = 0]) => ({ hours, deviceCount }))
    expect(coarsenTimes(toCounts(given))).toEqual(toCounts(published))
  })

  it('have the same median and as many devices', () => {
    fc.assert(
      fc.property(times, (given) => {
        const published = coarsenTimes(given)
        expect(findMedianOf(published)).toBe(findMedianOf(given))
        expect(countDevices(published)).toBe(countDevices(given))
      }),
    )
  })

  it('are shared by at least five devices, but for those in the middle', () => {
    fc.assert(
      fc.property(times, (given) => {
        const rare = coarsenTimes(given).filter(({ deviceCount }) => deviceCount < MIN_ALIKE)
        expect(rare.length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('the published figures', () => {
  it('are none below 20 devices', () => {
    expect(buildFile([paid('phones', MIN_DEVICES - 1)])).toBeNull()
    expect(buildFile([paid('phones', MIN_DEVICES)])).not.toBeNull()
  })

  it('name no category that has fewer than 20 devices', () => {
    const file = buildFile([paid('phones', 30), paid('lenses', 4), paid('cameras', 3)])
    expect(file?.figures.map(({ category, devices }) => [category, devices])).toEqual([
      ['phones', 30],
      ['other', 7],
    ])
  })

  it('hide a few devices among those of the smallest category', () => {
    const file = buildFile([paid('phones', 60), paid('laptops', 25), paid('lenses', 1)])
    expect(file?.figures.map(({ category, devices }) => [category, devices])).toEqual([
      ['phones', 60],
      ['other', 26],
    ])
  })

  it('never show fewer than five devices as a group, nor a named one below 20', () => {
    fc.assert(
      fc.property(keptFigures, (kept) => {
        const file = buildFile(kept)
        if (!file) return
        const outcomes = file.figures.filter(({ kind }) => DEVICE_OUTCOMES.some((known) => known === kind))
        for (const category of new Set(outcomes.map((figure) => figure.category))) {
          const size = outcomes.reduce(
            (sum, figure) => sum + (figure.category === category ? figure.devices : 0),
            0,
          )
          expect(size).toBeGreaterThanOrEqual(category === 'other' ? MIN_ALIKE : MIN_DEVICES)
        }
      }),
    )
  })

  it('say of all devices exactly what the counts say', () => {
    fc.assert(
      fc.property(keptFigures, (kept) => {
        const file = buildFile(kept)
        if (!file) return
        const sum = (kind: string) =>
          kept.reduce((total, figure) => (figure.kind === kind ? total + figure.deviceCount : total), 0)
        const { all } = readFairnessFigures(file)
        expect(all?.deviceCount).toBe(DEVICE_OUTCOMES.reduce((total, outcome) => total + sum(outcome), 0))
        expect(all?.appeals).toEqual({ upheld: sum('upheld'), rejected: sum('rejected') })
        for (const step of FAIRNESS_STEPS) {
          const own = kept.filter(({ kind }) => kind === step)
          expect(all?.medianHours[step]).toBe(sum(step) < MIN_DEVICES ? null : findMedianOf(own))
        }
      }),
    )
  })

  it('are the same in the table and in the file', () => {
    fc.assert(
      fc.property(keptFigures, (kept) => {
        const file = buildFile(kept)
        if (!file) return
        expect(isFairnessFile(file)).toBe(true)
        expect(readFairnessCsv(writeFairnessCsv(file))).toEqual(file)
      }),
    )
  })

  it.each([
    ['another number of devices', 'AS_QUOTED,,30', 'AS_QUOTED,,0x1e'],
    ['hours where nothing is timed', 'AS_QUOTED,,30', 'AS_QUOTED,x,30'],
    ['an unknown category', 'phones', 'toasters'],
    ['another edition in one line', '\r\n3,', '\r\n4,'],
    ['a column more', ',30\r\n', ',30,\r\n'],
  ])('are refused from a table with %s', (_, before, after) => {
    const file = buildFile([paid('phones', 30), paid('tablets', 40)])
    const text = file ? writeFairnessCsv(file) : ''
    expect(text).toContain(before)
    expect(readFairnessCsv(text.replace(before, after))).toBeNull()
  })
})

describe('types that are counted together', () => {
  it.each([
    [[paid('phones', 1_000), paid('laptops', 300), paid('consoles', 3)], 303],
    [[paid('phones', 1_000), paid('consoles', 9)], 9],
    [[paid('phones', 1_000)], 0],
  ])('are as many as the page says', (kept, count) => {
    const file = buildFile(kept)
    expect(file && countUnnamed(readFairnessFigures(file))).toBe(count)
  })
})
