import { type DeviceForm, drawDevice } from '#drawings/device-drawing.ts'
import {
  type Area,
  circle,
  DRAWING_SIZE,
  element,
  group,
  path,
  pathData,
  rect,
  svgDocument,
  unwrapDrawing,
} from '#drawings/svg-parts.ts'
import { locateDevice } from './locate-device.ts'
import type { ConditionGrade } from './marks.ts'

// A mark of a millimetre would not show on a whole device, least of all on a monitor. So these marks are larger than
// life; the close-ups show their true size.

/** A line between two points, as shares of the device's width and height. */
type Line = readonly [x1: number, y1: number, x2: number, y2: number]

const HAIRLINES: readonly Line[] = [
  [0.12, 0.3, 0.42, 0.18],
  [0.2, 0.36, 0.36, 0.3],
  [0.52, 0.22, 0.8, 0.32],
  [0.6, 0.44, 0.9, 0.4],
  [0.18, 0.62, 0.4, 0.74],
  [0.56, 0.58, 0.62, 0.78],
  [0.61, 0.57, 0.67, 0.75],
  [0.3, 0.5, 0.46, 0.46],
]

const GROOVES: readonly Line[] = [
  [0.24, 0.86, 0.58, 0.5],
  [0.4, 0.88, 0.6, 0.72],
  [0.66, 0.12, 0.84, 0.24],
]

/** A round mark; its size is a share of the shorter side. */
interface Spot {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Pieces missing from the outline. */
const BITES: Readonly<Record<ConditionGrade, readonly Spot[]>> = {
  5: [],
  4: [],
  3: [],
  2: [{ x: 1, y: 0.34, r: 0.03 }],
  1: [
    { x: 0.98, y: 0.02, r: 0.09 },
    { x: 1, y: 0.62, r: 0.06 },
  ],
}

const DENTS: Readonly<Record<ConditionGrade, readonly Spot[]>> = {
  5: [],
  4: [],
  3: [],
  2: [{ x: 0.26, y: 0.9, r: 0.025 }],
  1: [
    { x: 0.26, y: 0.9, r: 0.05 },
    { x: 0.62, y: 0.92, r: 0.035 },
  ],
}

/** Rays from the corner that hit the floor. */
const CRACKS: readonly Line[] = [
  [0.94, 0.05, 0.78, 0.2],
  [0.78, 0.2, 0.7, 0.42],
  [0.7, 0.42, 0.5, 0.58],
  [0.5, 0.58, 0.42, 0.82],
  [0.94, 0.05, 0.66, 0.1],
  [0.66, 0.1, 0.4, 0.26],
  [0.4, 0.26, 0.1, 0.3],
  [0.94, 0.05, 0.9, 0.3],
  [0.9, 0.3, 0.94, 0.52],
  [0.78, 0.2, 0.9, 0.3],
  [0.66, 0.1, 0.78, 0.2],
  [0.4, 0.26, 0.7, 0.42],
]

const joinLines = ({ x, y, width, height }: Area, lines: readonly Line[]): string =>
  lines
    .map(
      ([x1, y1, x2, y2]) =>
        pathData`M${x + width * x1} ${y + height * y1}L${x + width * x2} ${y + height * y2}`,
    )
    .join('')

/** Light and dark side by side, so that it shows on every colour. */
const scratch = (d: string, width: number, opacity: number): string =>
  group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-width': width, opacity },
    path(d, { stroke: '#000', transform: 'translate(.5 .6)', opacity: 0.6 }),
    path(d, { stroke: '#fff' }),
  )

const placeSpots = ({ x, y, width, height }: Area, spots: readonly Spot[]): readonly Spot[] =>
  spots.map((spot) => ({
    x: x + width * spot.x,
    y: y + height * spot.y,
    r: Math.min(width, height) * spot.r,
  }))

/** Light from the top left: the far wall of a hollow is bright, the near one dark. */
const dent = ({ x, y, r }: Spot): string =>
  circle(x, y, r, { opacity: 0.5 }) +
  path(pathData`M${x + r} ${y}A${r} ${r} 0 0 1 ${x - r * 0.5} ${y + r * 0.87}`, {
    fill: 'none',
    stroke: '#fff',
    opacity: 0.9,
  })

function drawWear(area: Area, grade: ConditionGrade): string {
  return [
    grade <= 3 ? scratch(joinLines(area, HAIRLINES), 0.5, 0.85) : '',
    grade <= 2 ? scratch(joinLines(area, GROOVES), 1.3, 1) : '',
    grade === 1 ? scratch(joinLines(area, CRACKS), 0.9, 1) : '',
    ...placeSpots(area, DENTS[grade]).map(dent),
  ].join('')
}

/** Consoles are drawn by hand: nobody knows where their outlines are. */
const listBites = ({ kind }: DeviceForm, grade: ConditionGrade): readonly Spot[] =>
  kind === 'console' ? [] : BITES[grade]

/** Film around the device, with the strip that opens it. */
function drawFilm({ x, y, width, height }: Area): string {
  const at = (across: number) => x + width * across
  const bottom = y + height
  const stripe = (from: number, to: number) =>
    pathData`M${at(from)} ${bottom}L${at(from + 0.3)} ${y}H${at(to + 0.3)}L${at(to)} ${bottom}z`
  return (
    path(stripe(-0.1, 0.14) + stripe(0.2, 0.27) + stripe(0.5, 0.62), { fill: '#fff', opacity: 0.3 }) +
    rect(x - width, y + height * 0.44, width * 3, Math.max(5, height * 0.05), {
      fill: '#c77a12',
      opacity: 0.9,
    })
  )
}

const DEVICE_ID = 'device'
const ON_DEVICE_ID = 'on-device'
const WHOLE_ID = 'whole'
const EVERYWHERE = {
  x: 0,
  y: 0,
  width: DRAWING_SIZE,
  height: DRAWING_SIZE,
  maskUnits: 'userSpaceOnUse',
} as const

/** Marks are on the right, where the back behind most devices does not show. */
const isMirrored = (form: DeviceForm): boolean => form.kind === 'tablet' && form.pose === 'landscape'

/** The drawing of a device as it appears in a condition. Marks are on the device only, whatever its shape. */
export function drawWornDevice(form: DeviceForm, grade: ConditionGrade): string {
  const device = drawDevice(form)
  if (grade === 4) return device
  const area = locateDevice(form)
  const transform = isMirrored(form)
    ? pathData`translate(${2 * area.x + area.width} 0)scale(-1 1)`
    : undefined
  const shown = element('use', { href: `#${DEVICE_ID}` })
  const bites = placeSpots(area, listBites(form, grade))
  const holes = bites.map(({ x, y, r }) => circle(x, y, r))
  const rims = bites.map(({ x, y, r }) => circle(x, y, r * 1.4, { opacity: 0.4 }))
  const everything = rect(0, 0, DRAWING_SIZE, DRAWING_SIZE, { fill: '#fff' })
  const masks = [
    element('mask', { id: ON_DEVICE_ID, 'mask-type': 'alpha', ...EVERYWHERE }, shown),
    element('mask', { id: WHOLE_ID, ...EVERYWHERE }, everything + group({ transform }, ...holes)),
  ]
  const marks = grade === 5 ? drawFilm(area) : drawWear(area, grade)
  return svgDocument(
    element('defs', {}, group({ id: DEVICE_ID }, unwrapDrawing(device)) + masks.join('')),
    group(
      { mask: `url(#${WHOLE_ID})` },
      shown,
      group({ mask: `url(#${ON_DEVICE_ID})` }, group({ transform }, marks, ...rims)),
    ),
  )
}
