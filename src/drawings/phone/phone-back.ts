import { measureLightness, shade } from '#drawings/colours.ts'
import { circle, element, path, rect } from '#drawings/svg-parts.ts'
import { type CameraPart, cameraParts } from './phone-camera-layouts.ts'
import type { PhoneForm } from './phone-form.ts'
import {
  type Box,
  bumpers,
  cornerBox,
  inset,
  pathData,
  type Radii,
  shadeEdge,
  shadeNeighbour,
} from './phone-shapes.ts'
import { drawWallpaper } from './phone-wallpapers.ts'

const GLASS = '#12151a'
const HAIRLINE = 0.7

interface Paint {
  readonly form: PhoneForm
  readonly box: Box
  /** Picture units per hundredth of the width that the layout is measured in. */
  readonly unit: number
}

function drawLens(x: number, y: number, r: number): string {
  return (
    circle(x, y, r * 0.9, { fill: '#0c0f14', stroke: '#5d636c', 'stroke-width': Math.max(r * 0.2, 0.6) }) +
    circle(x, y, r * 0.48, { fill: '#243447' }) +
    circle(x - r * 0.26, y - r * 0.28, r * 0.15, { fill: '#dfe9f5', opacity: 0.8 })
  )
}

const readRadii = (part: CameraPart, { box, unit }: Paint): Radii => {
  const radii = part.corners.map((corner) => (corner === 'B' ? box.r : Number(corner) * unit))
  const [first = 0, second = first, third = first, fourth = first] = radii
  return [first, second, third, fourth]
}

/** A round cover screen shows a plain dial instead of a wallpaper. */
function drawDial({ x, y, w, h }: Box): string {
  const [cx, cy] = [x + w / 2, y + h / 2]
  const dial = circle(cx, cy, w * 0.5, { fill: '#27324a' })
  return dial + circle(cx, cy, w * 0.34, { fill: 'none', stroke: '#9db4e0', 'stroke-width': 1.4 })
}

function drawPlate(part: CameraPart, paint: Paint): string {
  const { form, box, unit } = paint
  const [x = 0, y = 0, w = 0, h = 0] = part.numbers.map((value) => value * unit)
  const plate = { x: box.x + x, y: box.y + y, w, h, r: 0 }
  const radii = readRadii(part, paint)
  if (part.letter === 's') {
    if (radii[0] >= w / 2.2) return drawDial(plate)
    return drawWallpaper({ ...plate, r: radii[0] }, form.wall)
  }
  const island = form.island ?? shadeNeighbour(form.back, 0.13)
  const fill = { i: island, k: form.island ?? GLASS, m: form.frame ?? shade(form.back, -0.12) }[part.letter]
  return path(cornerBox(plate, radii), { fill, stroke: shadeEdge(fill ?? GLASS), 'stroke-width': HAIRLINE })
}

function drawPart(part: CameraPart, paint: Paint): string {
  const { box, unit, form } = paint
  const [x = 0, y = 0, r = 0] = part.numbers
  const [cx, cy] = [box.x + x * unit, box.y + y * unit]
  if (part.letter === 'o') return drawLens(cx, cy, r * unit)
  if (part.letter === 'f')
    return circle(cx, cy, 2.5 * unit, { fill: '#fdf3d8', stroke: '#a79a78', 'stroke-width': 0.5 })
  if (part.letter === 'd')
    return circle(cx, cy, r * unit, { fill: '#1a1d22', stroke: '#4b5058', 'stroke-width': 0.4 })
  if (part.letter === 'p') return drawFinger([cx, cy, r * unit], form.back)
  return drawPlate(part, paint)
}

const drawFinger = ([cx, cy, r]: readonly [number, number, number], back: string): string =>
  circle(cx, cy, r, { fill: shadeNeighbour(back, 0.08), stroke: shadeEdge(back), 'stroke-width': HAIRLINE })

const bands = ({ box, form }: Paint): string => {
  const { x, y, w, h } = box
  const d = [y + w * 0.22, y + h - w * 0.22].map((at) => pathData('M', x + 1, at, 'h', w - 2)).join(' ')
  return path(d, { stroke: shadeNeighbour(form.back, 0.2), 'stroke-width': 1.5, fill: 'none' })
}

/** A differently coloured upper part, down to `share` of the width. */
const crown =
  (share: number) =>
  ({ box, form }: Paint): string => {
    const top = inset({ ...box, h: box.w * share }, 1)
    return path(cornerBox(top, [top.r, top.r, 0, 0]), {
      fill: form.accent ?? shadeNeighbour(form.back, 0.12),
    })
  }

const panel = ({ box, form }: Paint): string => {
  const { x, y, w, h } = box
  return rect(x + w * 0.07, y + w * 0.62, w * 0.86, h - w * 0.75, {
    rx: box.r * 0.8,
    fill: form.accent ?? shadeNeighbour(form.back, 0.1),
    stroke: shadeEdge(form.back),
    'stroke-width': 0.5,
  })
}

