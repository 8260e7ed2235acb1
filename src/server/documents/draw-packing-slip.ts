import { formatMoney } from '#messages/format-money.ts'
import { buildCode128Path, CODE_128_BORDER } from './barcodes.ts'
import { drawCode } from './draw-code.ts'
import { formatDocumentDate } from './format-document-date.ts'
import { ACCENT, INK, MUTED, mm, openPdf, type Pdf, TINT } from './pdf-page.ts'
import { drawArtifact, writeText } from './pdf-text.ts'
import type { SlipInput } from './slip-input.ts'
import { SLIP_PAGE, type SlipPage, startPage, writeFooters } from './slip-page.ts'
import { writeChecklist } from './write-checklist.ts'
import { writeFitted } from './write-fitted.ts'
import { writeSlipTable } from './write-slip-table.ts'

const CODE_WIDTH = mm(74)
const CODE_HEIGHT = mm(17)
const MAX_CODE_MODULE = mm(0.45)

function writeTitle(pdf: Pdf, { translate, tradeNumber }: SlipInput): SlipPage {
  const { x, y, width } = SLIP_PAGE
  const textWidth = width - CODE_WIDTH
  const title = { x, y, width: textWidth, size: 13, font: 'strong', colour: ACCENT, role: 'H1' } as const
  writeText(pdf, translate('SLIP_TITLE'), title)
  writeText(pdf, translate('SLIP_TRADE'), { x, y: y + mm(9), width: textWidth, size: 8.5, colour: MUTED })
  const number = { x, y: y + mm(12.5), width: textWidth, size: 30, minSize: 12, height: mm(14) }
  writeFitted(pdf, [pdf.printable(tradeNumber)], { ...number, font: 'strong' })

  const code = buildCode128Path(tradeNumber)
  const module = Math.min(MAX_CODE_MODULE, CODE_WIDTH / (code.width + CODE_128_BORDER))
  drawCode(pdf, code, {
    x: x + width - code.width * module,
    y: y + mm(6),
    width: code.width * module,
    height: CODE_HEIGHT,
    alt: translate('SLIP_BARCODE_ALT', { number: tradeNumber }),
  })
  return { ...SLIP_PAGE, y: y + mm(30) }
}

function writeNotice(pdf: Pdf, page: SlipPage, { translate }: SlipInput): SlipPage {
  const { x, y, width } = page
  const height = mm(15)
  drawArtifact(pdf, () => {
    pdf.doc.roundedRect(x, y, width, height, 4).fill(TINT)
  })
  const box = { x: x + mm(5), width: width - mm(10), maxLines: 1 }
  const below = writeText(pdf, translate('SLIP_IN_BOX'), {
    ...box,
    y: y + mm(2.7),
    size: 11.5,
    font: 'strong',
  })
  writeText(pdf, translate('SLIP_IN_BOX_TEXT'), { ...box, y: below, size: 9.5 })
  return { ...page, y: y + height + mm(6) }
}

function writeFacts(pdf: Pdf, page: SlipPage, input: SlipInput): SlipPage {
  const { translate, market } = input
  const facts = [
    { title: translate('SLIP_SEND_BY'), text: formatDocumentDate(market, input.sendBy), share: 1 },
    { title: translate('SLIP_CREATED'), text: formatDocumentDate(market, input.createdAt), share: 1 },
    { title: translate('SLIP_SELLER'), text: pdf.printable(input.sellerName) || '–', share: 2 },
  ]
  let x = page.x
  for (const { title, text, share } of facts) {
    const box = { x, width: (page.width / 4) * share - mm(4), maxLines: 1 }
    writeText(pdf, title, { ...box, y: page.y, size: 8.5, colour: MUTED })
    writeText(pdf, text, {
      ...box,
      y: page.y + mm(4.2),
      size: 11,
      font: 'strong',
      isTabular: share === 1,
      maxLines: 2,
    })
    x += (page.width / 4) * share
  }
  return { ...page, y: page.y + mm(19) }
}

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
  const { translate, market, createdAt, tradeNumber } = input
  const pdf = openPdf({
    title: `${translate('SLIP_TITLE')} ${tradeNumber}`,
    lang: market.locale,
    createdAt,
  })
  let page = writeTitle(pdf, input)
  page = writeNotice(pdf, page, input)
  page = writeFacts(pdf, page, input)
  const heading = { x: page.x, y: page.y, width: page.width, size: 13, font: 'strong', role: 'H2' } as const
  page = { ...page, y: writeText(pdf, translate('SLIP_TABLE'), heading) + mm(4) }
  page = await writeSlipTable(pdf, page, input)
  page = writeAmounts(pdf, page, input)
  writeChecklist(pdf, page, input)
  writeFooters(pdf, input)
  return pdf.finish()
}
