import { shade } from '#drawings/colours.ts'
import { element, path, pathData, rect } from '#drawings/svg-parts.ts'
import { shadeHairline } from './monitor-panel.ts'

/** Where a stand is drawn: from `top` (hidden behind the panel) down to the `floor`; `u` is one millimetre. */
export type StandSpace = Readonly<{
  cx: number
  top: number
  floor: number
  u: number
  panelWidth: number
  body: string
  accent: string | undefined
}>

type Stand = (space: StandSpace) => string

const lined = (fill: string) => ({
  fill,
  stroke: shadeHairline(fill),
  'stroke-width': 0.7,
  'stroke-linejoin': 'round',
})

/** A base seen a little from above: lit top face and a thin front edge. */
function slab(s: StandSpace, width: number, depth: number): string {
  const [near, far] = [(width * s.u) / 2, (width * s.u * 0.88) / 2]
  const back = s.floor - depth * s.u
  const lip = s.floor - 1.6
  return [
    path(
      pathData`M${s.cx - near} ${lip}L${s.cx - far} ${back}H${s.cx + far}L${s.cx + near} ${lip}V${s.floor}H${s.cx - near}Z`,
      lined(s.body),
    ),
    rect(s.cx - near, lip, near * 2, 1.6, { fill: shade(s.body, -0.22) }),
  ].join('')
}

function disc(s: StandSpace, width: number, depth: number): string {
  const [rx, ry] = [(width * s.u) / 2, (depth * s.u) / 2]
  const cy = s.floor - ry
  return [
    element('ellipse', { cx: s.cx, cy, rx, ry, fill: shade(s.body, -0.25) }),
    element('ellipse', { cx: s.cx, cy: cy - 1.5, rx, ry, ...lined(s.body) }),
  ].join('')
}

/** An upright between panel and base, lit from the left. */
function column(s: StandSpace, widths: readonly [number, number], foot: number): string {
  const [top, low] = widths.map((width) => (width * s.u) / 2) as [number, number]
  const bottom = s.floor - foot * s.u
  const half = pathData`M${s.cx + top * 0.35} ${s.top}H${s.cx + top}L${s.cx + low} ${bottom}H${s.cx + low * 0.35}Z`
  return [
    path(
      pathData`M${s.cx - top} ${s.top}H${s.cx + top}L${s.cx + low} ${bottom}H${s.cx - low}Z`,
      lined(shade(s.body, 0.06)),
    ),
    path(half, { fill: shade(s.body, -0.16) }),
  ].join('')
}

const cableHole = (s: StandSpace, above: number, size: readonly [number, number]) =>
  rect(s.cx - (size[0] * s.u) / 2, s.floor - above * s.u, size[0] * s.u, size[1] * s.u, {
    rx: (size[0] * s.u) / 2,
    fill: shade(s.body, -0.45),
  })

const accentBand = (s: StandSpace, above: number, width: number) =>
  s.accent
    ? rect(s.cx - (width * s.u) / 2, s.floor - above * s.u, width * s.u, 2, { rx: 1, fill: s.accent })
    : ''

const plate: Stand = (s) =>
  slab(s, 250, 46) + column(s, [66, 76], 24) + cableHole(s, 84, [24, 36]) + accentBand(s, 40, 50)

const square: Stand = (s) => slab(s, 205, 56) + column(s, [92, 92], 32) + accentBand(s, 46, 92)

const round: Stand = (s) => disc(s, 240, 62) + column(s, [52, 60], 34) + accentBand(s, 48, 58)

/** A thin sheet on a thin post. */
const slim: Stand = (s) => slab(s, 190, 50) + column(s, [46, 46], 30) + accentBand(s, 40, 46)

/** As EIZO builds it: a wide sliding upright on a turntable. */
const turntable: Stand = (s) =>
  [
    disc(s, 218, 66),
    element('ellipse', {
      cx: s.cx,
      cy: s.floor - 33 * s.u - 1.5,
      rx: 78 * s.u,
      ry: 20 * s.u,
      fill: 'none',
      stroke: shade(s.body, -0.25),
      'stroke-width': 0.7,
    }),
    column(s, [128, 128], 32),
    rect(s.cx - 44 * s.u, s.floor - 78 * s.u, 88 * s.u, 1.3, { fill: shade(s.body, -0.4) }),
    cableHole(s, 66, [40, 14]),
  ].join('')

type LegSize = Readonly<{ reach: number; depth: number; thickness: number }>

