import type { CarrierName } from '#domain/markets/carrier-name.ts'
import type { Market } from '#domain/markets/market.ts'
import type { PostalAddress } from '#server/ports/carrier/carrier.ts'
import { buildCode128Path, buildQrPath, CODE_128_BORDER, QR_BORDER } from './barcodes.ts'
import { drawCode } from './draw-code.ts'
import { formatDocumentDate } from './format-document-date.ts'
import { formatPostalLines } from './format-postal-lines.ts'
import { groupNumber } from './group-number.ts'
import { A6_LANDSCAPE, BLACK, mm, type Pdf } from './pdf-page.ts'
import { drawArtifact, writeText } from './pdf-text.ts'
import type { TranslateShipping } from './translate-shipping.ts'
import { writeFitted } from './write-fitted.ts'

export interface LabelInput {
  readonly market: Market
  readonly translate: TranslateShipping
  readonly parcelNumber: string
  readonly createdAt: Date
  readonly deviceCount: number
  /** The devices are recycled for free; otherwise they are sold. */
  readonly isRecycling?: boolean
  readonly carrier: CarrierName
  readonly trackingNumber: string
  readonly qrText: string
  readonly sender: PostalAddress
  readonly receiver: PostalAddress
}

export interface Origin {
  readonly x: number
  readonly y: number
}

const PADDING = mm(5)
const HEAD_HEIGHT = mm(17)
const FOOT_HEIGHT = mm(34.5)
const RIGHT_WIDTH = mm(46)
const SENDER_HEIGHT = mm(24)

const LEFT_WIDTH = A6_LANDSCAPE.width - RIGHT_WIDTH
const FOOT_TOP = A6_LANDSCAPE.height - FOOT_HEIGHT
const RECEIVER_TOP = HEAD_HEIGHT + SENDER_HEIGHT

// Labels go through thermal printers: black only, no tints.
const CAPTION = { size: 7.5, colour: BLACK } as const

const QR_SIZE = mm(30)
const BAR_HEIGHT = mm(17.5)
const MAX_BAR_MODULE = mm(0.55)

function drawGrid(pdf: Pdf, { x, y }: Origin): void {
  const { width, height } = A6_LANDSCAPE
  drawArtifact(pdf, () => {
    const { doc } = pdf
    doc.lineWidth(1).strokeColor(BLACK).rect(x, y, width, height).stroke()
    for (const line of [HEAD_HEIGHT, FOOT_TOP])
      doc
        .moveTo(x, y + line)
        .lineTo(x + width, y + line)
        .stroke()
    doc
      .moveTo(x + LEFT_WIDTH, y)
      .lineTo(x + LEFT_WIDTH, y + FOOT_TOP)
      .stroke()
    doc
      .lineWidth(0.5)
      .moveTo(x, y + RECEIVER_TOP)
      .lineTo(x + LEFT_WIDTH, y + RECEIVER_TOP)
      .stroke()
  })
}

function writeHead(pdf: Pdf, { x, y }: Origin, input: LabelInput): void {
  const { translate, carrier, market, createdAt } = input
  const bold = { font: 'strong', colour: BLACK } as const
  writeText(pdf, carrier, { ...bold, x: x + PADDING, y: y + mm(3.4), width: mm(40), size: 28, leading: 0 })
  const middle = { x: x + mm(45), width: LEFT_WIDTH - mm(45) - PADDING, align: 'right' } as const
  writeText(pdf, translate('LABEL_POSTAGE_PAID'), {
    ...bold,
    ...middle,
    y: y + mm(3.8),
    size: 13,
    maxLines: 1,
  })
  writeText(pdf, `${translate('LABEL_DATE')} ${formatDocumentDate(market, createdAt)}`, {
    ...CAPTION,
    ...middle,
    y: y + mm(10),
    size: 8.5,
  })
  const right = { x: x + LEFT_WIDTH + mm(4), width: RIGHT_WIDTH - mm(8) }
  const numberTitle = translate(input.isRecycling ? 'RECYCLING_NUMBER' : 'LABEL_TRADE')
  writeText(pdf, numberTitle, { ...CAPTION, ...right, y: y + mm(3.4) })
  const trade = { ...bold, ...right, y: y + mm(7.4), size: 15, minSize: 8, height: mm(8) }
  writeFitted(pdf, [pdf.printable(input.parcelNumber)], trade)
}

