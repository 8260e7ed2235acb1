import { findContact } from '#domain/company/company.ts'
import { getCompany } from '#server/config/operator.ts'
import { A4, MUTED, mm, type Pdf } from './pdf-page.ts'
import { writeText } from './pdf-text.ts'
import type { SlipHead } from './slip-input.ts'

/** Where the next part of a slip can start. */
export interface SlipPage {
  readonly x: number
  readonly width: number
  readonly y: number
  /** The lower edge of the printable area. */
  readonly bottom: number
}

const MARGIN = mm(18)

export const SLIP_PAGE: SlipPage = {
  x: MARGIN,
  width: A4.width - 2 * MARGIN,
  y: mm(16),
  bottom: A4.height - mm(24),
}

const SMALL = { size: 8, colour: MUTED, maxLines: 1, role: 'Artifact' } as const

const formatSlipName = (pdf: Pdf, { translate, parcelNumber }: SlipHead) =>
  `${translate('SLIP_TITLE')} · ${pdf.printable(parcelNumber)}`

/** Adds a page, with a line that says which slip it belongs to. */
export function startPage(pdf: Pdf, input: SlipHead): SlipPage {
  pdf.doc.addPage()
  writeText(pdf, formatSlipName(pdf, input), { ...SLIP_PAGE, ...SMALL })
  return { ...SLIP_PAGE, y: SLIP_PAGE.y + mm(9) }
}

/** Numbers the pages once all of them exist. */
export function writeFooters(pdf: Pdf, input: SlipHead): void {
  const { start, count } = pdf.doc.bufferedPageRange()
  const line = { ...SLIP_PAGE, ...SMALL, y: A4.height - mm(16) }
  const company = getCompany()
  const { contactMail } = findContact(company, input.market.id)
  for (let index = 0; index < count; index++) {
    pdf.doc.switchToPage(start + index)
    writeText(pdf, `${company.name} · ${contactMail}`, line)
    const number = input.translate('SLIP_PAGE', { page: index + 1, pages: count })
    writeText(pdf, number, { ...line, align: 'right' })
  }
}
