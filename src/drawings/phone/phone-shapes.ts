import { measureLightness, shade } from '#drawings/colours.ts'
import { path } from '#drawings/svg-parts.ts'

/** A rounded rectangle in units of the drawing. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly r: number
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  w: box.w - 2 * by,
  h: box.h - 2 * by,
  r: Math.max(box.r - by, 0.5),
})

/** Radii of a rounded rectangle: top left, top right, bottom right, bottom left. */
export type Radii = readonly [number, number, number, number]

/** The hairline round a shape: darker than a light colour, lighter than a dark one, so it shows on any page. */
export const shadeEdge = (colour: string): string =>
  measureLightness(colour) < 0.34 ? shade(colour, 0.34) : shade(colour, -0.26)

/** A tone beside the colour that still reads as the same material. */
export const shadeNeighbour = (colour: string, amount = 0.1): string =>
  shade(colour, measureLightness(colour) < 0.5 ? amount : -amount * 0.8)

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100)

/** Path data from numbers and commands, rounded. */
export const pathData = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? formatNumber(part) : part)).join(' ')

export function cornerBox(box: Box, radii: Radii): string {
  const most = Math.min(box.w, box.h) / 2
  const [tl, tr, br, bl] = radii.map((radius) => Math.min(radius, most)) as unknown as Radii
  const { x, y, w, h } = box
  return pathData(
    'M',
    x + tl,
    y,
    'H',
    x + w - tr,
    'a',
    tr,
    tr,
    '0 0 1',
    tr,
    tr,
    'V',
    y + h - br,
    'a',
    br,
    br,
    '0 0 1',
    -br,
    br,
    'H',
    x + bl,
    'a',
    bl,
    bl,
    '0 0 1',
    -bl,
    -bl,
    'V',
    y + tl,
    'a',
    tl,
    tl,
    '0 0 1',
    tl,
    -tl,
    'Z',
  )
}

/** Thick corners that survive a fall, as on rugged phones. */
export function bumpers(box: Box, colour: string): string {
  const { x, y, w, h } = box
  const r = box.r
  const arms = pathData(
    'M',
    x,
    y + 2.4 * r,
    'V',
    y + r,
    'a',
    r,
    r,
    '0 0 1',
    r,
    -r,
    'h',
    1.4 * r,
    'M',
    x + w - 2.4 * r,
    y,
    'h',
    1.4 * r,
    'a',
    r,
    r,
    '0 0 1',
    r,
    r,
    'v',
    1.4 * r,
    'M',
    x + w,
    y + h - 2.4 * r,
    'v',
    1.4 * r,
    'a',
    r,
    r,
    '0 0 1',
    -r,
    r,
    'h',
    -1.4 * r,
    'M',
    x + 2.4 * r,
    y + h,
    'h',
    -1.4 * r,
    'a',
    r,
    r,
    '0 0 1',
    -r,
    -r,
    'v',
    -1.4 * r,
  )
  const stroke = { fill: 'none', 'stroke-linecap': 'round' }
  return (
    path(arms, { ...stroke, stroke: shadeEdge(colour), 'stroke-width': 5.4 }) +
    path(arms, { ...stroke, stroke: shadeNeighbour(colour, 0.07), 'stroke-width': 4.2 })
  )
}

/** One soft diagonal light on glass, from the top left corner. */
export function gloss(box: Box, opacity: number): string {
  const { x, y, w, h, r } = box
  const d = pathData('M', x, y + h * 0.52, 'V', y + r, 'a', r, r, '0 0 1', r, -r, 'H', x + w * 0.66, 'Z')
  return path(d, { fill: '#fff', opacity })
}
