import type { CategoryId } from '#domain/catalogue/category.ts'
import { MIN_ALIKE } from './coarsen-times.ts'
import { DEVICE_OUTCOMES } from './device-history.ts'
import {
  ALL,
  buildFairnessFile,
  type FairnessEdition,
  type FairnessFile,
  FILE_CATEGORIES,
  type FileCategory,
  type FileFigure,
  type KeptFigure,
  OTHER,
} from './fairness-file.ts'

/** The figures that were published last. */
export interface LastFigures {
  readonly file: FairnessFile
  /** The counts since the first of its months: what was added to it, whatever has left since. */
  readonly kept: readonly KeptFigure[]
}

interface CountedKind {
  readonly kind: string
  readonly devices: number
}

const countKind = (counts: readonly CountedKind[], wanted: string): number =>
  counts.reduce((sum, { kind, devices }) => (kind === wanted ? sum + devices : sum), 0)

/** By how many devices the outcomes have grown; one that has shrunk makes up for nothing. */
const countGrowth = (before: readonly CountedKind[], after: readonly CountedKind[]): number =>
  DEVICE_OUTCOMES.reduce(
    (sum, outcome) => sum + Math.max(0, countKind(after, outcome) - countKind(before, outcome)),
    0,
  )

/** What two editions say about the same categories. */
interface GroupChange {
  readonly before: readonly FileFigure[]
  readonly after: readonly FileFigure[]
  readonly added: readonly CountedKind[]
}

/** Whether enough devices are behind a change, both to be seen and among the new ones: sales of a year ago leave, too. */
function canChange({ before, after, added }: GroupChange): boolean {
  const seen = Math.max(countGrowth(before, after), countGrowth(after, before))
  const fresh = countGrowth(before, added)
  return seen >= MIN_ALIKE && (fresh === 0 || fresh >= MIN_ALIKE)
}

/** Categories with a name in both editions are compared one by one, all others together: one may have got its name. */
function listChanges(next: FairnessFile, last: LastFigures): readonly GroupChange[] {
  const isIn = ({ figures }: FairnessFile, wanted: FileCategory) =>
    figures.some(({ category }) => category === wanted)
  const named = FILE_CATEGORIES.filter(
    (category) => category !== ALL && category !== OTHER && isIn(next, category) && isIn(last.file, category),
  )
  const findGroup = (category: FileCategory | CategoryId): FileCategory =>
    named.find((own) => own === category) ?? OTHER
  return [...named, OTHER].map((group) => {
    const belongs = ({ category }: FileFigure) => category !== ALL && findGroup(category) === group
    return {
      before: last.file.figures.filter(belongs),
      after: next.figures.filter(belongs),
      added: last.kept
        .filter(({ categoryId }) => findGroup(categoryId) === group)
        .map(({ kind, deviceCount }) => ({ kind, devices: deviceCount })),
    }
  })
}

/**
 * What is published after the last time. Categories that would change by a few devices keep their lines, and their new
 * devices wait: whoever compares two editions must not see what became of one. Null if nothing would change.
 */
export function buildNextEdition(edition: FairnessEdition, last: LastFigures | null): FairnessFile | null {
  const next = buildFairnessFile(edition)
  if (!next || !last) return next
  const changes = listChanges(next, last)
  if (!changes.some(canChange)) return null
  const lines = changes.flatMap((change) => (canChange(change) ? change.after : change.before))
  // The times of all devices have those that wait, too: they are among at least twenty new ones.
  const timed = next.figures.filter(({ category }) => category === ALL)
  const sorted = FILE_CATEGORIES.flatMap((wanted) => lines.filter(({ category }) => category === wanted))
  return { ...next, figures: [...timed, ...sorted] }
}
