import { findContact } from '#domain/company/company.ts'
import { getCompany } from '#server/config/operator.ts'
import type { LabelInput, Origin } from './draw-label.ts'
import { groupNumber } from './group-number.ts'
import { drawPackingPicture, PACKING_PICTURES } from './packing-pictures.ts'
import { A6_LANDSCAPE, ACCENT, HAIRLINE, MUTED, mm, type Pdf } from './pdf-page.ts'
import { drawArtifact, measureTextHeight, writeText } from './pdf-text.ts'

const GUTTER = mm(8)
const COLUMN_WIDTH = (A6_LANDSCAPE.width - 2 * GUTTER) / 3
const PICTURE_HEIGHT = mm(23)

interface Paragraph {
  readonly title: string
  readonly text: string
}

const findColumnX = (x: number, index: number) => x + index * (COLUMN_WIDTH + GUTTER)

const listSteps = ({ translate, deviceCount, carrier }: LabelInput): readonly Paragraph[] => [
  {
    title: translate('LABEL_STEP_WRAP'),
    text: translate('LABEL_STEP_WRAP_TEXT', { count: deviceCount }),
  },
  { title: translate('LABEL_STEP_FILL'), text: translate('LABEL_STEP_FILL_TEXT') },
  { title: translate('LABEL_STEP_SEND'), text: translate('LABEL_STEP_SEND_TEXT', { carrier }) },
]

const listAnswers = (input: LabelInput, parcelNumber: string): readonly Paragraph[] => {
  const { translate, carrier, market } = input
  const { contactMail } = findContact(getCompany(), market.id)
  // A number that wraps across lines is easily copied wrong.
  const number = groupNumber(input.trackingNumber).replaceAll(' ', '\u00a0')
  return [
    {
      title: translate('LABEL_NO_PRINTER'),
      text: translate('LABEL_NO_PRINTER_TEXT', { carrier }),
    },
    { title: translate('LABEL_FOLLOW'), text: translate('LABEL_FOLLOW_TEXT', { carrier, number }) },
    {
      title: translate('LABEL_HELP'),
      text: translate('LABEL_HELP_TEXT', { mail: contactMail, tradeNumber: parcelNumber }),
    },
  ]
}

const STEP_TITLE = { width: COLUMN_WIDTH, size: 11.5, font: 'strong', colour: ACCENT } as const

/** Writes the three steps side by side below their pictures, with aligned texts; returns where the longest ends. */
function writeSteps(pdf: Pdf, { x, y }: Origin, input: LabelInput): number {
  const steps = listSteps(input).map(({ title, text }, index) => ({
    x: findColumnX(x, index),
    title: `${index + 1}  ${title}`,
    text,
  }))
  const titleTop = y + PICTURE_HEIGHT + mm(4)
  const titleHeights = steps.map(({ title }) => measureTextHeight(pdf, title, STEP_TITLE))
  const textTop = titleTop + Math.max(...titleHeights) + mm(1.5)
  const bottoms = steps.map((step, index) => {
    drawArtifact(pdf, () => drawPackingPicture(pdf, PACKING_PICTURES[index], { x: step.x, y }))
    writeText(pdf, step.title, { ...STEP_TITLE, x: step.x, y: titleTop, role: 'H3' })
    return writeText(pdf, step.text, { x: step.x, y: textTop, width: COLUMN_WIDTH, size: 9.5, leading: 0.25 })
  })
  return Math.max(...bottoms)
}

function writeAnswer(pdf: Pdf, { x, y }: Origin, { title, text }: Paragraph): void {
  const width = COLUMN_WIDTH
  const below = writeText(pdf, title, { x, y, width, size: 9, font: 'strong', role: 'H3' })
  writeText(pdf, text, { x, y: below + mm(0.8), width, size: 8.5, leading: 0.25, colour: MUTED })
}

/** Explains packing in three steps, followed by three short answers. */
export function writePackingSteps(pdf: Pdf, { x, y }: Origin, input: LabelInput): void {
  const below = writeText(pdf, input.translate('LABEL_STEPS'), {
    x,
    y,
    width: A6_LANDSCAPE.width,
    size: 17,
    font: 'strong',
    role: 'H2',
  })
  const lineY = writeSteps(pdf, { x, y: below + mm(5) }, input) + mm(6)
  drawArtifact(pdf, () => {
    pdf.doc
      .lineWidth(0.75)
      .strokeColor(HAIRLINE)
      .moveTo(x, lineY)
      .lineTo(x + A6_LANDSCAPE.width, lineY)
      .stroke()
  })
  for (const [index, answer] of listAnswers(input, pdf.printable(input.parcelNumber)).entries())
    writeAnswer(pdf, { x: findColumnX(x, index), y: lineY + mm(5) }, answer)
}
