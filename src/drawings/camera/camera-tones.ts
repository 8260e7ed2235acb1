import { circle, path, shade } from '#drawings/svg-parts.ts'
import { type CameraForm, paint } from './camera-form.ts'

/** The tones one camera is drawn in. */
export interface Tones {
  body: string
  top: string
  skin: string
  bodyEdge: string
  topEdge: string
  skinGrain: string
}

const brightness = (colour: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 765

const isDark = (colour: string) => brightness(colour) < 0.4

/** Dark bodies get a lighter edge, or they would vanish on a dark page. */
export const edgeOf = (colour: string): string => shade(colour, isDark(colour) ? 0.26 : -0.24)

/** A tone that stands apart from the colour without leaving it. */
export const apart = (colour: string, amount: number): string =>
  shade(colour, isDark(colour) ? amount : -amount)

export function tonesOf(form: CameraForm): Tones {
  const body = paint(form.body)
  const top = form.top ? paint(form.top) : body
  const skin = form.skin ? paint(form.skin) : shade(body, isDark(body) ? -0.28 : -0.1)
  return {
    body,
    top,
    skin,
    bodyEdge: edgeOf(body),
    topEdge: edgeOf(top),
    skinGrain: shade(skin, isDark(skin) ? 0.24 : -0.22),
  }
}

/** Path data with every number cut to a hundredth of a millimetre. */
export const line = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((text, part, at) => text + String(Math.round((values[at - 1] ?? 0) * 100) / 100) + part)

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The grain of leather or rubber: dashed lines along the longer side, set off against each other. */
export function grain({ x, y, width, height }: Area, colour: string): string {
  const step = 2.2
  const lies = width > height
  const count = Math.max(Math.floor(((lies ? height : width) - 0.6) / step), 0)
  const start = ((lies ? height : width) - (count - 1) * step) / 2
  const lines = Array.from({ length: count }, (_, at) => {
    const across = start + at * step
    const shift = (at % 2) * 1.1
    return lies
      ? line`M${x + shift} ${y + across}h${width - 1.1}`
      : line`M${x + across} ${y + shift}v${height - 1.1}`
  })
  return path(lines.join(''), {
    stroke: colour,
    'stroke-width': 0.8,
    'stroke-dasharray': '.8 1.4',
    opacity: 0.7,
    fill: 'none',
  })
}

export const lamp = (x: number, y: number, radius = 1.7): string =>
  circle(x, y, radius, { fill: '#3a2b22', stroke: '#6b6f73', 'stroke-width': 0.4 }) +
  circle(x - radius * 0.25, y - radius * 0.25, radius * 0.4, { fill: '#d99a62', opacity: 0.8 })
