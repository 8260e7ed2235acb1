import { shade } from '#drawings/colours.ts'
import { circle, element, path, rect } from '#drawings/svg-parts.ts'
import { type Barrel, onRing, patch, pathData, type Ring, ringOutline } from './lens-geometry.ts'

/** Distance window: dark glass with the marks of the scale behind it. */
export function drawWindow(ring: Ring): string {
  const marks = [-0.3, -0.08, 0.14, 0.36].map((turn) => {
    const [x1, y1] = onRing(ring, turn - 0.05, 0.5)
    const [x2, y2] = onRing(ring, turn + 0.05, 0.5)
    return pathData`M${x1} ${y1}L${x2} ${y2}`
  })
  return (
    path(patch(ring, [-0.5, 0.5], [0.2, 0.8]), { fill: '#141618', stroke: '#6c7074' }) +
    path(marks.join(''), { stroke: '#bdbbac', 'stroke-width': 1.3 })
  )
}

/** Plate with the focus switches; a tall part of the barrel carries more of them. */
export function drawSwitches(ring: Ring): string {
  const tall = ring.lower - ring.upper > 22
  const rows = tall ? [0.3, 0.52, 0.74] : [0.5]
  const half = tall ? 0.05 : 0.1
  const knobs = rows.map((row) => patch(ring, [-1.02, -0.8], [row - half, row + half]))
  const plate = patch(ring, [-1.14, -0.66], tall ? [0.16, 0.88] : [0.25, 0.76])
  return path(plate, { fill: '#1f2123' }) + path(knobs.join(''), { fill: '#8d9195', stroke: 'none' })
}

/** Coloured plate of a series on the side; the round ones are metal. */
export function drawBadge(ring: Ring, fill: string, round: boolean): string {
  const [x, y] = onRing(ring, 0.62, 0.5)
  const size = Math.min(5, Math.max(2.6, (ring.lower - ring.upper) * 0.26))
  return round
    ? element('ellipse', { cx: x, cy: y, rx: size * 0.85, ry: size, fill })
    : rect(x - size * 0.8, y - size * 0.8, size * 1.6, size * 1.6, { rx: 0.8, fill, stroke: 'none' })
}

export function drawDot(ring: Ring, fill: string): string {
  const [x, y] = onRing(ring, 0.12, 0.5)
  return circle(x, y, Math.min(1.9, (ring.lower - ring.upper) * 0.32), { fill, stroke: 'none' })
}

/** Metal bayonet below the barrel with two of its claws. */
export function drawMount({ x, scale, mountY, mountRadius }: Barrel, fill: string): string {
  const lower = mountY + 5 * scale
  const r = mountRadius * 0.9
  const plate: Ring = { kind: 'body', x, lower, upper: mountY, lowerRadius: r, upperRadius: r }
  const claws = patch(plate, [-0.95, -0.35], [-0.05, 0.3]) + patch(plate, [0.5, 1.1], [-0.05, 0.3])
  return (
    path(ringOutline(plate), { fill, stroke: '#74787b' }) + path(claws, { fill: '#7d8184', stroke: 'none' })
  )
}

/** Tripod foot beside the collar, seen from its side. */
export function drawFoot(ring: Ring, barrel: Barrel, body: string): string {
  const start = ring.x + Math.max(ring.lowerRadius, ring.upperRadius) * 0.9
  const middle = (ring.lower + ring.upper) / 2
  const end = barrel.x + barrel.widest + barrel.scale * 14
  const half = Math.max(barrel.scale * 36, 19)
  const flare = half * 0.62
  const stem = pathData`M${start} ${middle - 8}C${end - 12} ${middle - 8} ${end - 8} ${middle - 11} ${end - 4} ${middle - flare}V${middle + flare}C${end - 8} ${middle + 11} ${end - 12} ${middle + 8} ${start} ${middle + 8}Z`
  return (
    path(stem, { fill: shade(body, -0.14) }) +
    rect(end - 5, middle - half, 6.5, half * 2, { rx: 2.2, fill: shade(body, 0.06) })
  )
}

/** Clamp screw of the tripod collar, left of it. */
export function drawKnob(ring: Ring): string {
  const [x, y] = onRing(ring, -Math.PI / 2, 0.5)
  return rect(x - 4.5, y - 4, 6, 8, { rx: 1.6, fill: '#2a2c2e' })
}
