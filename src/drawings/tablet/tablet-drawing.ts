import { shade } from '#drawings/colours.ts'
import { type Area, DRAWING_SIZE, element, group, path, rect, svgDocument } from '#drawings/svg-parts.ts'
import { CAMERAS, drawCamera } from './tablet-cameras.ts'
import {
  type Box,
  keyboardPart,
  type Part,
  penPart,
  SCALE,
  shadeOutline,
  standPart,
} from './tablet-extras.ts'
import type { TabletForm } from './tablet-form.ts'
import { drawFront } from './tablet-front.ts'

export { type TabletForm, tabletForm } from './tablet-form.ts'

const isWide = (form: TabletForm) => form.pose === 'landscape'

function frontBox(form: TabletForm): Box {
  const [short, long] = form.mm
  const [width, height] = isWide(form) ? [long, short] : [short, long]
  return { x: 0, y: 0, width: width * SCALE, height: height * SCALE }
}

// Millimetres from the edge to the camera; the back is moved out far enough to show the camera whole.
const CAMERA_INSET = 5

function backOffset(form: TabletForm): readonly [x: number, y: number] {
  const { width, height } = CAMERAS[form.camera]
  const reach = (size: number) => Math.max(11, (size + CAMERA_INSET + 4) * SCALE)
  if (isWide(form)) return [9, -reach(width)]
  return form.cameraAt === 'corner' ? [-reach(width), -9] : [-9, -reach(height)]
}

function cameraPlace(form: TabletForm): string {
  const { width, height } = CAMERAS[form.camera]
  const [short, long] = form.mm
  const inset = width ? CAMERA_INSET : 0
  if (form.cameraAt === 'corner') return `translate(${inset} ${inset})`
  return isWide(form)
    ? `translate(${inset} ${(long - height) / 2})`
    : `translate(${(short - width) / 2} ${inset})`
}

function backSurface(form: TabletForm): string {
  const [short, long] = form.mm
  const { body, corner, band } = form
  const [bandWidth, bandHeight] = isWide(form) ? [30, long] : [short, 34]
  // The light falls on the edges that end up at the top and at the left.
  const litEdge = isWide(form)
    ? `M${short / 2} ${long - 2.6}H${corner}Q2.6 ${long - 2.6} 2.6 ${long - corner}V${corner}`
    : `M2.6 ${long - corner}V${corner}Q2.6 2.6 ${corner} 2.6H${short - corner}`
  return (
    rect(0, 0, short, long, { rx: corner, fill: body, stroke: shadeOutline(body), 'stroke-width': 1.5 }) +
    (band ? rect(0.8, 0.8, bandWidth - 1.6, bandHeight - 1.6, { rx: corner - 1, fill: band }) : '') +
    path(litEdge, {
      fill: 'none',
      stroke: shade(body, 0.45),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  )
}

// Drawn upright in millimetres; a wide tablet turns its back clockwise, which brings the camera to the top right.
function backPart(form: TabletForm): Part {
  const [x, y] = backOffset(form)
  const front = frontBox(form)
  const turn = isWide(form) ? `translate(${x + front.width} ${y}) rotate(90)` : `translate(${x} ${y})`
  const camera = group({ transform: cameraPlace(form) }, drawCamera(form.camera, form.band ?? form.body))
  return {
    box: { x, y, width: front.width, height: front.height },
    svg: group({ transform: `${turn} scale(${SCALE})` }, backSurface(form), camera),
  }
}

// Rubber corners reach past the case of a rugged tablet.
function bumpers(form: TabletForm, { width, height }: Box): string {
  if (form.shell !== 'rugged') return ''
  const tone = shade(form.body, 0.12)
  const corners = [0, width].flatMap((x) => [0, height].map((y) => [x, y] as const))
  return corners
    .map(([x, y]) =>
      rect(x - 9 + (x ? -6 : 6), y - 9 + (y ? -6 : 6), 18, 18, {
        rx: 5,
        fill: tone,
        stroke: shadeOutline(form.body),
      }),
    )
    .join('')
}

function bounds(parts: readonly Part[]): Box {
  const x = Math.min(...parts.map(({ box }) => box.x))
  const y = Math.min(...parts.map(({ box }) => box.y))
  const right = Math.max(...parts.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...parts.map(({ box }) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

const shadow = ({ x, y, width, height }: Box) =>
  element('ellipse', {
    cx: x + width / 2,
    cy: y + height + 1.5,
    rx: width * 0.49,
    ry: 5,
    fill: '#000000',
    opacity: 0.12,
  })

// Paths and transforms are written as text, so their numbers are rounded once at the end.
const shortenNumbers = (svg: string) =>
  svg.replace(/\d{1,9}\.\d{3,20}/g, (digits) => String(Math.round(Number(digits) * 100) / 100))

function layOutTablet(form: TabletForm) {
  const front = frontBox(form)
  const frontPart = { box: front, svg: bumpers(form, front) + drawFront(form, front) }
  const stand = standPart(form, front)
  const keyboard = keyboardPart(form, front)
  const standing = [frontPart, stand, keyboard].filter((part) => part !== null)
  const base = bounds(standing)
  const pen = penPart(form, front, base.y + base.height)
  const back =
    form.stand === 'cylinder' ? [backPart(form), frontPart, stand] : [stand, backPart(form), frontPart]
  const parts = [...back, keyboard, pen].filter((part) => part !== null)
  const all = bounds(parts)
  const left = (DRAWING_SIZE - all.width) / 2 - all.x
  const top = (DRAWING_SIZE - all.height) / 2 - all.y
  return { front, parts, all, left, top }
}

/** Where the front is in the drawing. */
export function locateTablet(form: TabletForm): Area {
  const { front, left, top } = layOutTablet(form)
  return { x: left, y: top, width: front.width, height: front.height }
}

/** A tablet from the front with its back behind it, pen, stand and keyboard where people use them. */
export function drawTablet(form: TabletForm): string {
  const { parts, all, left, top } = layOutTablet(form)
  const place = `translate(${left} ${top})`
  return shortenNumbers(svgDocument(group({ transform: place }, shadow(all), ...parts.map(({ svg }) => svg))))
}
