import { type Area, element, group, path, pathData } from '#drawings/svg-parts.ts'
import { type Point, showTable } from './close-up.ts'

/** Where the marks of a close-up are, and which tone shows on the surface. */
export interface Surface {
  /** A plain part of the device that marks show on. */
  readonly face: Area
  /** A straight stretch of the outline, where a fall leaves dents. */
  readonly edge: { readonly x: number; readonly y: number; readonly side: 'top' | 'bottom' }
  /** What cracks when it breaks. */
  readonly material: 'glass' | 'housing'
  /** Light lines on a dark surface, dark ones on a light surface. */
  readonly ink: string
}

/** A line across the face; its ends are shares of it. */
interface Scratch {
  readonly from: Point
  readonly to: Point
  readonly widthMm: number
  /** Deep enough for a fingernail to catch. */
  readonly isFelt?: true
}

/** In the outline, `atMm` along its stretch; or in the face. */
interface Dent {
  readonly diameterMm: number
  readonly atMm: number
}

export interface Marks {
  readonly scratches: readonly Scratch[]
  readonly dents: readonly Dent[]
  readonly isCracked: boolean
}

const hairline = (x1: number, y1: number, x2: number, y2: number): Scratch => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  widthMm: 0.16,
})

const groove = (x1: number, y1: number, x2: number, y2: number): Scratch => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  widthMm: 0.4,
  isFelt: true,
})

const HAIRLINES: readonly Scratch[] = [
  hairline(0.06, 0.62, 0.52, 0.3),
  hairline(0.16, 0.78, 0.38, 0.6),
  hairline(0.3, 0.16, 0.72, 0.28),
  hairline(0.5, 0.1, 0.78, 0.14),
  hairline(0.55, 0.66, 0.62, 0.4),
  hairline(0.58, 0.68, 0.66, 0.44),
  hairline(0.1, 0.26, 0.2, 0.36),
]

const GROOVES: readonly Scratch[] = [groove(0.12, 0.9, 0.56, 0.34), groove(0.34, 0.94, 0.52, 0.7)]

/** From sealed to heavily used, as the price rule numbers them. */
export const CONDITION_GRADES = [5, 4, 3, 2, 1] as const

export type ConditionGrade = (typeof CONDITION_GRADES)[number]

/** The marks of each condition, as its definition allows them. */
export const CONDITION_MARKS: Readonly<Record<ConditionGrade, Marks>> = {
  5: { scratches: [], dents: [], isCracked: false },
  4: { scratches: [], dents: [], isCracked: false },
  3: { scratches: HAIRLINES, dents: [], isCracked: false },
  2: {
    scratches: [...HAIRLINES, ...GROOVES],
    dents: [
      { diameterMm: 2, atMm: 4 },
      { diameterMm: 1.4, atMm: 8 },
    ],
    isCracked: false,
  },
  1: {
    scratches: [...HAIRLINES, ...GROOVES, groove(0.02, 0.16, 0.3, 0.06)],
    dents: [
      { diameterMm: 5, atMm: 5 },
      { diameterMm: 2.6, atMm: 10.5 },
    ],
    isCracked: true,
  },
}

const within = ({ x, y, width, height }: Area, share: Point): Point => ({
  x: x + width * share.x,
  y: y + height * share.y,
})

function outlineScratch({ face }: Surface, { from, to }: Scratch): string {
  const [start, end] = [within(face, from), within(face, to)]
  // Nobody scratches in a straight line.
  const x = (start.x + end.x) / 2 + (end.y - start.y) / 8
  const y = (start.y + end.y) / 2 - (end.x - start.x) / 8
  return pathData`M${start.x} ${start.y}Q${x} ${y} ${end.x} ${end.y}`
}

/** All scratches of a kind are one line, which keeps the file small. */
function drawScratches(surface: Surface, scratches: readonly Scratch[]): string {
  const [first] = scratches
  if (!first) return ''
  const d = scratches.map((scratch) => outlineScratch(surface, scratch)).join('')
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': first.widthMm }
  if (!first.isFelt) return path(d, { ...line, stroke: surface.ink, opacity: 0.75 })
  // Light from the top left: the upper wall of a groove is dark, the lower one bright.
  return group(
    line,
    path(d, { stroke: '#000', opacity: 0.55, transform: 'translate(-.1 -.12)' }),
    path(d, { stroke: '#fff', opacity: 0.8, transform: 'translate(.12 .14)' }),
    path(d, { stroke: surface.ink }),
  )
}

