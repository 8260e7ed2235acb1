import { measureLightness, shade } from '#drawings/colours.ts'
import { circle, path, rect } from '#drawings/svg-parts.ts'
import type { PhoneForm } from './phone-form.ts'
import { type Box, bumpers, cornerBox, gloss, inset, pathData, shadeEdge } from './phone-shapes.ts'
import { drawWallpaper } from './phone-wallpapers.ts'

type Front = PhoneForm['front']
type Bezels = readonly [side: number, top: number, bottom: number]

/** Millimetres from the outline to the screen. */
const BEZELS: Readonly<Record<Front, Bezels>> = {
  home: [3.6, 16.5, 16.5],
  oblong: [2.6, 13, 14.5],
  keys: [3, 12, 13.5],
  bezel: [3, 12, 12],
  tall: [2.2, 8, 7],
  notch: [3.4, 3.4, 3.4],
  'notch-slim': [3, 3, 3],
  'notch-wide': [2.6, 2.8, 5.5],
  drop: [2.5, 2.8, 6],
  hole: [2.1, 2.3, 2.9],
  'hole-left': [2.2, 2.5, 3.4],
  'hole-right': [2, 2.4, 3],
  'pill-left': [2.2, 2.6, 3.6],
  'pill-right': [1.6, 3, 3.6],
  island: [2.2, 2.2, 2.2],
  full: [2, 3.4, 4.6],
  keyboard: [3, 10, 46],
  twin: [4, 16, 16],
}

const SQUARE_SCREENS: readonly Front[] = ['home', 'oblong', 'keys', 'bezel', 'keyboard', 'twin']

interface Paint {
  readonly form: PhoneForm
  readonly box: Box
  readonly screen: Box
  /** Picture units per millimetre. */
  readonly scale: number
}

function buildScreen(form: PhoneForm, box: Box, scale: number): Box {
  const [side, top, bottom] = form.bezels ?? BEZELS[form.front]
  const left = (form.edge ? 0.9 : side) * scale
  const r = SQUARE_SCREENS.includes(form.front) ? 0.8 : Math.max(box.r - left * 0.75, 1.5)
  return {
    x: box.x + left,
    y: box.y + top * scale,
    w: box.w - 2 * left,
    h: box.h - (top + bottom) * scale,
    r,
  }
}

const lineOn = (form: PhoneForm): string => (measureLightness(form.face) < 0.5 ? '#3a4048' : '#c3c4c2')

const lensOn = (x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: '#0b0d10' }) + circle(x, y, r * 0.45, { fill: '#26384c' })

/** Earpiece and camera in the upper border. */
function brow({ form, box, screen, scale }: Paint): string {
  const [cx, cy] = [box.x + box.w / 2, (box.y + screen.y) / 2]
  const slot = rect(cx - 5.5 * scale, cy - 0.6 * scale, 11 * scale, 1.2 * scale, {
    rx: 0.6 * scale,
    fill: lineOn(form),
  })
  return (
    slot +
    circle(cx - 10 * scale, cy, 1.3 * scale, { fill: '#26384c', stroke: lineOn(form), 'stroke-width': 0.5 })
  )
}

const chinCentre = ({ box, screen }: Paint): readonly [number, number] => [
  box.x + box.w / 2,
  (screen.y + screen.h + box.y + box.h) / 2,
]

const home = (paint: Paint): string => {
  const [cx, cy] = chinCentre(paint)
  const ring = measureLightness(paint.form.face) < 0.5 ? '#4a5058' : '#b9bab8'
  return brow(paint) + circle(cx, cy, 5.4 * paint.scale, { fill: 'none', stroke: ring, 'stroke-width': 1.2 })
}

const oblong = (paint: Paint): string => {
  const [cx, cy] = chinCentre(paint)
  const { scale, form } = paint
  const key = { rx: 2.6 * scale, fill: shade(form.face, 0.08), stroke: lineOn(form), 'stroke-width': 0.9 }
  return brow(paint) + rect(cx - 7.5 * scale, cy - 2.7 * scale, 15 * scale, 5.4 * scale, key)
}

