import { drawLabel, type LabelInput } from './label-frame.ts'
import { A6_LANDSCAPE, openPdf } from './pdf-page.ts'

/** The label of a parcel that goes back to its seller: the refurbisher's own printer takes A6, and packs by itself. */
export function returnLabel(input: LabelInput): Promise<Uint8Array> {
  const { translate, market, createdAt, tradeNumber } = input
  const title = `${translate('LABEL_TITLE')} ${tradeNumber}`
  const pdf = openPdf({ title, lang: market.locale, createdAt, size: A6_LANDSCAPE })
  drawLabel(pdf, { x: 0, y: 0 }, input)
  return pdf.finish()
}
