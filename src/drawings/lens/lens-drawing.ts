import { z } from 'zod'
import { readGreen, shade } from '#drawings/colours.ts'
import { listKeys } from '#drawings/list-keys.ts'
import { type Area, element, group, path, svgDocument } from '#drawings/svg-parts.ts'
import {
  drawBadge,
  drawDot,
  drawFoot,
  drawKnob,
  drawMount,
  drawSwitches,
  drawWindow,
} from './lens-details.ts'
import { drawFront, drawPetalFront } from './lens-front.ts'
import { type Barrel, buildBarrel, nearArc, patch, type Ring, ringOutline, TILT } from './lens-geometry.ts'
import { lensProfiles } from './lens-profiles.ts'
import { drawMarks, drawPattern } from './lens-rings.ts'
import { accents, coatings, type LensStyle, lensStyles } from './lens-styles.ts'

/** Diameter of the lens barrel at the camera, in millimetres. */
const mounts = {
  ef: 67,
  rf: 69,
  efm: 59,
  f: 64,
  z: 70,
  e: 62,
  a: 63,
  x: 60,
  gf: 83,
  mft: 57,
  l: 69,
  k: 63,
  m: 52,
}

const badges = {
  none: null,
  silver: '#c9ccce',
  orange: '#e0642c',
  red: '#c8232c',
  blue: '#2f6fc4',
  gold: '#c9a24a',
}

export const lensForm = z.strictObject({
  kind: z.literal('lens'),
  style: z.enum(listKeys(lensStyles)),
  profile: z.enum(listKeys(lensProfiles)),
  mount: z.enum(listKeys(mounts)),
  /** Real size in millimetres, as the data sheet gives it. */
  length: z.number().min(8).max(500),
  diameter: z.number().min(40).max(200),
  /** Width of the front ring as a share of the diameter; the profile has a default. */
  front: z.number().min(0.5).max(1).optional(),
  /** Width of the front glass as a share of the front ring. */
  glass: z.number().min(0.2).max(0.95).optional(),
  accent: z.enum(listKeys(accents)).optional(),
  coating: z.enum(listKeys(coatings)).optional(),
  badge: z.enum(listKeys(badges)).default('none'),
  foot: z.boolean().default(false),
})
export type LensForm = z.output<typeof lensForm>

const METAL = '#b9bdc0'

interface Paint extends LensStyle {
  readonly edge: string
  readonly marks: string
  readonly accentColour: string | null
}

const isDark = (colour: string) => readGreen(colour) < 120

// A black barrel needs a lighter edge, or it vanishes on a dark page.
const shadeEdge = (colour: string) => shade(colour, isDark(colour) ? 0.26 : -0.26)

function mixPaint(form: LensForm): Paint {
  const style: LensStyle = lensStyles[form.style]
  return {
    ...style,
    edge: shadeEdge(style.body),
    marks: isDark(style.body) ? '#dcdad0' : '#3a3c3f',
    accentColour: accents[form.accent ?? style.accent ?? 'none'],
  }
}

const buildLightId = (colour: string) => `lens-${colour.slice(1)}`
const referToLight = (colour: string) => `url(#${buildLightId(colour)})`

/** Light from the upper left on a round barrel. Its id names the colour, because two drawings may share a page. */
function roundLight(colour: string): string {
  const depth = isDark(colour) ? 1 : 0.62
  const tones = [
    [0, -0.28],
    [0.26, 0.25],
    [0.48, 0],
    [0.94, -0.42],
    [1, -0.1],
  ] as const
  const stops = tones.map(([offset, tone]) =>
    element('stop', { offset, 'stop-color': shade(colour, tone * depth) }),
  )
  return element('linearGradient', { id: buildLightId(colour) }, stops.join(''))
}

// Fill and edge come from the group around the barrel, which keeps the file small.
const plain = (ring: Ring) => path(ringOutline(ring))

const grip = (ring: Ring, paint: Paint, pattern: LensStyle['zoomPattern']) =>
  path(ringOutline(ring), { fill: referToLight(paint.ring) }) + drawPattern(ring, pattern, paint.ring)