/** A dent in the outline: a missing piece as wide as the dent, its dark wall, and a bright rim below. */
function drawDent({ edge }: Surface, { diameterMm, atMm }: Dent): string {
  const r = diameterMm / 2
  const depth = r * 1.3
  const line = { fill: 'none', 'stroke-linecap': 'round' }
  return group(
    { transform: pathData`translate(${edge.x + atMm} ${edge.y})scale(1 ${edge.side === 'top' ? 1 : -1})` },
    path(pathData`M${-r * 1.4} .1Q0 ${depth * 2.1} ${r * 1.4} .1z`, { opacity: 0.3 }),
    showTable(pathData`M${-r} -.5V0Q0 ${depth} ${r} 0V-.5z`),
    path(pathData`M${-r} 0Q0 ${depth} ${r} 0`, {
      ...line,
      stroke: '#000',
      'stroke-width': 0.3,
      opacity: 0.65,
    }),
    path(pathData`M${-r * 0.6} ${depth * 0.72}Q${r * 0.2} ${depth * 1.2} ${r * 1.3} .3`, {
      ...line,
      stroke: '#fff',
      'stroke-width': 0.3,
      opacity: 0.85,
    }),
  )
}

/** Glass breaks into rays from where it was hit; a housing tears along one line. */
const CRACKS = {
  glass: [
    'M0 1.4 2.2 5 3 9.6 6.2 13.6 6 18.4 8.2 24',
    'M3 9.6 1 13.4 1.6 17.6-1.2 22.6',
    'M0 1.4 4.4 3.6 9.6 3.8 14.4 6.8 21.6 6.4',
    'M9.6 3.8 12.4 2 18 1.6',
    'M0 1.4-3.2 4.6-4 9-7.8 13.2-8.8 18.6',
    'M0 1.4-5.2 2.8-9.6 2.2',
    'M2.2 5 5.6 4.4 6 9M-3.2 4.6 2.2 5M-4 9 .2 9.6 3 9.6',
  ],
  housing: [
    'M0 1.4 1.8 4.6.8 8 4 11.6 3.4 15.4 6.6 19.6',
    'M.8 8-2.4 10.6-3 14.4',
    'M4 11.6 8.2 12.4 10.6 15.2',
  ],
} as const

function drawCrack({ edge, material }: Surface): string {
  const d = CRACKS[material].join('')
  const line = { fill: 'none', 'stroke-linejoin': 'bevel' }
  const isGlass = material === 'glass'
  return group(
    { transform: pathData`translate(${edge.x + 5} ${edge.y})scale(1 ${edge.side === 'top' ? 1 : -1})` },
    path(d, {
      ...line,
      stroke: isGlass ? '#000' : '#fff',
      'stroke-width': isGlass ? 0.5 : 0.3,
      opacity: 0.55,
      transform: 'translate(.2 .2)',
    }),
    path(d, { ...line, stroke: isGlass ? '#f4f7f4' : '#0a0b0b', 'stroke-width': isGlass ? 0.22 : 0.5 }),
    isGlass ? path('M2.2 5 5.6 4.4 6 9 3 9.6z', { fill: '#fff', opacity: 0.22 }) : '',
    isGlass ? path('M0 1.4-3.2 4.6 2.2 5z', { fill: '#fff', opacity: 0.3 }) : '',
  )
}

/** The marks of a condition on a surface. */
export function drawMarks(surface: Surface, { scratches, dents, isCracked }: Marks): string {
  return element(
    'g',
    {},
    [
      drawScratches(
        surface,
        scratches.filter(({ isFelt }) => !isFelt),
      ),
      drawScratches(
        surface,
        scratches.filter(({ isFelt }) => isFelt),
      ),
      isCracked ? drawCrack(surface) : '',
      ...dents.map((dent) => drawDent(surface, dent)),
    ].join(''),
  )
}
