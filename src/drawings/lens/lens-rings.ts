import { shade } from '#drawings/colours.ts'
import { path } from '#drawings/svg-parts.ts'
import { nearArc, onRing, pathData, type Ring } from './lens-geometry.ts'
import type { Pattern } from './lens-styles.ts'

interface Cut {
  /** Distance of two grooves on the surface, in picture units. */
  readonly pitch: number
  readonly width: number
  /** Grooves stay this share away from the edges of the ring. */
  readonly inset: number
}

const cuts: Record<Exclude<Pattern, 'smooth' | 'diamond'>, Cut> = {
  bars: { pitch: 5.2, width: 1.5, inset: 0.1 },
  fine: { pitch: 3.2, width: 0.9, inset: 0.12 },
  blocks: { pitch: 6, width: 1.1, inset: 0.06 },
  scallop: { pitch: 7.4, width: 3.1, inset: 0.16 },
  knurl: { pitch: 2.7, width: 0.8, inset: 0.18 },
}

const EDGE_TURN = 1.42
const MOST_GROOVES = 24

function turns(ring: Ring, pitch: number): readonly number[] {
  const count = Math.max(7, Math.min(MOST_GROOVES, Math.round((2 * EDGE_TURN * ring.lowerRadius) / pitch)))
  return Array.from({ length: count }, (_, index) => -EDGE_TURN + (2 * EDGE_TURN * (index + 0.5)) / count)
}

function grooves(ring: Ring, { pitch, inset }: Cut): string {
  const depth = Math.round((ring.upper - ring.lower) * (1 - 2 * inset))
  return turns(ring, pitch)
    .map((turn) => {
      const [x, y] = onRing(ring, turn, inset)
      return pathData`M${x} ${y}v${depth}`
    })
    .join('')
}

/** Two zigzag lines, one the mirror of the other, make a row of diamonds. */
function diamonds(ring: Ring): string {
  const zigzag = (offset: number) =>
    turns(ring, 6)
      .map((turn, index) => {
        const [x, y] = onRing(ring, turn, (index + offset) % 2 ? 0.12 : 0.88)
        return pathData`${x} ${y}`
      })
      .join('L')
  return `M${zigzag(0)}M${zigzag(1)}`
}

function crossings(ring: Ring): string {
  const rows = ring.lower - ring.upper > 16 ? [0.28, 0.5, 0.72] : [0.5]
  return rows.map((row) => nearArc(ring, row)).join('')
}

/** The cut of a grip ring, in a tone below its own. */
export function drawPattern(ring: Ring, pattern: Pattern, colour: string): string {
  const stroke = shade(colour, -0.48)
  if (pattern === 'smooth') return path(nearArc(ring, 0.9), { fill: 'none', stroke: shade(colour, 0.25) })
  if (pattern === 'diamond') return path(diamonds(ring), { fill: 'none', stroke })
  const cut = cuts[pattern]
  const data = grooves(ring, cut) + (pattern === 'blocks' ? crossings(ring) : '')
  return path(data, { fill: 'none', stroke, 'stroke-width': cut.width })
}

/** Engraved marks of an aperture or distance ring; letters would need a font, so bars replace them. */
export function drawMarks(ring: Ring, colour: string): string {
  const marks = [-1.1, -0.76, -0.4, -0.05, 0.3, 0.66, 1.02].map((turn, index) => {
    const width = index % 2 ? 0.04 : 0.06
    const [x1, y1] = onRing(ring, turn - width, 0.42)
    const [x2, y2] = onRing(ring, turn + width, 0.42)
    return pathData`M${x1} ${y1}L${x2} ${y2}`
  })
  return path(marks.join(''), { fill: 'none', stroke: colour, 'stroke-width': 1.7, opacity: 0.85 })
}