function accent(ring: Ring, paint: Paint, place: 'front' | 'rear'): string {
  if (paint.accentColour === null || (paint.accentAt ?? 'front') !== place) return plain(ring)
  const height = Math.max(1, 2.2 / (ring.lower - ring.upper))
  const band = patch(ring, [-Math.PI / 2, Math.PI / 2], [0.5 - height / 2, 0.5 + height / 2])
  return plain(ring) + path(band, { fill: paint.accentColour, stroke: 'none' })
}

const ringDrawings: Record<Ring['kind'], (ring: Ring, paint: Paint) => string> = {
  body: plain,
  switch: (ring, paint) => plain(ring) + (paint.switches === false ? '' : drawSwitches(ring)),
  window: (ring) => plain(ring) + drawWindow(ring),
  zoom: (ring, paint) => grip(ring, paint, paint.zoomPattern),
  focus: (ring, paint) => grip(ring, paint, paint.focusPattern),
  control: (ring, paint) => grip(ring, paint, 'diamond'),
  aperture: (ring, paint) => plain(ring) + drawMarks(ring, paint.marks),
  scale: (ring, paint) => plain(ring) + drawMarks(ring, paint.marks),
  groove: (ring, paint) => path(ringOutline(ring), { fill: shade(paint.body, -0.45) }),
  tube: (ring, paint) =>
    path(ringOutline(ring), { fill: shade(paint.body, isDark(paint.body) ? 0.14 : -0.12) }),
  collar: (ring) =>
    drawKnob(ring) + plain(ring) + path(nearArc(ring, 0.14) + nearArc(ring, 0.86), { fill: 'none' }),
  'accent-rear': (ring, paint) => accent(ring, paint, 'rear'),
  'accent-front': (ring, paint) => accent(ring, paint, 'front'),
  rim: (ring) => plain(ring) + path(nearArc(ring, 0.62), { fill: 'none' }),
}

function drawSide(barrel: Barrel, form: LensForm, paint: Paint): string {
  const [first] = barrel.rings
  const rear = barrel.rings.find((ring) => ring.kind === 'switch')
  const collar = barrel.rings.find((ring) => ring.kind === 'collar') ?? rear
  const badge = badges[form.badge]
  return group(
    { fill: referToLight(paint.body), stroke: paint.edge, 'stroke-width': 0.8 },
    form.foot && collar ? drawFoot(collar, barrel, paint.body) : '',
    drawMount(barrel, referToLight(METAL)),
    ...barrel.rings.map((ring) => ringDrawings[ring.kind](ring, paint)),
    first ? drawDot(first, paint.dot) : '',
    badge && rear ? drawBadge(rear, badge, form.badge === 'silver') : '',
  )
}

function drawShadow({ x, mountY, mountRadius, scale }: Barrel): string {
  const cy = mountY + 5 * scale + mountRadius * TILT * 0.75
  return element('ellipse', {
    cx: x + 5,
    cy,
    rx: mountRadius * 1.22,
    ry: mountRadius * 0.27,
    fill: '#000000',
    opacity: 0.12,
  })
}

function layOutLens(form: LensForm): Barrel {
  const profile = lensProfiles[form.profile]
  return buildBarrel(profile, {
    length: form.length,
    diameter: form.diameter,
    mountDiameter: mounts[form.mount],
    front: form.front ?? profile.front,
    foot: form.foot,
  })
}

/** Where the barrel is in the drawing, front glass included. */
export function locateLens(form: LensForm): Area {
  const { x, topY, mountY, widest, frontRadius } = layOutLens(form)
  const y = topY - frontRadius * TILT
  return { x: x - widest, y, width: 2 * widest, height: mountY - y }
}

/** A lens standing on its mount, seen from the side and slightly from above. */
export function drawLens(form: LensForm): string {
  const profile = lensProfiles[form.profile]
  const paint = mixPaint(form)
  const barrel = layOutLens(form)
  const front = {
    body: paint.body,
    light: referToLight(paint.body),
    edge: paint.edge,
    glass: form.glass ?? profile.glass,
    coating: form.coating ?? paint.coating,
  }
  const lights = [...new Set([paint.body, paint.ring, METAL])].map(roundLight)
  return svgDocument(
    element('defs', {}, lights.join('')),
    drawShadow(barrel),
    drawSide(barrel, form, paint),
    form.profile.startsWith('ultrawide') ? drawPetalFront(barrel, front) : drawFront(barrel, front),
  )
}
