import { averageChannels, shade } from '#drawings/colours.ts'
import { circle, path, pathData } from '#drawings/svg-parts.ts'
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

const isDark = (colour: string) => averageChannels(colour) < 0.4

/** Dark bodies get a lighter edge, or they would vanish on a dark page. */
export const shadeEdge = (colour: string): string => shade(colour, isDark(colour) ? 0.26 : -0.24)

/** A tone that is distinct from the colour and still reads as the same. */
export const shadeApart = (colour: string, amount: number): string =>
  shade(colour, isDark(colour) ? amount : -amount)

export function mixTones(form: CameraForm): Tones {
  const body = paint(form.body)
  const top = form.top ? paint(form.top) : body
  const skin = form.skin ? paint(form.skin) : shade(body, isDark(body) ? -0.28 : -0.1)
  return {
    body,
    top,
    skin,
    bodyEdge: shadeEdge(body),
    topEdge: shadeEdge(top),
    skinGrain: shade(skin, isDark(skin) ? 0.24 : -0.22),
  }
}

interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The grain of leather or rubber: dashed lines along the longer side, offset against each other. */
export function grain({ x, y, width, height }: Area, colour: string): string {
  const step = 2.2
  const lies = width > height
  const count = Math.max(Math.floor(((lies ? height : width) - 0.6) / step), 0)
  const start = ((lies ? height : width) - (count - 1) * step) / 2
  const lines = Array.from({ length: count }, (_, at) => {
    const across = start + at * step
    const shift = (at % 2) * 1.1
    return lies
      ? pathData`M${x + shift} ${y + across}h${width - 1.1}`
      : pathData`M${x + across} ${y + shift}v${height - 1.1}`
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