function writeAddresses(pdf: Pdf, { x, y }: Origin, input: LabelInput): void {
  const { translate, market } = input
  const formatAddress = (address: PostalAddress) =>
    formatPostalLines(address, market)
      .map((line) => pdf.printable(line))
      .filter((line) => line !== '')
  const captions = { ...CAPTION, x: x + PADDING, width: mm(13) }
  const lines = { x: x + mm(19), width: LEFT_WIDTH - mm(19) - PADDING, colour: BLACK }
  const gap = mm(2.6)

  writeText(pdf, translate('LABEL_FROM'), { ...captions, y: y + HEAD_HEIGHT + gap })
  const senderBox = { ...lines, y: y + HEAD_HEIGHT + gap, height: SENDER_HEIGHT - 2 * gap }
  writeFitted(pdf, formatAddress(input.sender), { ...senderBox, size: 9, minSize: 4.5 })

  writeText(pdf, translate('LABEL_TO'), { ...captions, y: y + RECEIVER_TOP + mm(3.2) })
  const receiverBox = { ...lines, y: y + RECEIVER_TOP + gap, height: FOOT_TOP - RECEIVER_TOP - 2 * gap }
  writeFitted(pdf, formatAddress(input.receiver), { ...receiverBox, font: 'strong', size: 13, minSize: 6 })
}

function drawQr(pdf: Pdf, { x, y }: Origin, { translate, trackingNumber, qrText }: LabelInput): void {
  const code = buildQrPath(qrText)
  const border = (QR_SIZE / code.width) * QR_BORDER
  drawCode(pdf, code, {
    x: x + LEFT_WIDTH + (RIGHT_WIDTH - QR_SIZE) / 2,
    y: y + HEAD_HEIGHT + border,
    width: QR_SIZE,
    height: QR_SIZE,
    alt: translate('LABEL_QR_ALT', { number: trackingNumber }),
  })
  writeText(pdf, translate('LABEL_QR'), {
    ...CAPTION,
    x: x + LEFT_WIDTH + mm(3),
    y: y + HEAD_HEIGHT + QR_SIZE + 2 * border,
    width: RIGHT_WIDTH - mm(6),
    align: 'center',
    maxLines: 2,
  })
}

function drawBarcode(pdf: Pdf, { x, y }: Origin, { translate, trackingNumber }: LabelInput): void {
  const code = buildCode128Path(trackingNumber)
  const module = Math.min(MAX_BAR_MODULE, A6_LANDSCAPE.width / (code.width + 2 * CODE_128_BORDER))
  drawCode(pdf, code, {
    x: x + (A6_LANDSCAPE.width - code.width * module) / 2,
    y: y + FOOT_TOP + mm(4),
    width: code.width * module,
    height: BAR_HEIGHT,
    alt: translate('LABEL_BARCODE_ALT', { number: trackingNumber }),
  })
  const centred = { x: x + PADDING, width: A6_LANDSCAPE.width - 2 * PADDING, align: 'center' } as const
  const textTop = y + FOOT_TOP + mm(4) + BAR_HEIGHT
  const number = { ...centred, y: textTop + mm(1.6), size: 13, font: 'strong', isTabular: true } as const
  const below = writeText(pdf, groupNumber(trackingNumber), { ...number, colour: BLACK })
  writeText(pdf, translate('LABEL_TRACKING'), { ...CAPTION, ...centred, y: below })
}

/** Draws the A6 label: what the carrier needs, and nothing about the contents of the parcel. */
export function drawLabel(pdf: Pdf, origin: Origin, input: LabelInput): void {
  drawGrid(pdf, origin)
  writeHead(pdf, origin, input)
  writeAddresses(pdf, origin, input)
  drawQr(pdf, origin, input)
  drawBarcode(pdf, origin, input)
}
