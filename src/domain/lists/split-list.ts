import { foldText } from '#domain/text/fold-text.ts'
import { COLUMN_HEADINGS, LIST_COLUMNS, type ListColumn, type ListRow, MAX_LIST_ROWS } from './list-row.ts'

export type SplitList =
  | { readonly kind: 'rows'; readonly rows: readonly ListRow[] }
  | { readonly kind: 'tooLong'; readonly count: number }

/** Words that people head a column with. */
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

const lettersOf = (text: string): string => foldText(text).replace(/[^a-z]/g, '')

const HEADINGS: ReadonlyMap<string, ListColumn> = new Map(
  LIST_COLUMNS.flatMap((column) =>
    [lettersOf(COLUMN_HEADINGS[column]), ...HEADING_WORDS[column]].map((word) => [word, column] as const),
  ),
)

/** The separator of a list: a semicolon or tab wherever there is one, because commas stand in names, too. */
function separatorOf(lines: readonly string[]): string {
  const first = lines.find((line) => line.trim() !== '') ?? ''
  return [';', '\t', ','].find((sign) => first.includes(sign)) ?? ';'
}

/** The quoted cell that begins at a place, and where it ends; null when its quotes never close. */
function readQuoted(line: string, at: number, separator: string): { text: string; end: number } | null {
  let end = line.indexOf('"', at + 1)
  while (end >= 0 && line[end + 1] === '"') end = line.indexOf('"', end + 2)
  if (end < 0 || (end + 1 < line.length && line[end + 1] !== separator)) return null
  return { text: line.slice(at + 1, end).replace(/""/g, '"'), end: end + 1 }
}

/** No sheet has more columns; a line of nothing but separators would have a million cells. */
const MAX_CELLS = 200

/** The cells of a line. A quote that does not close is an inch: then it is a letter like any other. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = []
  for (let at = 0; at <= line.length && cells.length < MAX_CELLS; ) {
    const quoted = line[at] === '"' ? readQuoted(line, at, separator) : null
    const next = line.indexOf(separator, at)
    const end = quoted?.end ?? (next < 0 ? line.length : next)
    cells.push((quoted?.text ?? line.slice(at, end)).trim())
    at = end + 1
  }
  return cells
}

/** Which column each cell is, if the line is a heading. */
function readHeading(cells: readonly string[]): (ListColumn | null)[] | null {
  const columns = cells.map((cell) => HEADINGS.get(lettersOf(cell)) ?? null)
  const isHeading = columns.includes('device') && cells.every((cell) => !/\d/.test(cell))
  return isHeading && new Set(columns.filter(Boolean)).size === columns.filter(Boolean).length
    ? columns
    : null
}

function toRow(
  line: number,
  cells: readonly string[],
  columns: readonly (ListColumn | null)[] | null,
): ListRow {
  const row = { device: '', storage: '', condition: '', quantity: '', serial: '', answers: '' }
  if (columns) {
    for (const [at, column] of columns.entries()) if (column) row[column] = cells[at] ?? ''
    return { ...row, line }
  }
  for (const [at, column] of LIST_COLUMNS.entries()) row[column] = cells[at] ?? ''
  // Answers without quotes in a list with commas: they are the rest of the line.
  const surplus = cells.slice(LIST_COLUMNS.length).filter((cell) => cell !== '')
  return { ...row, answers: [row.answers, ...surplus].join(surplus.length > 0 ? ',' : ''), line }
}

const withoutControls = (text: string): string =>
  // Only line ends and tabs mean something.
  [...text].some((sign) => sign < ' ' && sign !== '\t') || text.includes('\u007f')
    ? text.replace(/\p{Cc}/gu, (sign) => (sign === '\t' ? sign : ''))
    : text

/** The rows of a list, one per line and none left out; a heading is no row. */
export function splitList(text: string): SplitList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines[lines.length - 1] === '') lines.pop()
  // A heading may come on top.
  if (lines.length > MAX_LIST_ROWS + 1) return { kind: 'tooLong', count: lines.length }
  const separator = separatorOf(lines)
  const cells = lines.map((line) => splitLine(withoutControls(line), separator))
  const columns = readHeading(cells[0] ?? [])
  const rows = cells.map((own, at) => toRow(at + 1, own, columns)).slice(columns ? 1 : 0)
  return rows.length > MAX_LIST_ROWS ? { kind: 'tooLong', count: rows.length } : { kind: 'rows', rows }
}
