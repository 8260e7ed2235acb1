import type { Pdf } from './pdf-page.ts'
import { measureLineHeight, measureTextHeight, type TextBox, type TextStyle, writeText } from './pdf-text.ts'

interface FitBox extends Omit<TextBox, 'maxLines'> {
  readonly height: number
  /** The text shrinks from `size` down to this; what is still too long is cut. */
  readonly minSize: number
}

const SIZE_STEP = 0.5

const MAX_WRAPPED = 2

const LEADING = 0.1

function fits(pdf: Pdf, lines: readonly string[], { width, height, ...style }: FitBox): boolean {
  const heights = lines.map((line) => measureTextHeight(pdf, line, { ...style, width }))
  return heights.reduce((sum, value) => sum + value, 0) <= height
}

/** How many rows each line may wrap to at the smallest size without leaving the box. */
const countRowsPerLine = (pdf: Pdf, style: TextStyle, room: { count: number; height: number }): number =>
  measureLineHeight(pdf, style) * room.count * MAX_WRAPPED <= room.height ? MAX_WRAPPED : 1

/** Writes lines as large as the box allows: they wrap first, then shrink, and never leave the box. */
export function writeFitted(pdf: Pdf, lines: readonly string[], box: FitBox): void {
  let size = box.size
  const buildStyle = () => ({ leading: LEADING, ...box, size })
  while (size > box.minSize && !fits(pdf, lines, buildStyle())) size -= SIZE_STEP
  const isCut = !fits(pdf, lines, buildStyle())
  const maxLines = isCut
    ? countRowsPerLine(pdf, buildStyle(), { count: lines.length, height: box.height })
    : 0
  let y = box.y
  for (const line of lines) {
    y = writeText(pdf, line, { ...buildStyle(), y, ...(isCut ? { maxLines } : {}) })
  }
}