/** One leg that comes forward and outward; `side` is -1 for the left one. */
function leg(s: StandSpace, side: 1 | -1, { reach, depth, thickness }: LegSize): string {
  const back = s.floor - depth * s.u
  const tip = s.cx + side * reach * s.u
  const wide = side * thickness * s.u
  const body = side < 0 ? s.body : shade(s.body, -0.1)
  const shape = pathData`M${s.cx - wide * 0.4} ${back}H${s.cx + wide * 1.4}L${tip} ${s.floor - 2.2}V${s.floor}H${tip - wide * 1.5}L${s.cx - wide * 0.4} ${back + thickness * s.u * 0.75}Z`
  return path(shape, lined(body))
}

function legTip(s: StandSpace, side: 1 | -1, { reach, depth, thickness }: LegSize): string {
  if (!s.accent) return ''
  const at = (share: number, drop: number) =>
    pathData`${s.cx + side * (thickness + (reach - thickness) * share) * s.u} ${s.floor - depth * s.u * (1 - share) - 1.4 * share + drop}`
  return path(`M${at(0.45, 1)}L${at(0.86, 0.6)}`, {
    stroke: s.accent,
    'stroke-width': 1.3,
    'stroke-linecap': 'round',
  })
}

const legs = (s: StandSpace, size: LegSize) =>
  leg(s, -1, size) + leg(s, 1, size) + legTip(s, -1, size) + legTip(s, 1, size)

const v: Stand = (s) =>
  legs(s, { reach: (s.panelWidth / s.u) * 0.26, depth: 66, thickness: 16 + s.panelWidth / s.u / 75 }) +
  column(s, [50, 44], 48) +
  accentBand(s, 66, 44)

/** Wide and flat, as gaming monitors of LG and Alienware had it. */
const chevron: Stand = (s) =>
  legs(s, { reach: (s.panelWidth / s.u) * 0.35, depth: 60, thickness: 30 }) +
  column(s, [96, 46], 40) +
  cableHole(s, 92, [20, 28])

const wing: Stand = (s) => {
  const [w, back] = [150 * s.u, s.floor - 62 * s.u]
  const d = pathData`M${s.cx - w} ${s.floor - 2}L${s.cx - w * 0.24} ${back}H${s.cx + w * 0.24}L${s.cx + w} ${s.floor - 2}V${s.floor}H${s.cx + w * 0.72}Q${s.cx} ${s.floor - 26 * s.u} ${s.cx - w * 0.72} ${s.floor}H${s.cx - w}Z`
  return path(d, lined(s.body)) + column(s, [62, 54], 40) + accentBand(s, 54, 54)
}

/** LG's crescent. */
const arc: Stand = (s) => {
  const [w, deep] = [190 * s.u, 74 * s.u]
  const y = s.floor - deep
  const d = pathData`M${s.cx - w} ${s.floor - 3}C${s.cx - w * 0.86} ${y} ${s.cx + w * 0.86} ${y} ${s.cx + w} ${s.floor - 3}Q${s.cx + w * 1.01} ${s.floor} ${s.cx + w * 0.93} ${s.floor}C${s.cx + w * 0.66} ${y + 38 * s.u} ${s.cx - w * 0.66} ${y + 38 * s.u} ${s.cx - w * 0.93} ${s.floor}Q${s.cx - w * 1.01} ${s.floor} ${s.cx - w} ${s.floor - 3}Z`
  return path(d, lined(s.body)) + column(s, [44, 40], 44)
}

/** Three claws and a light that falls on the desk. */
const tripod: Stand = (s) => {
  const glow = s.accent
    ? element('ellipse', { cx: s.cx, cy: s.floor - 3, rx: 62 * s.u, ry: 3.6, fill: s.accent, opacity: 0.4 })
    : ''
  const claw = (side: 1 | -1) => {
    const [reach, y] = [side * 178 * s.u, s.floor - 86 * s.u]
    const d = pathData`M${s.cx} ${y - 10 * s.u}Q${s.cx + reach * 0.5} ${y + 4 * s.u} ${s.cx + reach} ${s.floor - 1.5}V${s.floor}H${s.cx + reach * 0.8}Q${s.cx + reach * 0.42} ${y + 42 * s.u} ${s.cx} ${y + 36 * s.u}Z`
    return path(d, lined(side < 0 ? s.body : shade(s.body, -0.12)))
  }
  const hub = s.floor - 70 * s.u
  const ring = s.accent
    ? element('ellipse', { cx: s.cx, cy: hub, rx: 34 * s.u, ry: 1.7, fill: s.accent })
    : ''
  return [glow, claw(-1), claw(1), column(s, [74, 58], 66), ring].join('')
}

