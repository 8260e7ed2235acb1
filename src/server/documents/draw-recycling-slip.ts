import { mm, openPdf } from './pdf-page.ts'
import { writeText } from './pdf-text.ts'
import type { RecyclingSlipInput } from './slip-input.ts'
import { writeFooters } from './slip-page.ts'
import { writeChecklist } from './write-checklist.ts'
import { writeSlipHead } from './write-slip-head.ts'

/** The sheet in a box for free recycling: who sends what, and what to do before closing the box. */
export async function drawRecyclingSlip(input: RecyclingSlipInput): Promise<Uint8Array> {
  const { translate, market, createdAt, parcelNumber } = input
  const pdf = openPdf({ title: `${translate('SLIP_TITLE')} ${parcelNumber}`, lang: market.locale, createdAt })
  const page = writeSlipHead(pdf, input, {
    number: translate('RECYCLING_NUMBER'),
    created: translate('LABEL_DATE'),
    notice: translate('SLIP_RECYCLING_TEXT'),
    sender: translate('LABEL_FROM'),
  })
  const column = { x: page.x, width: page.width }
  const heading = { ...column, y: page.y, size: 13, font: 'strong', role: 'H2' } as const
  const below = writeText(pdf, translate('SLIP_TABLE'), heading)
  const device = { ...column, y: below + mm(3), size: 11, maxLines: 3 }
  const end = writeText(pdf, pdf.printable(input.device) || '–', device)
  writeChecklist(pdf, { ...page, y: end + mm(10) }, input)
  writeFooters(pdf, input)
  return pdf.finish()
}
