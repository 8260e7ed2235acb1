import { setImmediate } from 'node:timers/promises'
import { HAIRLINE, INK, MUTED, mm, type Pdf, type StructureElement } from './pdf-page.ts'
import { drawArtifact, measureLineHeight, measureTextHeight, type TextBox, writeText } from './pdf-text.ts'
import type { SlipInput, SlipLine } from './slip-input.ts'
import { type SlipPage, startPage } from './slip-page.ts'

const COLUMNS = [
  { title: 'SLIP_COLUMN_NUMBER', width: mm(14) },
  { title: 'SLIP_COLUMN_DEVICE', width: mm(160) },
] as const

const CELL_GAP = mm(3)
const ROW_PADDING = mm(1.9)
const MAX_CELL_LINES = 2
const CELL = { size: 10, leading: 0.1, maxLines: MAX_CELL_LINES } as const

/** Device names stand out. */
const buildCellStyle = (index: number) => ({ ...CELL, font: index === 1 ? 'strong' : 'regular' }) as const

type CellBox = Pick<TextBox, 'x' | 'y' | 'width'>

/** Boxes of a row's cells, all starting at `y`. */
function buildCellBoxes({ x, y }: Pick<SlipPage, 'x' | 'y'>): readonly CellBox[] {
  let left = x
  return COLUMNS.map((column) => {
    const box = { x: left, y, width: column.width - CELL_GAP }
    left += column.width
    return box
  })
}

const formatCells = (pdf: Pdf, line: SlipLine): readonly string[] => [
  String(line.number),
  pdf.printable(line.name) || '–',
]

function drawRule(pdf: Pdf, { x, width, y }: SlipPage, colour = HAIRLINE): void {
  drawArtifact(pdf, () => {
    pdf.doc
      .lineWidth(0.75)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
  })
}

interface Header extends Pick<SlipInput, 'translate'> {
  readonly table: StructureElement | null
}

/** Column titles. On later pages they are only visual: a screen reader has read them already. */
function writeHeader(pdf: Pdf, page: SlipPage, { translate, table }: Header): SlipPage {
  const row = table && pdf.doc.struct('TR')
  if (row) table.add(row)
  const place = row ? ({ role: 'TH', parent: row } as const) : ({ role: 'Artifact' } as const)
  const titles = COLUMNS.map(({ title }) => translate(title))
  for (const [index, box] of buildCellBoxes(page).entries())
    writeText(pdf, titles[index] ?? '', { ...box, ...place, size: 8.5, colour: MUTED, maxLines: 1 })
  row?.end()
  const below = { ...page, y: page.y + mm(5) }
  drawRule(pdf, below, INK)
  return below
}

const WIDTHS = buildCellBoxes({ x: 0, y: 0 }).map(({ width }) => width)

function measureRow(pdf: Pdf, texts: readonly string[]): number {
  const heights = texts.map((text, index) =>
    measureTextHeight(pdf, text, { ...buildCellStyle(index), width: WIDTHS[index] ?? 0 }),
  )
  const maxHeight = measureLineHeight(pdf, CELL) * MAX_CELL_LINES
  return Math.min(Math.max(...heights), maxHeight) + 2 * ROW_PADDING
}

interface Row {
  readonly texts: readonly string[]
  readonly height: number
  readonly table: StructureElement
}

function writeRow(pdf: Pdf, page: SlipPage, { texts, height, table }: Row): SlipPage {
  const row = pdf.doc.struct('TR')
  table.add(row)
  const boxes = buildCellBoxes({ x: page.x, y: page.y + ROW_PADDING })
  for (const [index, box] of boxes.entries())
    writeText(pdf, texts[index] ?? '', { ...buildCellStyle(index), ...box, role: 'TD', parent: row })
  row.end()
  const below = { ...page, y: page.y + height }
  drawRule(pdf, below)
  return below
}

/** Writes one row per device, on as many pages as it takes. */
export async function writeSlipTable(pdf: Pdf, start: SlipPage, input: SlipInput): Promise<SlipPage> {
  const { translate } = input
  const table = pdf.doc.struct('Table')
  pdf.root.add(table)
  let page = writeHeader(pdf, start, { translate, table })
  for (const line of input.lines) {
    const texts = formatCells(pdf, line)
    const height = measureRow(pdf, texts)
    if (page.y + height > page.bottom) {
      // A slip of a thousand devices takes more than a second: yields to other requests after each page.
      await setImmediate()
      page = writeHeader(pdf, startPage(pdf, input), { translate, table: null })
    }
    page = writeRow(pdf, page, { texts, height, table })
  }
  table.end()
  return page
}
