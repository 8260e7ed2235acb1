import { INK, type Pdf, type StructureElement } from './pdf-page.ts'

export interface TextStyle {
  readonly size: number
  readonly font?: 'regular' | 'strong'
  readonly colour?: string
  readonly align?: 'left' | 'center' | 'right'
  /** Space between lines, as a share of the size. */
  readonly leading?: number
  /** Figures of equal width, so that amounts line up. The font then spaces hyphens too: not for words. */
  readonly isTabular?: boolean
}

export interface TextBox extends TextStyle {
  readonly x: number
  readonly y: number
  readonly width: number
  /** What does not fit into so many lines ends with an ellipsis. */
  readonly maxLines?: number
  /** Standard structure type for screen readers. */
  readonly role?: 'P' | 'H1' | 'H2' | 'H3' | 'TH' | 'TD' | 'Artifact'
  readonly parent?: StructureElement
}

const DEFAULT_LEADING = 0.15

const lineGapOf = ({ size, leading = DEFAULT_LEADING }: TextStyle) => size * leading

function prepare({ doc }: Pdf, style: TextStyle): void {
  doc
    .font(style.font ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.colour ?? INK)
}

/** Height of one line including the gap below it. */
export function lineHeight(pdf: Pdf, style: TextStyle): number {
  prepare(pdf, style)
  return pdf.doc.currentLineHeight(true) + lineGapOf(style)
}

// The library remembers the widths of words only where no feature is asked for.
const featuresOf = ({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions =>
  isTabular ? { features: ['tnum'] } : {}

/** Height of a text that is broken into lines at `width`. */
export function textHeight(pdf: Pdf, text: string, style: TextStyle & { readonly width: number }): number {
  prepare(pdf, style)
  return pdf.doc.heightOfString(text, {
    width: style.width,
    lineGap: lineGapOf(style),
    ...featuresOf(style),
  })
}

/** Draws what is not meant for screen readers: lines, tints, repeated headings. */
export function drawArtifact({ doc }: Pdf, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

/** Writes a text and returns where the next one can start. */
export function writeText(pdf: Pdf, text: string, box: TextBox): number {
  const { doc, root } = pdf
  const { x, y, width, align = 'left', role = 'P', parent = root, maxLines } = box
  const height = maxLines && lineHeight(pdf, box) * maxLines
  const draw = () => {
    prepare(pdf, box)
    doc.text(text, x, y, {
      width,
      align,
      lineGap: lineGapOf(box),
      ...featuresOf(box),
      ...(height ? { height, ellipsis: '…' } : {}),
    })
  }
  if (role === 'Artifact') drawArtifact(pdf, draw)
  else parent.add(doc.struct(role, {}, [draw]))
  return doc.y
}
