import type { Origin } from './draw-label.ts'
import { ACCENT, INK, mm, type Pdf, TINT } from './pdf-page.ts'

interface PackingPicture {
  /** Light areas behind the lines. */
  readonly tint: string
  /** Outlines. */
  readonly ink: string
  /** Lines that highlight what the step is about. */
  readonly accent: string
}

/** The pictures are drawn on a grid of 46 units, which is 23 mm on paper. */
const UNIT = mm(23) / 46

const buildBubble = (x: number, y: number) => `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z`

const BUBBLES = [5.5, 13, 39, 46.5].flatMap((x) => [12, 20, 28, 36].map((y) => buildBubble(x, y)))

const wrapped: PackingPicture = {
  tint: 'M4 5h44q4 0 4 4v30q0 4-4 4H4q-4 0-4-4V9q0-4 4-4z',
  ink: 'M21 9h10q3 0 3 3v24q0 3-3 3H21q-3 0-3-3V12q0-3 3-3z M24.5 12.5h3 M25.5 36h1',
  accent: BUBBLES.join(''),
}

const filled: PackingPicture = {
  tint: 'M8 20h44v23H8z M8 20l6-7h32l6 7z',
  ink: 'M8 20h44v23H8z M8 20l-8-5 6-7 8 5 M52 20l8-5-6-7-8 5 M14 13l-6 7 M46 13l6 7 M14 13h8 M38 13h8',
  accent: 'M22 20V3h16v17 M26 8h8 M26 12h8 M26 16h4',
}

const labelled: PackingPicture = {
  tint: 'M0 8h52v35H0z',
  ink: 'M0 8h52v35H0z M22.5 8v7h7v-7',
  accent: 'M8 20h30v17H8z M12 24.5h11 M12 28h7 M12 32.5h22 M29 24h5v5h-5z',
}

export const PACKING_PICTURES: readonly PackingPicture[] = [wrapped, filled, labelled]

/** Draws the picture of one step, in the style of the shop's artwork. */
export function drawPackingPicture(
  { doc }: Pdf,
  picture: PackingPicture | undefined,
  { x, y }: Origin,
): void {
  if (!picture) return
  doc.save().translate(x, y).scale(UNIT).lineJoin('round').lineCap('round')
  doc.path(picture.tint).fill(TINT)
  doc.lineWidth(1.1).path(picture.ink).stroke(INK)
  doc.lineWidth(1.1).path(picture.accent).stroke(ACCENT)
  doc.restore()
}
