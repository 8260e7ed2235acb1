import { path, shade } from '#drawings/svg-parts.ts'

/** A rounded rectangle in picture units. */
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

const RED = 0.3
const GREEN = 0.59
const BLUE = 0.11

/** 0 is black, 1 is white. */
export function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  return (red ?? 0) * RED + (green ?? 0) * GREEN + (blue ?? 0) * BLUE
}

/** The hairline round a shape: darker than a light colour, lighter than a dark one, so it stands on any page. */
export const edgeOf = (colour: string): string =>
  brightness(colour) < 0.34 ? shade(colour, 0.34) : shade(colour, -0.26)

/** A tone beside the colour that still reads as the same material. */
export const neighbourOf = (colour: string, amount = 0.1): string =>
  shade(colour, brightness(colour) < 0.5 ? amount : -amount * 0.8)

const n = (value: number): string => String(Math.round(value * 100) / 100)

/** Path data from numbers and commands, written short. */
export const line = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => (typeof part === 'number' ? n(part) : part)).join(' ')

export function cornerBox(box: Box, radii: Radii): string {
  const most = Math.min(box.w, box.h) / 2
  const [tl, tr, br, bl] = radii.map((radius) => Math.min(radius, most)) as unknown as Radii
  const { x, y, w, h } = box
  return line(
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

/** Thick corners that take a fall, as on phones for a building site. */
export function bumpers(box: Box, colour: string): string {
  const { x, y, w, h } = box
  const r = box.r
  const arms = line(
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
    path(arms, { ...stroke, stroke: edgeOf(colour), 'stroke-width': 5.4 }) +
    path(arms, { ...stroke, stroke: neighbourOf(colour, 0.07), 'stroke-width': 4.2 })
  )
}

/** One soft diagonal light on glass, from the top left corner. */
export function gloss(box: Box, opacity: number): string {
  const { x, y, w, h, r } = box
  const d = line('M', x, y + h * 0.52, 'V', y + r, 'a', r, r, '0 0 1', r, -r, 'H', x + w * 0.66, 'Z')
  return path(d, { fill: '#fff', opacity })
}
