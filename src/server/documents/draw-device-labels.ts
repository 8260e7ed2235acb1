import { buildCode128Path, CODE_128_BORDER } from './barcodes.ts'
import { drawCode } from './draw-code.ts'
import { BLACK, mm, openPdf, type Pdf } from './pdf-page.ts'
import { writeFitted } from './write-fitted.ts'

/** A roll that every label printer takes. */
export const DEVICE_LABEL = { width: mm(62), height: mm(29) } as const

const PADDING = mm(3)
const BAR_HEIGHT = mm(11)

/** What sticks on a device: its number and its model, nothing that its seller has said about it. */
export interface DeviceLabel {
  /** `7K3M-9QXZ-1` */
  readonly number: string
  readonly device: string
}

function drawDeviceLabel(pdf: Pdf, { number, device }: DeviceLabel): void {
  const width = DEVICE_LABEL.width - 2 * PADDING
  const code = buildCode128Path(number)
  const module = width / (code.width + 2 * CODE_128_BORDER)
  const barWidth = module * code.width
  drawCode(pdf, code, {
    x: (DEVICE_LABEL.width - barWidth) / 2,
    y: PADDING,
    width: barWidth,
    height: BAR_HEIGHT,
    alt: number,
  })
  const text = { x: PADDING, width, colour: BLACK, align: 'center' } as const
  const below = PADDING + BAR_HEIGHT
  const first = { ...text, y: below + mm(1), height: mm(6), size: 13, minSize: 8 }
  writeFitted(pdf, [number], { ...first, font: 'strong' })
  writeFitted(pdf, [pdf.printable(device)], {
    ...text,
    y: below + mm(7),
    height: mm(6.5),
    size: 9,
    minSize: 5,
  })
}

/** One label for each device, each on a page of its own. */
export function drawDeviceLabels(labels: readonly DeviceLabel[], createdAt: Date): Promise<Uint8Array> {
  const title = labels.map(({ number }) => number).join(', ')
  const pdf = openPdf({ title, lang: 'en', createdAt, size: DEVICE_LABEL })
  for (const [index, label] of labels.entries()) {
    if (index > 0) pdf.doc.addPage()
    drawDeviceLabel(pdf, label)
  }
  return pdf.finish()
}
