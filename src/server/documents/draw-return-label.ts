import { drawLabel, type LabelInput } from './draw-label.ts'
import { A6_LANDSCAPE, openPdf } from './pdf-page.ts'

/** The label of a parcel back to its seller: A6 for the warehouse's label printer, without packing steps. */
export function drawReturnLabel(input: LabelInput): Promise<Uint8Array> {
  const { translate, market, createdAt, parcelNumber } = input
  const title = `${translate('LABEL_TITLE')} ${parcelNumber}`
  const pdf = openPdf({ title, lang: market.locale, createdAt, size: A6_LANDSCAPE })
  drawLabel(pdf, { x: 0, y: 0 }, input)
  return pdf.finish()
}