const keys = (paint: Paint): string => {
  const [cx, cy] = chinCentre(paint)
  const s = paint.scale
  const d =
    pathData('M', cx - 20 * s, cy, 'l', 2.6 * s, -1.8 * s, 'v', 3.6 * s, 'Z') +
    pathData('M', cx - 1.8 * s, cy - 1.8 * s, 'h', 3.6 * s, 'v', 3.6 * s, 'h', -3.6 * s, 'Z') +
    pathData('M', cx + 18 * s, cy - 1.4 * s, 'h', 3.4 * s, 'm', 0, 2.8 * s, 'h', -3.4 * s)
  const stroke = measureLightness(paint.form.face) < 0.5 ? '#aab0b8' : '#8b8f93'
  return brow(paint) + path(d, { fill: 'none', stroke, 'stroke-width': 0.9 })
}

const bezel = (paint: Paint): string => {
  const [cx, cy] = chinCentre(paint)
  const { scale } = paint
  const slot = { rx: 0.6 * scale, fill: lineOn(paint.form) }
  return brow(paint) + rect(cx - 7 * scale, cy - 0.6 * scale, 14 * scale, 1.2 * scale, slot)
}

/** A dark tongue hanging from the upper border, `share` of the screen wide and `depth` millimetres deep. */
const notch =
  (share: number, depth: number) =>
  (paint: Paint): string => {
    const { screen, scale, form } = paint
    const [w, h] = [screen.w * share, depth * scale]
    const [x, y, r] = [screen.x + (screen.w - w) / 2, screen.y - 0.4, h * 0.55]
    const d = pathData(
      'M',
      x - r * 0.6,
      y,
      'q',
      r * 0.6,
      0,
      r * 0.6,
      r * 0.6,
      'V',
      y + h - r,
      'q',
      0,
      r,
      r,
      r,
      'H',
      x + w - r,
      'q',
      r,
      0,
      r,
      -r,
      'V',
      y + r * 0.6,
      'q',
      0,
      -r * 0.6,
      r * 0.6,
      -r * 0.6,
      'Z',
    )
    return path(d, { fill: form.face }) + lensOn(x + w * 0.76, y + h * 0.48, h * 0.22)
  }

const drop = ({ screen, scale, form }: Paint): string => {
  const [cx, y, r] = [screen.x + screen.w / 2, screen.y - 0.4, 2.9 * scale]
  const d = pathData(
    'M',
    cx - 2.1 * r,
    y,
    'q',
    r,
    0,
    1.15 * r,
    r,
    'a',
    r,
    r,
    '0 0 0',
    1.9 * r,
    0,
    'q',
    0.15 * r,
    -r,
    1.15 * r,
    -r,
    'Z',
  )
  return path(d, { fill: form.face }) + circle(cx, y + r * 0.85, r * 0.42, { fill: '#26384c' })
}

const hole =
  (share: number) =>
  ({ screen, scale }: Paint): string => {
    const off = 5.2 * scale
    const x =
      share === 0.5 ? screen.x + screen.w / 2 : share < 0.5 ? screen.x + off : screen.x + screen.w - off
    return lensOn(x, screen.y + 4.2 * scale, 2 * scale)
  }

const pill =
  (side: 'left' | 'right') =>
  ({ screen, scale }: Paint): string => {
    const [w, h] = [11.5 * scale, 4.6 * scale]
    const x = side === 'left' ? screen.x + 3.6 * scale : screen.x + screen.w - w - 3.6 * scale
    const y = screen.y + 2.4 * scale
    const lens = circle(x + h * 0.5, y + h * 0.5, h * 0.24, { fill: '#26384c' })
    return (
      rect(x, y, w, h, { rx: h / 2, fill: '#0b0d10' }) +
      lens +
      circle(x + w - h / 2, y + h / 2, h * 0.24, { fill: '#26384c' })
    )
  }

const island = ({ screen, scale }: Paint): string => {
  const [w, h] = [20 * scale, 5.8 * scale]
  const [x, y] = [screen.x + (screen.w - w) / 2, screen.y + 2.6 * scale]
  return (
    rect(x, y, w, h, { rx: h / 2, fill: '#05070a' }) +
    circle(x + w - h / 2, y + h / 2, h * 0.24, { fill: '#22334a' })
  )
}

