import { CATEGORY_IDS, type CategoryId } from '#domain/catalogue/category.ts'
import { canonicalise } from '#domain/kernel/canonicalise.ts'
import { coarsenTimes, MIN_ALIKE } from './coarsen-times.ts'
import { DEVICE_OUTCOMES, type DeviceOutcome } from './device-history.ts'
import {
  type FairnessPeriod,
  type FairnessReport,
  type FairnessTotals,
  type HourCount,
  MIN_DEVICES,
  toFairnessFigures,
} from './fairness-figures.ts'
import { FAIRNESS_STEPS, type FairnessStep } from './step-time.ts'

/** A count as it is kept, by category, and by hours where a step is timed. */
export interface KeptFigure {
  readonly categoryId: CategoryId
  /** An outcome, a step, or what became of appeals. */
  readonly kind: string
  readonly hours: number
  readonly deviceCount: number
}

export const APPEAL_RESULTS = ['upheld', 'rejected'] as const

/** Devices of categories with too few of them are counted together. */
export const OTHER = 'other'

/** Times of all categories together: rare ones are moved towards another middle than those of a category. */
export const ALL = 'all'

export const FILE_CATEGORIES = [ALL, ...CATEGORY_IDS, OTHER] as const

export type FileCategory = (typeof FILE_CATEGORIES)[number]

export const FILE_KINDS = [...DEVICE_OUTCOMES, ...APPEAL_RESULTS, ...FAIRNESS_STEPS] as const

export type FileKind = (typeof FILE_KINDS)[number]

/** One line: so many devices are alike. */
export interface FileFigure {
  readonly category: FileCategory
  readonly kind: FileKind
  /** Whole hours, rounded up; null where nothing is timed. */
  readonly hours: number | null
  readonly devices: number
}

/** The published figures, all that the page shows follows from. Counts only: nobody can be found in it. */
export interface FairnessFile {
  readonly format: typeof FAIRNESS_FORMAT
  readonly version: 1
  /** Counts from 1. */
  readonly edition: number
  /** ISO 8601 moments. */
  readonly from: string
  readonly until: string
  readonly figures: readonly FileFigure[]
}

export const FAIRNESS_FORMAT = 'fairness-figures'

/** The text whose hash the public log has. */
export const writeFairnessText = (file: FairnessFile): string => canonicalise(file)

const isOutcome = (kind: string): kind is DeviceOutcome => DEVICE_OUTCOMES.some((known) => known === kind)

const countOutcomes = (figures: readonly KeptFigure[]): number =>
  figures.reduce((sum, { kind, deviceCount }) => (isOutcome(kind) ? sum + deviceCount : sum), 0)

/** The categories that have enough devices to be named, while those without a name are enough to hide in. */
function listNamed(kept: readonly KeptFigure[]): ReadonlySet<CategoryId> {
  const sizes = CATEGORY_IDS.map((id) => ({
    id,
    size: countOutcomes(kept.filter(({ categoryId }) => categoryId === id)),
  }))
  const large = sizes
    .filter(({ size }) => size >= MIN_DEVICES)
    .sort((one, other) => other.size - one.size || (one.id < other.id ? -1 : 1))
  let hidden = sizes.reduce((sum, { size }) => (size < MIN_DEVICES ? sum + size : sum), 0)
  while (hidden > 0 && hidden < MIN_ALIKE) {
    const smallest = large.pop()
    if (!smallest) break
    hidden += smallest.size
  }
  return new Set(large.map(({ id }) => id))
}

function listTimes(category: FileCategory, kind: FairnessStep, kept: readonly KeptFigure[]): FileFigure[] {
  const times = kept.filter((figure) => figure.kind === kind)
  const total = times.reduce((sum, { deviceCount }) => sum + deviceCount, 0)
  if (total < MIN_DEVICES) return []
  return coarsenTimes(sumHours(times)).map(({ hours, deviceCount }) => ({
    category,
    kind,
    hours,
    devices: deviceCount,
  }))
}

function sumHours(times: readonly KeptFigure[]): HourCount[] {
  const counts = new Map<number, number>()
  for (const { hours, deviceCount } of times) counts.set(hours, (counts.get(hours) ?? 0) + deviceCount)
  return [...counts].map(([hours, deviceCount]) => ({ hours, deviceCount }))
}

function listCounts(category: FileCategory, kept: readonly KeptFigure[]): FileFigure[] {
  return [...DEVICE_OUTCOMES, ...APPEAL_RESULTS].flatMap((kind) => {
    const devices = kept.reduce((sum, figure) => (figure.kind === kind ? sum + figure.deviceCount : sum), 0)
    return devices > 0 ? [{ category, kind, hours: null, devices }] : []
  })
}

export interface FairnessEdition extends FairnessPeriod {
  readonly edition: number
  readonly kept: readonly KeptFigure[]
}

/** What may be published about the counted devices; null if they are too few to say anything. */
export function buildFairnessFile({ edition, fromMs, untilMs, kept }: FairnessEdition): FairnessFile | null {
  if (countOutcomes(kept) < MIN_DEVICES) return null
  const named = listNamed(kept)
  const listSteps = (category: FileCategory, own: readonly KeptFigure[]) =>
    FAIRNESS_STEPS.flatMap((step) => listTimes(category, step, own))
  const figures = FILE_CATEGORIES.flatMap((category): FileFigure[] => {
    if (category === ALL) return listSteps(ALL, kept)
    if (category === OTHER)
      return listCounts(
        OTHER,
        kept.filter(({ categoryId }) => !named.has(categoryId)),
      )
    if (!named.has(category)) return []
    const own = kept.filter(({ categoryId }) => categoryId === category)
    return [...listCounts(category, own), ...listSteps(category, own)]
  })
  return {
    format: FAIRNESS_FORMAT,
    version: 1,
    edition,
    from: new Date(fromMs).toISOString(),
    until: new Date(untilMs).toISOString(),
    figures,
  }
}

const toRecord = <Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) =>
  // `fromEntries` loses the key type.
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>

function toTotals(counts: readonly FileFigure[], times: readonly FileFigure[]): FairnessTotals {
  const count = (kind: FileKind) =>
    counts.reduce((sum, figure) => (figure.kind === kind ? sum + figure.devices : sum), 0)
  return {
    outcomes: toRecord(DEVICE_OUTCOMES, count),
    steps: toRecord(FAIRNESS_STEPS, (step) =>
      times.flatMap(({ kind, hours, devices }) =>
        kind === step && hours !== null ? [{ hours, deviceCount: devices }] : [],
      ),
    ),
    appeals: { upheld: count('upheld'), rejected: count('rejected') },
  }
}

/** The figures of the page, from the file alone: page and verifier both show what this returns. */
export function readFairnessFigures({ figures }: FairnessFile): FairnessReport {
  const ofCategory = (wanted: FileCategory) => figures.filter(({ category }) => category === wanted)
  return {
    // Every device is in one category. The lines of all of them have times only.
    all: toFairnessFigures(toTotals(figures, ofCategory(ALL))),
    byCategory: toRecord(CATEGORY_IDS, (id) => toFairnessFigures(toTotals(ofCategory(id), ofCategory(id)))),
  }
}
