import { ACCENT, MUTED, mm, type Pdf, type StructureElement } from './pdf-page.ts'
import { drawArtifact, measureTextHeight, writeText } from './pdf-text.ts'
import type { SlipHead } from './slip-input.ts'
import { type SlipPage, startPage } from './slip-page.ts'

/** In the order they are done: back up first, then erase. */
const CHECKS = ['BACKUP', 'ACCOUNTS', 'ERASE', 'CARDS', 'BATTERY', 'BOX'] as const

const COLUMN_GAP = mm(8)
const BOX_SIZE = mm(4)
const TEXT_LEFT = mm(7)
const ROW_GAP = mm(4)
const HEADING_HEIGHT = mm(11)

const TITLE = { size: 10, font: 'strong' } as const
const TEXT = { size: 9, colour: MUTED } as const

interface Check {
  readonly title: string
  readonly text: string
}

/** The checks in rows of two. */
function listCheckRows({ translate }: SlipHead): readonly (readonly Check[])[] {
  const checks = CHECKS.map((name) => ({
    title: translate(`SLIP_CHECK_${name}`),
    text: translate(`SLIP_CHECK_${name}_TEXT`),
  }))
  return checks.flatMap((_, index) => (index % 2 === 0 ? [checks.slice(index, index + 2)] : []))
}

const computeColumnWidth = ({ width }: SlipPage) => (width - COLUMN_GAP) / 2

function measureCheck(pdf: Pdf, { title, text }: Check, page: SlipPage): number {
  const width = computeColumnWidth(page) - TEXT_LEFT
  return measureTextHeight(pdf, title, { ...TITLE, width }) + measureTextHeight(pdf, text, { ...TEXT, width })
}

function writeCheck(
  pdf: Pdf,
  { title, text, list }: Check & { list: StructureElement },
  page: SlipPage,
): void {
  const { x, y } = page
  drawArtifact(pdf, () => {
    pdf.doc.lineWidth(1).strokeColor(ACCENT).roundedRect(x, y, BOX_SIZE, BOX_SIZE, 1.5).stroke()
  })
  const box = { x: x + TEXT_LEFT, width: computeColumnWidth(page) - TEXT_LEFT }
  const body = pdf.doc.struct('LBody')
  const item = pdf.doc.struct('LI')
  list.add(item)
  item.add(body)
  const below = writeText(pdf, title, { ...TITLE, ...box, y, parent: body })
  writeText(pdf, text, { ...TEXT, ...box, y: below, parent: body })
  item.end()
}

/** What to do before closing the parcel, to be ticked by hand. The list is never split across pages. */
export function writeChecklist(pdf: Pdf, above: SlipPage, input: SlipHead): void {
  const rows = listCheckRows(input).map((checks) => ({
    checks,
    height: Math.max(...checks.map((check) => measureCheck(pdf, check, above))) + ROW_GAP,
  }))
  const height = rows.reduce((sum, row) => sum + row.height, HEADING_HEIGHT)
  const page = above.y + height > above.bottom ? startPage(pdf, input) : above
  const heading = { x: page.x, y: page.y, width: page.width, size: 13, font: 'strong', role: 'H2' } as const
  writeText(pdf, input.translate('SLIP_CHECKLIST'), heading)
  const list = pdf.doc.struct('L')
  pdf.root.add(list)
  let y = page.y + HEADING_HEIGHT
  for (const row of rows) {
    for (const [index, check] of row.checks.entries()) {
      const x = page.x + index * (computeColumnWidth(page) + COLUMN_GAP)
      writeCheck(pdf, { ...check, list }, { ...page, x, y })
    }
    y += row.height
  }
  list.end()
}
