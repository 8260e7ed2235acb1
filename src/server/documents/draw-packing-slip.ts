import { formatMoney } from '#messages/format-money.ts'
import { INK, mm, openPdf, type Pdf } from './pdf-page.ts'
import { writeText } from './pdf-text.ts'
import type { SlipInput } from './slip-input.ts'
import { type SlipPage, startPage, writeFooters } from './slip-page.ts'
import { writeChecklist } from './write-checklist.ts'
import { writeSlipHead } from './write-slip-head.ts'
import { writeSlipTable } from './write-slip-table.ts'

interface Amount {
  readonly text: string
  readonly cents: number
  readonly isTotal?: boolean
}

function listAmounts(pdf: Pdf, { translate, lines, voucher }: SlipInput): readonly Amount[] {
  const devices = lines.reduce((sum, { priceInCents }) => sum + priceInCents, 0)
  const total = {
    text: translate('SLIP_TOTAL'),
    cents: devices + (voucher?.valueInCents ?? 0),
    isTotal: true,
  }
  if (!voucher) return [total]
  const code = pdf.printable(voucher.code)
  return [
    { text: translate('SLIP_SUBTOTAL', { count: lines.length }), cents: devices },
    { text: translate('SLIP_VOUCHER', { code }), cents: voucher.valueInCents },
    total,
  ]
}

const AMOUNT_HEIGHT = mm(6.5)
const AMOUNTS_WIDTH = mm(87)

function writeAmounts(pdf: Pdf, above: SlipPage, input: SlipInput): SlipPage {
  const amounts = listAmounts(pdf, input)
  const needed = mm(3) + amounts.length * AMOUNT_HEIGHT
  const page = above.y + needed > above.bottom ? startPage(pdf, input) : above
  const x = page.x + page.width - AMOUNTS_WIDTH
  let y = page.y + mm(3)
  for (const { text, cents, isTotal } of amounts) {
    const style = { size: isTotal ? 13 : 10, font: isTotal ? 'strong' : 'regular', colour: INK } as const
    writeText(pdf, text, { ...style, x, y, width: AMOUNTS_WIDTH - mm(36), maxLines: 1 })
    const price = {
      x: x + AMOUNTS_WIDTH - mm(36),
      y,
      width: mm(36),
      align: 'right',
      isTabular: true,
    } as const
    writeText(pdf, formatMoney(input.market, cents), { ...style, ...price })
    y += AMOUNT_HEIGHT
  }
  return { ...page, y: y + mm(9) }
}

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
  page = writeAmounts(pdf, page, input)
  writeChecklist(pdf, page, input)
  writeFooters(pdf, input)
  return pdf.finish()
}
