import { DRAWING_SIZE } from '#drawings/svg-parts.ts'
import { type LaptopForm, RATIOS } from './laptop-form.ts'

// One scale for all: an 18-inch machine just fills the drawing.
const PIXELS_PER_INCH = 12.5
const FRONT_TO_BACK = 1.14
const DECK_DEPTH = 0.3

/** Share of the lid's width taken by each part of the screen's border. */
const BORDERS = {
  slim: { side: 0.014, top: 0.026, bottom: 0.03 },
  normal: { side: 0.025, top: 0.042, bottom: 0.055 },
  thick: { side: 0.05, top: 0.06, bottom: 0.075 },
  chin: { side: 0.014, top: 0.018, bottom: 0.072 },
} as const

const EDGES = { wedge: 3.2, slim: 4.2, normal: 6, thick: 9 } as const

export type Box = Readonly<{ x: number; y: number; width: number; height: number }>
export type LaptopGeometry = Readonly<{
  lid: Box
  screen: Box
  deckTop: number
  deckBottom: number
  edge: number
}>

/** Where lid, screen and keyboard deck are in the drawing. */
export function layOutLaptop(form: LaptopForm): LaptopGeometry {
  const ratio = RATIOS[form.ratio]
  const border = BORDERS[form.bezel]
  const screenWidth = ((form.inch * ratio) / Math.hypot(ratio, 1)) * PIXELS_PER_INCH
  const screenHeight = screenWidth / ratio
  const width = screenWidth / (1 - 2 * border.side)
  const height = screenHeight + (border.top + border.bottom) * width
  const gap = form.hinge === 'strip' ? 2.5 : 4.5
  const depth = width * DECK_DEPTH
  const edge = EDGES[form.edge]
  const x = (DRAWING_SIZE - width) / 2
  const y = (DRAWING_SIZE - height - gap - depth - edge) / 2
  const deckTop = y + height + gap
  return {
    lid: { x, y, width, height },
    screen: {
      x: x + border.side * width,
      y: y + border.top * width,
      width: screenWidth,
      height: screenHeight,
    },
    deckTop,
    deckBottom: deckTop + depth,
    edge,
  }
}

export type Point = Readonly<{ x: number; y: number }>

/** A point of the deck in perspective: `across` 0-1 from left to right, `down` 0-1 from the hinge to the front. */
export function onDeck(geometry: LaptopGeometry, across: number, down: number): Point {
  const back = geometry.lid.width
  const front = back * FRONT_TO_BACK
  // Rows far from the eye are closer together; a straight scale would look like a tilted sheet.
  const nearness = (down * back) / (front - down * (front - back))
  const width = back + (front - back) * nearness
  return {
    x: DRAWING_SIZE / 2 + (across - 0.5) * width,
    y: geometry.deckTop + (geometry.deckBottom - geometry.deckTop) * nearness,
  }
}

const formatNumber = (value: number) => String(Math.round(value * 10) / 10)

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map((point) => `${formatNumber(point.x)} ${formatNumber(point.y)}`).join('L')}Z`

type DeckArea = Readonly<{ left: number; right: number; back: number; front: number }>

/** A rectangle lying on the deck. */
export const deckArea = (geometry: LaptopGeometry, area: DeckArea): string =>
  polygon([
    onDeck(geometry, area.left, area.back),
    onDeck(geometry, area.right, area.back),
    onDeck(geometry, area.right, area.front),
    onDeck(geometry, area.left, area.front),
  ])
