import { shade } from '#drawings/colours.ts'
import { element, path } from '#drawings/svg-parts.ts'
import { type Barrel, pathData, TILT } from './lens-geometry.ts'
import { type CoatingName, coatings } from './lens-styles.ts'

interface Front {
  readonly body: string
  /** Reference to the light on the barrel. */
  readonly light: string
  readonly edge: string
  readonly glass: number
  readonly coating: CoatingName
}

type Spot = readonly [x: number, y: number, radius: number]

const disc = ([x, y, radius]: Spot, rest: Readonly<Record<string, string | number>>) =>
  element('ellipse', { cx: x, cy: y, rx: radius, ry: radius * TILT, ...rest })

/** Crescents of light in the colour of the coating, as a window throws them on a curved lens. */
function reflections([x, y, r]: Spot, coating: CoatingName): string {
  const [, tone, bright] = coatings[coating]
  const e = r * TILT
  const crescent = pathData`M${x - r * 0.86} ${y + e * 0.12}A${r * 0.88} ${e * 0.88} 0 0 0 ${x + r * 0.86} ${y + e * 0.12}A${r * 0.9} ${e * 0.5} 0 0 1 ${x - r * 0.86} ${y + e * 0.12}Z`
  return (
    path(crescent, { fill: tone, opacity: 0.85 }) +
    disc([x - r * 0.3, y - e * 0.34, r * 0.36], { fill: bright, opacity: 0.55 }) +
    disc([x + r * 0.34, y + e * 0.18, r * 0.2], { fill: tone }) +
    disc([x - r * 0.4, y - e * 0.42, r * 0.13], { fill: '#ffffff', opacity: 0.75 })
  )
}

/** Front ring, black baffle and glass of a lens with a filter thread. */
export function drawFront(barrel: Barrel, front: Front): string {
  const { x, topY: y, frontRadius: r } = barrel
  const glass: Spot = [x, y + r * 0.018, r * Math.min(front.glass, 0.9)]
  const [deep] = coatings[front.coating]
  return (
    disc([x, y, r], { fill: shade(front.body, 0.1), stroke: front.edge, 'stroke-width': 0.8 }) +
    disc([x, y, r * 0.93], { fill: '#1b1c1e', stroke: '#0c0d0e', 'stroke-width': 0.6 }) +
    disc([x, y + r * 0.012, (r * 0.93 + glass[2]) / 2], {
      fill: '#222427',
      stroke: '#3c3f43',
      'stroke-width': 0.5,
    }) +
    disc(glass, { fill: deep, stroke: '#4a4e53', 'stroke-width': 0.7 }) +
    reflections(glass, front.coating)
  )
}

const PETAL_STEPS = 14

/** Upper edge of a fixed petal hood over half a turn: high at the sides, cut out in front and behind. */
function petalEdge(barrel: Barrel, half: 1 | -1): string {
  const { x, topY, frontRadius: r } = barrel
  const height = r * 0.42
  return Array.from({ length: PETAL_STEPS + 1 }, (_, index) => {
    const turn = -Math.PI / 2 + (Math.PI * index) / PETAL_STEPS
    const rise = height * (0.22 + 0.78 * Math.abs(Math.sin(turn)) ** 1.6)
    return pathData`L${x + r * Math.sin(turn)} ${topY + half * r * TILT * Math.cos(turn) - rise}`
  }).join('')
}

/** Bulging glass of an ultra wide lens between the petals of its fixed hood. */
export function drawPetalFront(barrel: Barrel, front: Front): string {
  const { x, topY: y, frontRadius: r } = barrel
  const e = r * TILT
  const line = { stroke: front.edge, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }
  const far =
    pathData`M${x - r} ${y}` + petalEdge(barrel, -1) + pathData`L${x + r} ${y}A${r} ${e} 0 0 1 ${x - r} ${y}Z`
  const near =
    pathData`M${x - r} ${y}` + petalEdge(barrel, 1) + pathData`L${x + r} ${y}A${r} ${e} 0 0 1 ${x - r} ${y}Z`
  const g = r * front.glass
  const [deep] = coatings[front.coating]
  const dome = pathData`M${x - g} ${y}A${g} ${g * 0.52} 0 0 1 ${x + g} ${y}A${g} ${g * TILT} 0 0 1 ${x - g} ${y}Z`
  return (
    path(far, { fill: '#1d1f21', ...line }) +
    path(dome, { fill: deep, stroke: '#4a4e53', 'stroke-width': 0.7 }) +
    reflections([x, y - g * 0.18, g * 0.84], front.coating) +
    path(near, { fill: front.light, ...line })
  )
}
