import type { CodePath } from './barcodes.ts'
import { BLACK, type Pdf } from './pdf-page.ts'

interface CodeBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** What a screen reader says instead. */
  readonly alt: string
}

/** Draws a QR code or barcode as vectors: sharp on every printer. */
export function drawCode({ doc, root }: Pdf, code: CodePath, { x, y, width, height, alt }: CodeBox): void {
  const draw = () => {
    doc
      .save()
      .translate(x, y)
      .scale(width / code.width, height / code.height)
      .path(code.path)
      .fill(BLACK)
      .restore()
  }
  root.add(doc.struct('Figure', { alt }, [draw]))
}
