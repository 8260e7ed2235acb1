/** A table of text cells as CSV, as RFC 4180 writes it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')

function cellText(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** The separator of the first line: spreadsheets write a semicolon where the comma is in numbers. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  return [';', '\t'].find((sign) => line.includes(sign)) ?? ','
}

interface Cell {
  readonly text: string
  readonly end: number
}

/** The cell that begins at a place, or null when its quotes are wrong. */
function readCell(text: string, at: number, separator: string): Cell | null {
  if (text[at] !== '"') {
    let end = at
    while (end < text.length && text[end] !== separator && text[end] !== '\n') end += 1
    const cell = text.slice(at, end)
    return cell.includes('"') ? null : { text: cell, end }
  }
  let end = text.indexOf('"', at + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end < 0) return null
  const next = text[end + 1]
  if (next !== undefined && next !== separator && next !== '\n') return null
  return { text: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 }
}

/** The cells of a CSV text, row by row, or null when it cannot be read. An empty line is a row of one empty cell. */
export function readCsv(source: string): readonly (readonly string[])[] | null {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n/g, '\n')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  for (let at = 0; at < text.length; ) {
    const cell = readCell(text, at, separator)
    if (!cell) return null
    row.push(cell.text)
    if (text[cell.end] !== separator) {
      rows.push(row)
      row = []
    } else if (cell.end + 1 === text.length) {
      // A separator at the very end has an empty cell behind it.
      rows.push([...row, ''])
    }
    at = cell.end + 1
  }
  return rows
}
