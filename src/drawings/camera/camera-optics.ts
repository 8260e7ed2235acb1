import { shade } from '#drawings/colours.ts'
import { circle, element, group, path, pathData, rect } from '#drawings/svg-parts.ts'
import { shadeEdge } from './camera-tones.ts'

const METAL = '#bfc2c4'

const ring = (radius: number, colour: string, width: number, opacity = 1) =>
  circle(0, 0, radius, { fill: 'none', stroke: colour, 'stroke-width': width, opacity })

/** A bright arc at the upper left, where the light comes from. */
const glint = (radius: number, width: number, opacity: number) =>
  path(
    pathData`M${-radius * 0.94} ${-radius * 0.34}A${radius} ${radius} 0 0 1 ${-radius * 0.1} ${-radius * 0.995}`,
    {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity,
    },
  )

/** Coated glass: dark, with the blue and violet reflections of the coating. */
export function glass(radius: number): string {
  return (
    circle(0, 0, radius, { fill: '#0c1016' }) +
    circle(0, 0, radius * 0.86, { fill: '#141d2b' }) +
    circle(radius * 0.06, radius * 0.08, radius * 0.66, { fill: '#1f3350' }) +
    circle(radius * 0.12, radius * 0.16, radius * 0.44, { fill: '#2b4468' }) +
    circle(radius * 0.04, radius * 0.06, radius * 0.3, { fill: '#10151f' }) +
    element('ellipse', {
      cx: radius * 0.3,
      cy: radius * 0.44,
      rx: radius * 0.3,
      ry: radius * 0.15,
      fill: '#7a5aa6',
      opacity: 0.55,
      transform: 'rotate(-32)',
    }) +
    element('ellipse', {
      cx: -radius * 0.42,
      cy: -radius * 0.3,
      rx: radius * 0.24,
      ry: radius * 0.38,
      fill: '#fff',
      opacity: 0.12,
      transform: 'rotate(38)',
    }) +
    glint(radius * 0.78, radius * 0.07, 0.5) +
    circle(radius * 0.42, radius * 0.36, radius * 0.07, { fill: '#fff', opacity: 0.55 })
  )
}

function mirror(sensor: number): string {
  const wide = 8.5 + sensor * 0.29
  const high = wide * 0.74
  return (
    path(pathData`M${-wide} ${-high}H${wide}L${wide * 0.86} ${high}H${-wide * 0.86}Z`, {
      fill: '#3d4d59',
      stroke: '#6b7780',
      'stroke-width': 0.5,
    }) +
    path(pathData`M${-wide} ${-high}H${wide * 0.2}L${-wide * 0.5} ${high}H${-wide * 0.86}Z`, {
      fill: '#8fa6b3',
      opacity: 0.5,
    }) +
    path(pathData`M${-wide * 0.86} ${high}H${wide * 0.86}L${wide * 0.7} ${high + 3}H${-wide * 0.7}Z`, {
      fill: '#23282c',
    })
  )
}

function sensorChip(width: number): string {
  const height = width * (width > 40 ? 0.75 : 0.667)
  const [x, y] = [-width / 2, -height / 2]
  return (
    rect(x - 1.3, y - 1.3, width + 2.6, height + 2.6, { rx: 1, fill: '#33383d' }) +
    rect(x, y, width, height, { fill: '#2f5560' }) +
    path(pathData`M${x} ${y}H${x + width * 0.62}L${x + width * 0.2} ${-y}H${x}Z`, {
      fill: '#5b7f96',
      opacity: 0.75,
    }) +
    path(pathData`M${x + width} ${-y}V${y + height * 0.25}L${x + width * 0.45} ${-y}Z`, {
      fill: '#7d5d94',
      opacity: 0.7,
    })
  )
}

interface Mount {
  radius: number
  collar: string
  /** Long side of the sensor behind the mount. */
  sensor: number
  hasMirror: boolean
  /** The mark for aligning a lens. */
  index: string
  ringColour: string | undefined
}

/** The empty mount of a body: metal ring, contacts, and the sensor or mirror behind glass. */
export function mountRing({ radius, collar, sensor, hasMirror, index, ringColour }: Mount): string {
  const throat = radius * 0.83
  const tabs = (throat * 2 * Math.PI) / 6
  return group(
    {},
    circle(0, 0, radius + 2.2, { fill: collar, stroke: shadeEdge(collar), 'stroke-width': 0.5 }),
    ringColour ? ring(radius + 1, ringColour, 0.9) : '',
    circle(0, 0, radius, { fill: METAL, stroke: '#84888b', 'stroke-width': 0.5 }),
    glint(radius * 0.92, radius * 0.09, 0.75),
    circle(0, 0, throat, { fill: '#17191c' }),
    element('circle', {
      r: throat - 0.6,
      fill: 'none',
      stroke: '#8d9194',
      'stroke-width': 1.5,
      'stroke-dasharray': `${tabs.toFixed(1)} ${tabs.toFixed(1)}`,
      transform: 'rotate(20)',
    }),
    circle(0, 0, throat - 1.7, { fill: '#0d0f12' }),
    hasMirror ? mirror(sensor) : sensorChip(sensor),
    path(pathData`M${-radius * 0.4} ${radius * 0.7}Q0 ${radius * 0.86} ${radius * 0.4} ${radius * 0.7}`, {
      fill: 'none',
      stroke: '#cfae62',
      'stroke-width': 1.3,
      'stroke-dasharray': '1.1 1',
    }),
    glint(throat * 0.86, 1.4, 0.16),
    circle(0, -radius * 0.915, radius * 0.05, { fill: index }),
    ...[45, 135, 225, 315].map((turn) =>
      circle(radius * 0.915, 0, 0.7, { fill: '#777b7e', transform: `rotate(${turn})` }),
    ),
  )
}

interface Barrel {
  radius: number
  colour: string
  /** Share of the radius that is glass. */
  glassShare: number
  ringColour: string | undefined
}

/** A built-in lens seen from the front: knurled ring, stepped barrel, glass. */
export function fixedLens({ radius, colour, glassShare, ringColour }: Barrel): string {
  const inner = Math.min(radius * (glassShare + 0.2), radius * 0.9)
  return (
    circle(0, 0, radius, { fill: colour, stroke: shadeEdge(colour), 'stroke-width': 0.6 }) +
    element('circle', {
      r: radius * 0.95,
      fill: 'none',
      stroke: shade(colour, -0.35),
      'stroke-width': radius * 0.07,
      'stroke-dasharray': '.7 .9',
      opacity: 0.7,
    }) +
    glint(radius * 0.88, radius * 0.05, 0.35) +
    (ringColour ? ring(radius * 0.9, ringColour, 0.8) : '') +
    circle(0, 0, radius * 0.86, { fill: shade(colour, -0.2) }) +
    circle(0, 0, inner, { fill: '#26292c', stroke: '#5c6063', 'stroke-width': 0.5 }) +
    ring((inner + radius * glassShare) / 2, '#3d4144', radius * 0.025) +
    glass(radius * glassShare)
  )
}