/** One bent sheet of metal, as wide as it is tall. */
const foot: Stand = (s) => {
  const w = 105 * s.u
  const d = pathData`M${s.cx - w} ${s.top}H${s.cx + w}V${s.floor - 9}H${s.cx - w}Z`
  return [
    path(d, lined(shade(s.body, 0.04))),
    rect(s.cx - w, s.floor - 11, w * 2, 4, { fill: shade(s.body, -0.14) }),
    path(
      pathData`M${s.cx - w} ${s.floor - 8}H${s.cx + w}L${s.cx + w + 1.5} ${s.floor}H${s.cx - w - 1.5}Z`,
      lined(shade(s.body, 0.25)),
    ),
  ].join('')
}

/** Two feet far apart, as below a television. */
const feet: Stand = (s) =>
  [-1, 1]
    .map((side) => {
      const x = s.cx + side * s.panelWidth * 0.3
      const w = 52 * s.u
      return path(
        pathData`M${x - w * 0.24} ${s.top}H${x + w * 0.24}L${x + w} ${s.floor - 1.6}V${s.floor}H${x - w}V${s.floor - 1.6}Z`,
        lined(s.body),
      )
    })
    .join('')

/** A portable monitor leans on its cover or kickstand. */
const easel: Stand = (s) => {
  const w = s.panelWidth / 2
  return [
    path(
      pathData`M${s.cx - w * 0.92} ${s.floor - 9}H${s.cx + w * 0.92}L${s.cx + w} ${s.floor - 1.6}V${s.floor}H${s.cx - w}V${s.floor - 1.6}Z`,
      lined(s.body),
    ),
    rect(s.cx - w, s.floor - 1.6, w * 2, 1.6, { fill: shade(s.body, -0.22) }),
  ].join('')
}

/** An arm that grips the edge of the desk. */
const clamp: Stand = (s) =>
  [
    column(s, [40, 40], 10),
    rect(s.cx - 58 * s.u, s.floor - 26 * s.u, 116 * s.u, 14 * s.u, { rx: 1, ...lined(s.body) }),
    rect(s.cx - 150 * s.u, s.floor - 12 * s.u, 300 * s.u, 16 * s.u, { rx: 1, ...lined('#c8ad8a') }),
    rect(s.cx - 34 * s.u, s.floor + 4 * s.u, 68 * s.u, 12 * s.u, { rx: 1, ...lined(s.body) }),
  ].join('')

const hex: Stand = (s) => {
  const [w, deep] = [120 * s.u, 62 * s.u]
  const [back, waist] = [s.floor - deep, s.floor - deep * 0.5]
  const d = pathData`M${s.cx - w} ${waist}L${s.cx - w * 0.6} ${back}H${s.cx + w * 0.6}L${s.cx + w} ${waist}V${waist + 1.6}L${s.cx + w * 0.62} ${s.floor}H${s.cx - w * 0.62}L${s.cx - w} ${waist + 1.6}Z`
  return [
    path(d, lined(s.body)),
    path(
      pathData`M${s.cx - w} ${waist + 1}L${s.cx - w * 0.62} ${s.floor - 1}H${s.cx + w * 0.62}L${s.cx + w} ${waist + 1}`,
      {
        fill: 'none',
        stroke: s.accent ?? shade(s.body, -0.25),
        'stroke-width': 1.2,
      },
    ),
    column(s, [58, 66], 30),
  ].join('')
}

export const STANDS = {
  plate,
  square,
  round,
  slim,
  turntable,
  v,
  chevron,
  wing,
  arc,
  tripod,
  foot,
  feet,
  easel,
  clamp,
  hex,
} as const
export type StandName = keyof typeof STANDS

// Millimetres between desk and panel, and the width of the shadow: feet that follow the panel's width name their share.
const SIZES: Readonly<Partial<Record<StandName, { rise: number; shadow?: number; share?: number }>>> = {
  foot: { rise: 118, shadow: 230 },
  feet: { rise: 66, share: 0.8 },
  easel: { rise: 16, share: 1 },
  arc: { rise: 130, shadow: 380 },
  v: { rise: 138, share: 0.55 },
  chevron: { rise: 138, share: 0.72 },
  tripod: { rise: 150, shadow: 340 },
}

/** How high a panel stands above the desk, in millimetres. */
export const getStandRise = (name: StandName): number => SIZES[name]?.rise ?? 138

export function standShadow(
  name: StandName,
  { panelWidth, u }: Pick<StandSpace, 'panelWidth' | 'u'>,
): number {
  const { shadow = 280, share } = SIZES[name] ?? {}
  return share ? panelWidth * share : shadow * u
}
