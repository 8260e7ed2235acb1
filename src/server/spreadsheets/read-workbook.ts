import { unzipSync } from 'fflate'
import { findElements, MAX_XML_LENGTH, readXml, type XmlElement } from '#server/xml/read-xml.ts'

const SHEET = /^xl\/worksheets\/sheet\d+\.xml$/
const SHARED_TEXTS = 'xl/sharedStrings.xml'

/** More columns than any list of ours has; beyond them cells are dropped. */
const MAX_COLUMNS = 20

const CODE_BEFORE_A = 64
const CAPITALS = 26

/** The texts of a rich or plain cell. */
const readRuns = (element: XmlElement): string =>
  [...findElements(element, 't'), ...findElements(element, 'r/t')].map(({ text }) => text).join('')

/** The column of a cell from its name, `B7`, counted from 0; null without a name. */
function readColumn(name: string | undefined): number | null {
  const capitals = /^[A-Z]{1,3}/.exec(name ?? '')?.[0]
  if (!capitals) return null
  return [...capitals].reduce((sum, capital) => sum * CAPITALS + capital.charCodeAt(0) - CODE_BEFORE_A, 0) - 1
}

function readCell(cell: XmlElement, shared: readonly string[]): string {
  if (cell.attributes.t === 'inlineStr') return findElements(cell, 'is').map(readRuns).join('')
  const value = findElements(cell, 'v')[0]?.text ?? ''
  return cell.attributes.t === 's' ? (shared[Number(value)] ?? '') : value
}

function readRow(row: XmlElement, shared: readonly string[]): readonly string[] {
  const cells: string[] = []
  for (const cell of findElements(row, 'c')) {
    const column = readColumn(cell.attributes.r) ?? cells.length
    if (column < MAX_COLUMNS) cells[column] = readCell(cell, shared)
  }
  return Array.from(cells, (cell) => cell ?? '')
}

function unzip(bytes: Uint8Array): Readonly<Record<string, Uint8Array>> | null {
  try {
    // The size is what the archive says of itself, and the unpacked bytes never exceed it.
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        (SHEET.test(name) || name === SHARED_TEXTS) && originalSize <= MAX_XML_LENGTH,
    })
  } catch {
    return null
  }
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The cells of a workbook's first sheet; null for what isn't a workbook, or is too large for one document. */
export function readWorkbook(bytes: Uint8Array): readonly (readonly string[])[] | null {
  const files = unzip(bytes)
  const name = Object.keys(files ?? {})
    .filter((file) => SHEET.test(file))
    .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))[0]
  const sheet = files && name ? readXml(decode(files[name] ?? new Uint8Array())) : null
  if (!files || !sheet) return null
  const texts = files[SHARED_TEXTS]
  const shared = texts ? readXml(decode(texts)) : null
  if (texts && !shared) return null
  const strings = shared ? findElements(shared, 'si').map(readRuns) : []
  return findElements(sheet, 'sheetData/row').map((row) => readRow(row, strings))
}
