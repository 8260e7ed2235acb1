import { mm, openPdf } from './pdf-page.ts'
import { writeText } from './pdf-text.ts'
import type { SlipInput } from './slip-input.ts'
import { writeFooters } from './slip-page.ts'
import { writeChecklist } from './write-checklist.ts'
import { writeSlipHead } from './write-slip-head.ts'
import { writeSlipTable } from './write-slip-table.ts'

/** The sheet in the box: who sends which devices, and what to do before closing the box. */
export async function drawPackingSlip(input: SlipInput): Promise<Uint8Array> {
  const { translate, market, createdAt, parcelNumber } = input
  const pdf = openPdf({
    title: `${translate('SLIP_TITLE')} ${parcelNumber}`,
    lang: market.locale,
    createdAt,
  })
  let page = writeSlipHead(pdf, input, {
    number: translate('SLIP_TRADE'),
    created: translate('SLIP_CREATED'),
    notice: translate('SLIP_IN_BOX_TEXT'),
    sender: translate('SLIP_SELLER'),
  })
  const heading = { x: page.x, y: page.y, width: page.width, size: 13, font: 'strong', role: 'H2' } as const
  page = { ...page, y: writeText(pdf, translate('SLIP_TABLE'), heading) + mm(4) }
  page = await writeSlipTable(pdf, page, input)
  writeChecklist(pdf, { ...page, y: page.y + mm(9) }, input)
  writeFooters(pdf, input)
  return pdf.finish()
}