const keyboard = (paint: Paint): string => {
  const { box, screen, scale, form } = paint
  const top = screen.y + screen.h + 6 * scale
  const [rows, columns] = [4, 10]
  const [stepX, stepY] = [(box.w - 8 * scale) / columns, (box.y + box.h - 4 * scale - top) / rows]
  const keysPath = Array.from({ length: rows * columns }, (_, index) => {
    const [x, y] = [box.x + 4 * scale + (index % columns) * stepX, top + Math.floor(index / columns) * stepY]
    return pathData('M', x + 0.6, y + 0.6, 'h', stepX - 1.6, 'v', stepY - 2, 'h', 1.6 - stepX, 'Z')
  })
  return (
    brow(paint) +
    path(keysPath.join(''), { fill: shade(form.face, 0.2), stroke: lineOn(form), 'stroke-width': 0.4 })
  )
}

/** Two screens with the hinge between them. */
const twin = ({ box, scale, form }: Paint): string => {
  const middle = box.x + box.w / 2
  const gap = rect(middle - 3.4 * scale, box.y + 1.4, 6.8 * scale, box.h - 2.8, { fill: form.face })
  return gap + rect(middle - 0.5, box.y, 1, box.h, { fill: lineOn(form) })
}

const CUTOUTS: Readonly<Record<Front, (paint: Paint) => string>> = {
  home,
  oblong,
  keys,
  bezel,
  tall: brow,
  notch: notch(0.53, 5.4),
  'notch-slim': notch(0.39, 5.2),
  'notch-wide': notch(0.45, 4.4),
  drop,
  hole: hole(0.5),
  'hole-left': hole(0),
  'hole-right': hole(1),
  'pill-left': pill('left'),
  'pill-right': pill('right'),
  island,
  full: () => '',
  keyboard,
  twin,
}

/** The sides of a curved screen catch light and shade. */
const curvedSides = ({ screen }: Paint): string => {
  const { x, y, w, h, r } = screen
  const tall = { y: y + r, h: h - r * 2 }
  return (
    rect(x, tall.y, 3, tall.h, { fill: '#fff', opacity: 0.22 }) +
    rect(x + w - 3.4, tall.y, 3.4, tall.h, { fill: '#000', opacity: 0.26 })
  )
}

function crease({ form, screen }: Paint): string {
  const { x, y, w, h } = screen
  const soft = { fill: '#000', opacity: 0.09 }
  const fine = { fill: '#fff', opacity: 0.16 }
  if (form.build === 'fold') return rect(x + w / 2 - 4, y, 4, h, soft) + rect(x + w / 2, y, 1.2, h, fine)
  return rect(x, y + h / 2 - 4, w, 4, soft) + rect(x, y + h / 2, w, 1.2, fine)
}

const gestureBar = ({ screen, scale }: Paint): string => {
  const w = Math.min(screen.w * 0.34, 26 * scale)
  return rect(screen.x + (screen.w - w) / 2, screen.y + screen.h - 2.6 * scale, w, 0.9 * scale, {
    rx: 0.5 * scale,
    fill: '#fff',
    opacity: 0.7,
  })
}

const sideKeys = ({ box, scale }: Paint, fill: string): string =>
  [0.27, 0.4]
    .map((at, index) =>
      rect(box.x + box.w - 1, box.y + box.h * at, 2, (index === 0 ? 15 : 9) * scale, {
        rx: 0.8,
        fill,
        stroke: shadeEdge(fill),
        'stroke-width': 0.4,
      }),
    )
    .join('')

/** The front of the phone, nearest to the viewer. */
export function drawFront(form: PhoneForm, box: Box, scale: number): string {
  const frame = form.frame ?? shade(form.back, -0.12)
  const screen = buildScreen(form, box, scale)
  const paint: Paint = { form, box, screen, scale }
  const rugged = form.detail === 'grip'
  const face = inset(box, scale * (rugged ? 2 : 0.9))
  const square = SQUARE_SCREENS.includes(form.front)
  return [
    sideKeys(paint, rugged ? (form.accent ?? frame) : frame),
    rugged ? bumpers(box, frame) : '',
    path(cornerBox(box, [box.r, box.r, box.r, box.r]), {
      fill: frame,
      stroke: shadeEdge(frame),
      'stroke-width': 0.8,
    }),
    rect(face.x, face.y, face.w, face.h, {
      rx: face.r,
      fill: form.face,
      stroke: shadeEdge(form.face),
      'stroke-width': 0.5,
    }),
    drawWallpaper(screen, form.wall),
    form.build === 'bar' ? '' : crease(paint),
    form.edge ? curvedSides(paint) : '',
    gloss(screen, 0.1),
    CUTOUTS[form.front](paint),
    square ? '' : gestureBar(paint),
  ].join('')
}
