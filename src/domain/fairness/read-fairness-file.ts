import {
  FAIRNESS_FORMAT,
  type FairnessFile,
  FILE_CATEGORIES,
  FILE_KINDS,
  type FileFigure,
} from './fairness-file.ts'
import { FAIRNESS_STEPS } from './step-time.ts'

const CSV_COLUMNS = ['edition', 'from', 'until', 'category', 'kind', 'hours', 'devices']
const CSV_LINE_END = '\r\n'

/** The same figures for a spreadsheet. No cell needs quotes. */
export function writeFairnessCsv({ edition, from, until, figures }: FairnessFile): string {
  const rows = figures.map(({ category, kind, hours, devices }) => [
    edition,
    from,
    until,
    category,
    kind,
    hours ?? '',
    devices,
  ])
  return [CSV_COLUMNS, ...rows].map((cells) => `${cells.join(',')}${CSV_LINE_END}`).join('')
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isOneOf = (known: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && known.includes(value)

const isMoment = (value: unknown): boolean =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value

function isFigure(value: unknown): value is FileFigure {
  if (typeof value !== 'object' || value === null) return false
  const { category, kind, hours, devices } = value as Record<string, unknown>
  const isTimed = isOneOf(FAIRNESS_STEPS, kind)
  return (
    isOneOf(FILE_CATEGORIES, category) &&
    isOneOf(FILE_KINDS, kind) &&
    (isTimed ? isCount(hours) : hours === null) &&
    isCount(devices)
  )
}

/** Whether a value has the form of published figures. Whether they are ours, only the log can tell. */
export function isFairnessFile(value: unknown): value is FairnessFile {
  if (typeof value !== 'object' || value === null) return false
  const { format, version, edition, from, until, figures } = value as Record<string, unknown>
  return (
    format === FAIRNESS_FORMAT &&
    version === 1 &&
    isCount(edition) &&
    isMoment(from) &&
    isMoment(until) &&
    Array.isArray(figures) &&
    figures.every(isFigure)
  )
}

/** Digits only: what looks like a number otherwise was not written by us. */
const readCount = (cell: string | undefined): number | null =>
  cell !== undefined && /^\d{1,15}$/.test(cell) ? Number(cell) : null

const unifyLineEnds = (text: string): string => text.replace(/\r\n/g, '\n')

/** Reads the figures back from their table; null where it is none of ours, or not exactly as we wrote it. */
export function readFairnessCsv(text: string): FairnessFile | null {
  const [header, ...rows] = text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(','))
  const [first] = rows
  if (!first || header?.join() !== CSV_COLUMNS.join()) return null
  const about = first.slice(0, 3).join()
  if (rows.some((row) => row.length !== CSV_COLUMNS.length || row.slice(0, 3).join() !== about)) return null
  const [edition, from, until] = first
  const file = {
    format: FAIRNESS_FORMAT,
    version: 1,
    edition: readCount(edition),
    from,
    until,
    figures: rows.map(([, , , category, kind, hours, devices]) => ({
      category,
      kind,
      hours: readCount(hours),
      devices: readCount(devices),
    })),
  }
  const isOurs = isFairnessFile(file) && unifyLineEnds(writeFairnessCsv(file)) === unifyLineEnds(text)
  return isOurs ? file : null
}