const glyphs = ({ box, form }: Paint): string => {
  const { x, y, w, h } = box
  const [cx, cy, r] = [x + w * 0.5, y + h * 0.52, w * 0.22]
  const d =
    pathData('M', cx - r, cy, 'a', r, r, '0 1 1', r, r) +
    pathData(
      'M',
      x + w * 0.05,
      y + w * 0.48,
      'V',
      y + w * 0.16,
      'a',
      w * 0.12,
      w * 0.12,
      '0 0 1',
      w * 0.24,
      0,
    ) +
    pathData('M', x + w * 0.46, y + w * 0.34, 'L', x + w * 0.62, y + w * 0.14) +
    pathData('M', cx, y + h * 0.8, 'v', h * 0.09)
  const stroke = form.accent ?? (measureLightness(form.back) < 0.5 ? '#f4f4f0' : '#9c9d9b')
  return path(d, { stroke, 'stroke-width': 2, 'stroke-linecap': 'round', fill: 'none' })
}

const stripe = ({ box, form }: Paint): string =>
  rect(box.x + box.w * 0.44, box.y + 1, box.w * 0.14, box.h - 2, {
    fill: form.accent ?? shadeNeighbour(form.back, 0.14),
  })

const grip = ({ box, form }: Paint): string => {
  const { x, y, w, h } = box
  const ribs = [0.5, 0.56, 0.62, 0.68, 0.74]
    .map((at) => pathData('M', x + w * 0.12, y + h * at, 'h', w * 0.76))
    .join(' ')
  const bolts = [0.06, 0.94].map((at) => circle(x + w * 0.1, y + h * at, 1.6, { fill: '#8b9094' })).join('')
  return (
    path(ribs, { stroke: shadeNeighbour(form.back, 0.16), 'stroke-width': 2.2, 'stroke-linecap': 'round' }) +
    bolts
  )
}

const seam = ({ box, form }: Paint): string => {
  const middle = box.y + box.h / 2
  const lower = { ...box, x: box.x + 1, y: middle, w: box.w - 2, h: box.h / 2 - 1 }
  const half = path(cornerBox(lower, [0, 0, box.r, box.r]), { fill: '#000', opacity: 0.06 })
  return half + rect(box.x, middle - 1.6, box.w, 3.2, { fill: shade(form.frame ?? form.back, -0.3) })
}

const DETAILS = {
  none: () => '',
  bands,
  crown: crown(0.33),
  'crown-low': crown(0.2),
  panel,
  glyphs,
  stripe,
  grip,
  seam,
}

/** Ids are derived from the colours, so that two drawings on one page share a gradient only if it is the same. */
function backFill(form: PhoneForm): { readonly fill: string; readonly defs: string } {
  if (!form.back2) return { fill: form.back, defs: '' }
  const id = `phone-${form.back.slice(1)}-${form.back2.slice(1)}`
  const stops = [form.back, form.back2].map((colour, offset) =>
    element('stop', { offset, 'stop-color': colour }),
  )
  const defs = element('linearGradient', { id, x1: 0.2, y1: 0, x2: 0.5, y2: 1 }, stops.join(''))
  return { fill: `url(#${id})`, defs }
}

const sheen = (box: Box, dark: boolean): string => {
  const { x, y, w, h } = box
  const d = pathData('M', x, y + h * 0.4, 'L', x + w * 0.56, y, 'H', x + w * 0.84, 'L', x, y + h * 0.62, 'Z')
  return path(d, { fill: '#fff', opacity: dark ? 0.05 : 0.11 })
}

/** The back of the phone, behind its front. */
export function drawBack(form: PhoneForm, box: Box): string {
  const frame = form.frame ?? shade(form.back, -0.12)
  const unit = (form.build === 'fold' ? box.w / 2 : box.w) / 100
  const paint: Paint = { form, box, unit }
  const { fill, defs } = backFill(form)
  const inner = inset(box, 1.1)
  return (
    defs +
    rect(box.x, box.y, box.w, box.h, {
      rx: box.r,
      fill: frame,
      stroke: shadeEdge(frame),
      'stroke-width': HAIRLINE,
    }) +
    rect(inner.x, inner.y, inner.w, inner.h, { rx: inner.r, fill }) +
    (form.detail === 'grip' ? bumpers(box, frame) : '') +
    sheen(inner, measureLightness(form.back) < 0.3) +
    DETAILS[form.build === 'flip' ? 'seam' : form.detail](paint) +
    cameraParts(form.camera)
      .map((part) => drawPart(part, paint))
      .join('') +
    (form.finger ? drawFinger([box.x + box.w * 0.5, box.y + box.w * 0.52, box.w * 0.075], form.back) : '')
  )
}
