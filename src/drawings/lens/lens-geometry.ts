import { FRONT, type LensProfile, type RingKind, type Width } from './lens-profiles.ts'

/** The camera looks down at about fifteen degrees: a circle becomes an ellipse this flat. */
export const TILT = 0.25

/** One step of the barrel in the coordinates of the drawing. */
export interface Ring {
  readonly kind: RingKind
  readonly x: number
  readonly lower: number
  readonly upper: number
  readonly lowerRadius: number
  readonly upperRadius: number
}

export interface Barrel {
  readonly rings: readonly Ring[]
  readonly x: number
  /** Picture units per millimetre. */
  readonly scale: number
  readonly mountY: number
  readonly mountRadius: number
  readonly topY: number
  readonly frontRadius: number
  readonly widest: number
}

export interface BarrelSize {
  readonly length: number
  readonly diameter: number
  readonly mountDiameter: number
  readonly front: number
  readonly foot: boolean
}

const BAYONET_MM = 5

/**
 * A 600 mm lens is twenty times as long as a pancake. A power well below one keeps the order of sizes and still leaves
 * the small ones visible; short lenses are limited by their width instead.
 */
function computeScale({ length, diameter }: BarrelSize): number {
  const height = length + diameter * TILT + BAYONET_MM
  return Math.min(32.8 * height ** -0.7, 8 * ((length + diameter) / 2) ** -0.4)
}

/** Stacks the steps of a profile, from the mount up. */
export function buildBarrel(profile: LensProfile, size: BarrelSize): Barrel {
  const scale = computeScale(size)
  const full = (size.diameter / 2) * scale
  const mountRadius = Math.min(full, (size.mountDiameter / 2) * scale)
  const frontRadius = full * size.front
  const radius = (width: Width) =>
    width === FRONT ? frontRadius : mountRadius + (full - mountRadius) * width
  const x = size.foot ? 120 - full * 0.2 : 120
  const height = (size.length + BAYONET_MM) * scale
  const mountY = 118 + (height - (mountRadius - frontRadius) * TILT) / 2 - BAYONET_MM * scale
  const total = profile.steps.reduce((sum, [share]) => sum + share, 0)
  let lower = mountY
  const rings = profile.steps.map(([share, from, to, kind]): Ring => {
    const upper = lower - (share / total) * size.length * scale
    const ring = { kind, x, lower, upper, lowerRadius: radius(from), upperRadius: radius(to) }
    lower = upper
    return ring
  })
  return { rings, x, scale, mountY, mountRadius, topY: lower, frontRadius, widest: full }
}

const formatNumber = (value: number) => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Path data: numbers with one decimal, enough for a hairline. */
export function pathData(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return String.raw({ raw: parts }, ...values.map(formatNumber)).replaceAll(' -', '-')
}

/** Outline of a step: near edge below, far edge above. */
export function ringOutline({ x, lower, upper, lowerRadius: a, upperRadius: b }: Ring): string {
  const near = pathData`M${x - a} ${lower}a${a} ${a * TILT} 0 0 0 ${2 * a} 0`
  return near + pathData`L${x + b} ${upper}a${b} ${b * TILT} 0 0 0 ${-2 * b} 0Z`
}

/** A point on the visible side: `turn` is the angle from the middle, `share` the height from below. */
export function onRing(ring: Ring, turn: number, share: number): readonly [x: number, y: number] {
  const radius = ring.lowerRadius + (ring.upperRadius - ring.lowerRadius) * share
  const y = ring.lower + (ring.upper - ring.lower) * share
  return [ring.x + radius * Math.sin(turn), y + radius * TILT * Math.cos(turn)]
}

/** The near edge of a step at a height. */
export function nearArc(ring: Ring, share: number): string {
  const radius = ring.lowerRadius + (ring.upperRadius - ring.lowerRadius) * share
  const y = ring.lower + (ring.upper - ring.lower) * share
  return pathData`M${ring.x - radius} ${y}a${radius} ${radius * TILT} 0 0 0 ${2 * radius} 0`
}

/** A patch on the visible side between two angles and two heights. */
export function patch(ring: Ring, turn: readonly [number, number], share: readonly [number, number]): string {
  const [x1, y1] = onRing(ring, turn[0], share[0])
  const [x2, y2] = onRing(ring, turn[1], share[0])
  const [x3, y3] = onRing(ring, turn[1], share[1])
  const [x4, y4] = onRing(ring, turn[0], share[1])
  const r = (ring.lowerRadius + ring.upperRadius) / 2
  const e = r * TILT
  return pathData`M${x1} ${y1}A${r} ${e} 0 0 0 ${x2} ${y2}L${x3} ${y3}A${r} ${e} 0 0 1 ${x4} ${y4}Z`
}
