import { formatCompanyAddress } from '#messages/facts/company-texts.ts'
import { getCompany } from '#server/config/operator.ts'
import { drawLabel, type LabelInput, type Origin } from './draw-label.ts'
import { A4, A6_LANDSCAPE, ACCENT, MUTED, mm, openPdf, type Pdf } from './pdf-page.ts'
import { drawArtifact, writeText } from './pdf-text.ts'
import { writePackingSteps } from './write-packing-steps.ts'

const LEFT = (A4.width - A6_LANDSCAPE.width) / 2
const LABEL_TOP = mm(25)
/** The middle of the sheet, so that it can also be folded. */
const CUT_Y = A4.height / 2

function writeHeading(pdf: Pdf, { translate }: LabelInput): void {
  const line = { x: LEFT, width: A6_LANDSCAPE.width }
  const title = { ...line, y: mm(10), size: 15, font: 'strong', colour: ACCENT, role: 'H1' } as const
  const below = writeText(pdf, translate('LABEL_TITLE'), title)
  writeText(pdf, translate('LABEL_PRINT'), { ...line, y: below + mm(0.5), size: 9, colour: MUTED })
}

const SCISSORS =
  'M0 -1.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z M0 1.6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z M3 -.9L9 2 M3 .9L9 -2'

function drawCutLine(pdf: Pdf, { translate }: LabelInput): void {
  drawArtifact(pdf, () => {
    const { doc } = pdf
    doc.lineWidth(0.75).strokeColor(MUTED).dash(3, { space: 3 })
    doc
      .moveTo(mm(8), CUT_Y)
      .lineTo(A4.width - mm(8), CUT_Y)
      .stroke()
      .undash()
    doc
      .save()
      .translate(mm(14), CUT_Y)
      .scale(1.3)
      .lineWidth(0.6)
      .path(SCISSORS)
      .fillAndStroke('#ffffff', MUTED)
      .restore()
  })
  writeText(pdf, translate('LABEL_CUT'), {
    x: LEFT,
    y: CUT_Y + mm(1.5),
    width: A6_LANDSCAPE.width,
    size: 7.5,
    colour: MUTED,
    align: 'center',
    role: 'Artifact',
  })
}

function writeFooter(pdf: Pdf, { market }: LabelInput): void {
  const { name, address } = getCompany()
  writeText(pdf, `${name} · ${formatCompanyAddress(market, address)}`, {
    x: LEFT,
    y: A4.height - mm(14),
    width: A6_LANDSCAPE.width,
    size: 7.5,
    colour: MUTED,
  })
}

/** How a missing part is packed: it needs neither a packing slip nor three steps. */
function writePartHint(pdf: Pdf, { x, y }: Origin, { translate, carrier }: LabelInput): void {
  const line = { x, width: A6_LANDSCAPE.width }
  const below = writeText(pdf, translate('LABEL_PART'), { ...line, y, size: 17, font: 'strong', role: 'H2' })
  writeText(pdf, translate('LABEL_PART_TEXT', { carrier }), {
    ...line,
    y: below + mm(3),
    size: 11,
    leading: 0.25,
  })
}

type WriteHalf = (pdf: Pdf, origin: Origin, input: LabelInput) => void

/** One A4 sheet for home printers: the A6 label on the upper half, how to pack on the lower. */
function drawSheet(input: LabelInput, writeLowerHalf: WriteHalf): Promise<Uint8Array> {
  const { translate, market, createdAt } = input
  const title = `${translate('LABEL_TITLE')} ${input.parcelNumber}`
  const pdf = openPdf({ title, lang: market.locale, createdAt })
  writeHeading(pdf, input)
  drawLabel(pdf, { x: LEFT, y: LABEL_TOP }, input)
  drawCutLine(pdf, input)
  writeLowerHalf(pdf, { x: LEFT, y: CUT_Y + mm(14) }, input)
  writeFooter(pdf, input)
  return pdf.finish()
}

/** The label of the parcel with the devices of a sale. */
export const drawShippingLabel = (input: LabelInput): Promise<Uint8Array> =>
  drawSheet(input, writePackingSteps)

/** The label of the parcel with a missing part. */
export const drawPartLabel = (input: LabelInput): Promise<Uint8Array> => drawSheet(input, writePartHint)
