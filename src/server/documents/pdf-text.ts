import { INK, type Pdf, type StructureElement } from './pdf-page.ts'

export interface TextStyle {
  readonly size: number
  readonly font?: 'regular' | 'strong'
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Space between lines as a fraction of the size. */
  readonly leading?: number
  /** Digits of equal width, so that amounts line up. Not for words: it spaces out hyphens, too. */
  readonly isTabular?: boolean
}

export interface TextBox extends TextStyle {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Longer text ends with an ellipsis. */
  readonly maxLines?: number
  /** Standard structure type for screen readers. */
  readonly role?: 'P' | 'H1' | 'H2' | 'H3' | 'TH' | 'TD' | 'Artifact'
  readonly parent?: StructureElement
}

const DEFAULT_LEADING = 0.15

const computeLineGap = ({ size, leading = DEFAULT_LEADING }: TextStyle) => size * leading

function applyStyle({ doc }: Pdf, style: TextStyle): void {
  doc
    .font(style.font ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.colour ?? INK)
}

/** Height of one line including the gap below it. */
export function measureLineHeight(pdf: Pdf, style: TextStyle): number {
  applyStyle(pdf, style)
  return pdf.doc.currentLineHeight(true) + computeLineGap(style)
}

// PDFKit caches word widths only when no features are requested.
const toFontFeatures = ({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions =>
  isTabular ? { features: ['tnum'] } : {}

/** Height of a text wrapped at `width`. */
export function measureTextHeight(
  pdf: Pdf,
  text: string,
  style: TextStyle & { readonly width: number },
): number {
  applyStyle(pdf, style)
  return pdf.doc.heightOfString(text, {
    width: style.width,
    lineGap: computeLineGap(style),
    ...toFontFeatures(style),
  })
}

/** Draws what screen readers skip: lines, tints, repeated headings. */
export function drawArtifact({ doc }: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Writes a text and returns where the next one can start. */
export function writeText(pdf: Pdf, text: string, box: TextBox): number {
  const { doc, root } = pdf
  const { x, y, width, align = 'left', role = 'P', parent = root, maxLines } = box
  const height = maxLines && measureLineHeight(pdf, box) * maxLines
  const draw = () => {
    applyStyle(pdf, box)
    doc.text(text, x, y, {
      width,
      align,
      lineGap: computeLineGap(box),
      ...toFontFeatures(box),
      ...(height ? { height, ellipsis: '…' } : {}),
    })
  }
  if (role === 'Artifact') drawArtifact(pdf, draw)
  else parent.add(doc.struct(role, {}, [draw]))
  return doc.y
}
