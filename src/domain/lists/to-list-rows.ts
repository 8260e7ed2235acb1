import { foldText } from '#domain/text/fold-text.ts'
import { COLUMN_HEADINGS, LIST_COLUMNS, type ListColumn, type ListRow } from './list-row.ts'

/** What people call the columns. */
const HEADING_WORDS: Readonly<Record<ListColumn, readonly string[]>> = {
  device: [
    'device',
    'geraet',
    'gerat',
    'name',
    'modell',
    'model',
    'url',
    'bezeichnung',
    'deviceurl',
    'artikel',
  ],
  storage: ['speicher', 'speichergb', 'storagegb', 'gb', 'kapazitat', 'kapazitaet'],
  condition: ['condition', 'zustand', 'conditionid', 'zustandid'],
  quantity: ['anzahl', 'menge', 'stuckzahl', 'stueckzahl', 'qty', 'stuck', 'stueck'],
  serial: ['imei', 'seriennummer', 'serial', 'serialnumber', 'imeioderseriennummer', 'imeiserial'],
  answers: ['antworten', 'answer', 'answerscodevalue'],
}

const keepLetters = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

const COLUMNS_BY_HEADING: ReadonlyMap<string, ListColumn> = new Map(
  LIST_COLUMNS.flatMap((column) =>
    [keepLetters(COLUMN_HEADINGS[column]), ...HEADING_WORDS[column]].map((word) => [word, column] as const),
  ),
)

/** The column of each cell, or null if the line is no heading. */
function readHeading(cells: readonly string[]): readonly (ListColumn | null)[] | null {
  if (cells.some((cell) => /\d/.test(cell))) return null
  const columns = cells.map((cell) => COLUMNS_BY_HEADING.get(keepLetters(cell)) ?? null)
  const known = columns.filter((column) => column !== null)
  return known.includes('device') && new Set(known).size === known.length ? columns : null
}

const EMPTY_ROW = { device: '', storage: '', condition: '', quantity: '', serial: '', answers: '' }

function toHeadedRow(cells: readonly string[], columns: readonly (ListColumn | null)[]) {
  const row = { ...EMPTY_ROW }
  for (const [at, column] of columns.entries()) if (column) row[column] = cells[at] ?? ''
  return row
}

function toPlainRow(cells: readonly string[]) {
  const row = { ...EMPTY_ROW }
  for (const [at, column] of LIST_COLUMNS.entries()) row[column] = cells[at] ?? ''
  // Answers without quotes in a list with commas are the rest of the line.
  const surplus = cells.slice(LIST_COLUMNS.length).filter((cell) => cell !== '')
  return surplus.length > 0 ? { ...row, answers: [row.answers, ...surplus].join(',') } : row
}

/** The rows of a list, given the cells of each line. No line is left out, except for a heading on top. */
export function toListRows(lines: readonly (readonly string[])[]): readonly ListRow[] {
  const columns = readHeading(lines[0] ?? [])
  const rows = lines.map((cells, at) => ({
    ...(columns ? toHeadedRow(cells, columns) : toPlainRow(cells)),
    line: at + 1,
  }))
  return columns ? rows.slice(1) : rows
}
