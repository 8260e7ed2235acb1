import { averageChannels, shade } from '#drawings/colours.ts'
import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'

/** The tones of one coloured part: face, outline, lit side, shaded side. */
export type Tones = Readonly<{ body: string; edge: string; light: string; dark: string }>
export type Spot = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number, radius?: number]
export type Place = Readonly<{ x: number; y: number; scale: number }>

/** One hand-drawn console; the colours are those of the usual edition. */
export type ConsoleDrawing = Readonly<{
  colour: string
  accent: string
  draw: (main: Tones, accent: Tones) => string
}>

/** Dark parts get a lighter outline, or they would vanish on a dark page. */
export function mixTones(colour: string): Tones {
  const isDark = averageChannels(colour) < 0.34
  return {
    body: colour,
    edge: shade(colour, isDark ? 0.4 : -0.24),
    light: shade(colour, isDark ? 0.12 : 0.45),
    dark: shade(colour, isDark ? -0.4 : -0.12),
  }
}

export const BLACK = mixTones('#202327')
export const GREY = mixTones('#8d9196')

export const panel = ([x, y, width, height, rx]: Box, fill: string, edge?: string): string =>
  rect(x, y, width, height, { rx, fill, stroke: edge })

export const plate = (box: Box, tones: Tones): string => panel(box, tones.body, tones.edge)

export const solid = (d: string, tones: Tones): string => path(d, { fill: tones.body, stroke: tones.edge })

export const fill = (d: string, colour: string, opacity?: number): string =>
  path(d, { fill: colour, opacity })

export const line = (d: string, stroke: string, width = 1): string =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width === 1 ? undefined : width,
    'stroke-linecap': 'round',
  })

export const dot = ([x, y]: Spot, r: number, colour: string): string => circle(x, y, r, { fill: colour })

export const disc = ([x, y]: Spot, r: number, tones: Tones): string =>
  circle(x, y, r, { fill: tones.body, stroke: tones.edge })

export const oval = ([cx, cy]: Spot, [rx, ry]: Spot, colours: { fill: string; stroke?: string }): string =>
  element('ellipse', { cx, cy, rx, ry, ...colours })

export const shadow = (cx: number, cy: number, rx: number): string =>
  element('ellipse', { cx, cy, rx, ry: 5, fill: '#000', opacity: 0.12 })

export const placed = ({ x, y, scale }: Place, ...children: readonly string[]): string =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...children)

/** A plus of the given reach around its centre. */
export function dpad([x, y]: Spot, reach: number, colour: string): string {
  const arm = reach * 0.36
  const out = reach - arm
  const d =
    `M${x - arm} ${y - reach}h${2 * arm}v${out}h${out}v${2 * arm}h${-out}v${out}` +
    `h${-2 * arm}v${-out}h${-out}v${-2 * arm}h${out}z`
  return path(
    d.replace(/\d{1,9}\.\d{3,20}/g, (long) => Number(long).toFixed(2)),
    {
      fill: colour,
      stroke: colour,
      'stroke-linejoin': 'round',
    },
  )
}

export const stick = ([x, y]: Spot, r: number, tones: Tones = BLACK): string =>
  circle(x, y, r, { fill: tones.dark, stroke: tones.edge, 'stroke-width': 0.8 }) +
  circle(x, y, r * 0.72, { fill: tones.body }) +
  circle(x - r * 0.1, y - r * 0.12, r * 0.42, { fill: tones.light })

/** Four buttons in a diamond: top, right, bottom, left; fewer colours repeat. */
export function diamond([x, y]: Spot, reach: number, colours: readonly string[]): string {
  const spots: readonly Spot[] = [
    [x, y - reach],
    [x + reach, y],
    [x, y + reach],
    [x - reach, y],
  ]
  return spots
    .map((spot, index) => dot(spot, reach * 0.52, colours[index % colours.length] ?? '#000'))
    .join('')
}

/** Rows of round holes, drawn as dashed lines to keep the file small. */
export function holes([x, y, width, height]: Box, gap: number, colour: string): string {
  const rows = Array.from(
    { length: Math.floor(height / gap) + 1 },
    (_, row) => `M${x} ${y + row * gap}h${width}`,
  )
  return path(rows.join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': gap * 0.5,
    'stroke-linecap': 'round',
    'stroke-dasharray': `0 ${gap}`,
  })
}

/** Slits side by side, as in a ventilation grille. */
export function slits([x, y, width, height]: Box, gap: number, colour: string): string {
  const d = Array.from({ length: Math.floor(width / gap) + 1 }, (_, at) => `M${x + at * gap} ${y}v${height}`)
  return path(d.join(''), { fill: 'none', stroke: colour })
}

export type Wallpaper = readonly [sky: string, hill: string, front: string]

/** A lit screen: two soft hills on a calm ground, one diagonal highlight. */
export function screen([x, y, w, h, r = 1]: Box, [sky, hill, front]: Wallpaper): string {
  const foot = `V${y + h - r}q0 ${r} ${-r} ${r}H${x + r}q${-r} 0 ${-r} ${-r}z`
  const at = (share: number) => Math.round((y + h * share) * 10) / 10
  const right = Math.round((x + w) * 10) / 10
  return (
    rect(x, y, w, h, { rx: r, fill: sky }) +
    path(`M${x} ${at(0.52)}Q${x + w * 0.3} ${at(0.2)} ${right} ${at(0.62)}${foot}`, { fill: hill }) +
    path(`M${x} ${at(0.86)}Q${x + w * 0.62} ${at(0.9)} ${right} ${at(0.42)}${foot}`, { fill: front }) +
    path(
      `M${x + w * 0.12} ${y}h${w * 0.3}L${x + w * 0.2} ${y + h}H${x + r}q${-r} 0 ${-r} ${-r}V${at(0.42)}z`,
      {
        fill: '#fff',
        opacity: 0.1,
      },
    )
  )
}

type Slab = Readonly<{
  left: number
  right: number
  y: number
  height: number
  depth: number
  inset: number
}>

/** A lying box seen a little from above: lit top, front below it. */
export function slab({ left, right, y, height, depth, inset }: Slab, tones: Tones): string {
  const top = `M${left} ${y}L${left + inset} ${y - depth}H${right - inset}L${right} ${y}z`
  return (
    path(top, { fill: tones.light, stroke: tones.edge, 'stroke-linejoin': 'round' }) +
    rect(left, y, right - left, height, { rx: 2, fill: tones.body, stroke: tones.edge })
  )
}
