import { buildCode128Path, CODE_128_BORDER } from './barcodes.ts'
import { drawCode } from './draw-code.ts'
import { formatDocumentDate } from './format-document-date.ts'
import { ACCENT, MUTED, mm, type Pdf, TINT } from './pdf-page.ts'
import { drawArtifact, writeText } from './pdf-text.ts'
import type { SlipHead } from './slip-input.ts'
import { SLIP_PAGE, type SlipPage } from './slip-page.ts'
import { writeFitted } from './write-fitted.ts'

/** What a slip calls its number and its sender, and why it has to be in the box. */
export interface SlipTitles {
  readonly number: string
  /** What happened on the date of the slip. */
  readonly created: string
  readonly notice: string
  readonly sender: string
}

const CODE_WIDTH = mm(74)
const CODE_HEIGHT = mm(17)
const MAX_CODE_MODULE = mm(0.45)

function writeTitle(pdf: Pdf, { translate, parcelNumber }: SlipHead, titles: SlipTitles): SlipPage {
  const { x, y, width } = SLIP_PAGE
  const textWidth = width - CODE_WIDTH
  const title = { x, y, width: textWidth, size: 13, font: 'strong', colour: ACCENT, role: 'H1' } as const
  writeText(pdf, translate('SLIP_TITLE'), title)
  writeText(pdf, titles.number, { x, y: y + mm(9), width: textWidth, size: 8.5, colour: MUTED })
  const number = { x, y: y + mm(12.5), width: textWidth, size: 30, minSize: 12, height: mm(14) }
  writeFitted(pdf, [pdf.printable(parcelNumber)], { ...number, font: 'strong' })

  const code = buildCode128Path(parcelNumber)
  const module = Math.min(MAX_CODE_MODULE, CODE_WIDTH / (code.width + CODE_128_BORDER))
  drawCode(pdf, code, {
    x: x + width - code.width * module,
    y: y + mm(6),
    width: code.width * module,
    height: CODE_HEIGHT,
    alt: translate('SLIP_BARCODE_ALT', { number: parcelNumber }),
  })
  return { ...SLIP_PAGE, y: y + mm(30) }
}

function writeNotice(pdf: Pdf, page: SlipPage, { translate, notice }: SlipHead & SlipTitles): SlipPage {
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
  writeText(pdf, notice, { ...box, y: below, size: 9.5 })
  return { ...page, y: y + height + mm(6) }
}

function writeFacts(pdf: Pdf, page: SlipPage, input: SlipHead & SlipTitles): SlipPage {
  const { translate, market } = input
  const facts = [
    { title: translate('SLIP_SEND_BY'), text: formatDocumentDate(market, input.sendBy), share: 1 },
    { title: input.created, text: formatDocumentDate(market, input.createdAt), share: 1 },
    { title: input.sender, text: pdf.printable(input.sellerName) || '–', share: 2 },
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

/** The number with its code, what to do with the sheet, dates and sender. */
export function writeSlipHead(pdf: Pdf, input: SlipHead, titles: SlipTitles): SlipPage {
  const titled = { ...input, ...titles }
  const page = writeNotice(pdf, writeTitle(pdf, input, titles), titled)
  return writeFacts(pdf, page, titled)
}
