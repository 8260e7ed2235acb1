import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CategoryId } from '#domain/catalogue/category.ts'
import { MIN_ALIKE } from './coarsen-times.ts'
import { DEVICE_OUTCOMES, type DeviceOutcome } from './device-history.ts'
import { buildYearUntil } from './fairness-figures.ts'
import { ALL, type FairnessFile, type FileFigure, type KeptFigure, OTHER } from './fairness-file.ts'
import { buildNextEdition } from './next-edition.ts'

/** Devices that were settled in a month, counted from January 2026. */
interface Settled {
  readonly month: number
  readonly categoryId: CategoryId
  readonly outcome: DeviceOutcome
  readonly devices: number
}

const settle = (
  categoryId: CategoryId,
  devices: number,
  { month = 10, outcome = 'AS_QUOTED' }: Partial<Settled> = {},
): Settled => ({ month, categoryId, outcome, devices })

const keepSince = (settled: readonly Settled[], fromMs: number): KeptFigure[] =>
  settled
    .filter(({ month }) => Date.UTC(2026, month) >= fromMs)
    .map(({ categoryId, outcome, devices }) => ({
      categoryId,
      kind: outcome,
      hours: 0,
      deviceCount: devices,
    }))

/** The edition of a month, after the one before. */
function publish(settled: readonly Settled[], last: FairnessFile | null = null, month = 10) {
  const period = buildYearUntil(Date.UTC(2026, month, 20))
  return buildNextEdition(
    { ...period, edition: (last?.edition ?? 0) + 1, kept: keepSince(settled, period.fromMs) },
    last && { file: last, kept: keepSince(settled, Date.parse(last.from)) },
  )
}

const countDevices = (file: FairnessFile | null, wanted: string): number =>
  (file?.figures ?? []).reduce((sum, { category, devices }) => sum + (category === wanted ? devices : 0), 0)

const FIRST = [settle('phones', 60), settle('cameras', 25), settle('lenses', 19)]

describe('the next edition', () => {
  it('leaves a category as it was until five of its devices are new', () => {
    const first = publish(FIRST)
    const sold = [...FIRST, settle('phones', 19), settle('cameras', 1, { outcome: 'LOWERED' })]
    const second = publish(sold, first)
    expect([countDevices(second, 'phones'), countDevices(second, 'cameras')]).toEqual([79, 25])
    const third = publish([...sold, settle('cameras', 4)], second)
    expect([countDevices(third, 'phones'), countDevices(third, 'cameras')]).toEqual([79, 30])
  })

  it('names a category only if that shows no single device', () => {
    const first = publish(FIRST)
    const sold = [...FIRST, settle('phones', 19), settle('lenses', 1)]
    const second = publish(sold, first)
    expect([countDevices(second, 'lenses'), countDevices(second, OTHER)]).toEqual([0, 19])
    const third = publish([...sold, settle('lenses', 4)], second)
    expect([countDevices(third, 'lenses'), countDevices(third, OTHER)]).toEqual([24, 0])
  })

  it('is none as long as no category may change', () => {
    const few = FIRST.map((own) => ({ ...own, devices: 4 }))
    expect(publish([...FIRST, ...few], publish(FIRST))).toBeNull()
  })

  it('hides no new device behind those of a year ago, which leave', () => {
    const old = [settle('phones', 60), settle('cameras', 30), settle('cameras', 9, { month: -2 })]
    const first = publish(old)
    expect(countDevices(first, 'cameras')).toBe(39)
    const sold = [...old, settle('phones', 30, { month: 11 }), settle('cameras', 1, { month: 11 })]
    const second = publish(sold, first, 11)
    expect([countDevices(second, 'phones'), countDevices(second, 'cameras')]).toEqual([90, 39])
  })

  it('lets those of a year ago go', () => {
    const old = [settle('phones', 60), settle('cameras', 30), settle('cameras', 9, { month: -2 })]
    const second = publish([...old, settle('phones', 30, { month: 11 })], publish(old), 11)
    expect(countDevices(second, 'cameras')).toBe(30)
  })
})

const CATEGORIES = ['phones', 'cameras', 'lenses', 'consoles'] as const

/** A year and more of a shop: how many months pass before an edition, and what is settled until then. */
const histories = fc.array(
  fc.record({
    months: fc.constantFrom(0, 0, 0, 1, 4),
    settled: fc.array(
      fc.record({
        categoryId: fc.constantFrom(...CATEGORIES),
        outcome: fc.constantFrom(...DEVICE_OUTCOMES),
        devices: fc.integer({ min: 1, max: 12 }),
      }),
      { maxLength: 8 },
    ),
  }),
  { minLength: 2, maxLength: 14 },
)

const sumOutcomes = (figures: readonly FileFigure[]) =>
  DEVICE_OUTCOMES.map((outcome) =>
    figures.reduce((sum, { kind, devices }) => sum + (kind === outcome ? devices : 0), 0),
  )

/** By how many devices two editions differ, in each category with a name in both, and in all others together. */
function listDifferences(one: FairnessFile, other: FairnessFile): number[] {
  const named = CATEGORIES.filter((id) => [one, other].every((file) => countDevices(file, id) > 0))
  const groups: readonly ((figure: FileFigure) => boolean)[] = [
    ...named.map((id) => (figure: FileFigure) => figure.category === id),
    ({ category }) => category !== ALL && !named.some((id) => id === category),
  ]
  return groups.map((belongs) => {
    const before = sumOutcomes(one.figures.filter(belongs))
    const changes = sumOutcomes(other.figures.filter(belongs)).map((count, at) => count - (before[at] ?? 0))
    const grown = changes.reduce((sum, change) => sum + Math.max(0, change), 0)
    const shrunk = changes.reduce((sum, change) => sum + Math.max(0, -change), 0)
    return Math.max(grown, shrunk)
  })
}

it('never differs from the one before by one to four devices of a category', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      const settled: Settled[] = CATEGORIES.map((id, at) => settle(id, 30 - 5 * at, { month: 0 }))
      let month = 0
      let last = publish(settled, null, month)
      for (const step of steps) {
        month += step.months
        settled.push(...step.settled.map((own) => ({ ...own, month })))
        const next = publish(settled, last, month)
        if (!next) continue
        for (const difference of last ? listDifferences(last, next) : [])
          expect(difference === 0 || difference >= MIN_ALIKE).toBe(true)
        last = next
      }
    }),
  )
})
