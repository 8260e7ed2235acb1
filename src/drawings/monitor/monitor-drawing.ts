import { z } from 'zod'
import { listKeys } from '#drawings/list-keys.ts'
import { type Area, DRAWING_SIZE, element, path, svgDocument } from '#drawings/svg-parts.ts'
import { drawAround, drawOnTop, MONITOR_EXTRAS, type MonitorLayout } from './monitor-extras.ts'
import { MONITOR_COLOURS, type MonitorColour, outline, shadeHairline } from './monitor-panel.ts'
import { drawScene, PALETTES, SCENES } from './monitor-scene.ts'
import { getStandRise, STANDS, standShadow } from './monitor-stand.ts'

const RATIOS = {
  '16:9': 16 / 9,
  '16:10': 1.6,
  '21:9': 2.37,
  '24:10': 2.4,
  '32:10': 3.2,
  '32:9': 32 / 9,
  '3:2': 1.5,
  '5:4': 1.25,
  '4:3': 4 / 3,
  '16:18': 8 / 9,
} as const

// Sides, top and bottom of the frame in millimetres.
const BEZELS = {
  edge: [6, 6, 11],
  slim: [9, 9, 12],
  even: [11, 11, 11],
  classic: [16, 16, 20],
  chin: [7, 7, 24],
} as const satisfies Record<string, readonly [number, number, number]>

const colour = z.union([z.enum(listKeys(MONITOR_COLOURS)), z.string().regex(/^#[0-9a-f]{6}$/)])

export const monitorForm = z.strictObject({
  kind: z.literal('monitor'),
  inch: z.number().min(10).max(65),
  ratio: z.enum(listKeys(RATIOS)).default('16:9'),
  /** Radius of the curve in millimetres as in "1800R"; 0 is flat. */
  curve: z.int().min(0).max(5000).default(0),
  bezel: z.enum(listKeys(BEZELS)).default('edge'),
  front: colour.default('black'),
  /** Metal that frames a front of glass. */
  rim: colour.optional(),
  stand: z.enum(listKeys(STANDS)).default('plate'),
  body: colour.default('black'),
  accent: colour.optional(),
  scene: z.enum(listKeys(SCENES)).default('dunes'),
  palette: z.enum(listKeys(PALETTES)).default('ocean'),
  extras: z.array(z.enum(MONITOR_EXTRAS)).default([]),
})
export type MonitorForm = z.output<typeof monitorForm>

const toHex = (value: string): string => MONITOR_COLOURS[value as MonitorColour] ?? value

function measurePanel({ inch, ratio, bezel, extras }: MonitorForm) {
  const share = RATIOS[ratio]
  const height = (inch * 25.4) / Math.hypot(share, 1)
  const [side, top, bottom] = BEZELS[bezel]
  return { width: height * share, height, side, top, bottom: bottom + (extras.includes('speaker') ? 26 : 0) }
}

// A 57-inch super-ultrawide is more than twice as wide as a 24-inch office monitor. At true scale the small ones would
// be tiny, so widths grow more slowly than they do on the desk; the order stays.
const WIDEST = { mm: 1400, drawn: 231 }
const millimetre = (width: number) => (WIDEST.drawn * (width / WIDEST.mm) ** 0.58) / width

/** How far the edges of a curved panel bow in, seen from a chair; slightly exaggerated, or it wouldn't show. */
const computeBow = (curve: number, width: number, height: number) =>
  curve === 0 ? 0 : Math.min(44, 3 + (curve * (1 - Math.cos(width / 2 / curve)) * height) / 2000)

function layOut(form: MonitorForm): MonitorLayout {
  const size = measurePanel(form)
  const u = millimetre(size.width)
  const [w, h] = [(size.width + 2 * size.side) * u, (size.height + size.top + size.bottom) * u]
  const rise = getStandRise(form.stand) * u
  const y = (DRAWING_SIZE - h - rise) / 2 - 2
  const bend = computeBow(form.curve, size.width, size.height) * u
  const panel = { x: (DRAWING_SIZE - w) / 2, y, w, h, bend }
  const screen = {
    x: panel.x + size.side * u,
    y: y + size.top * u,
    w: size.width * u,
    h: size.height * u,
    bend,
  }
  return { u, panel, screen, floor: y + h + rise }
}

function drawPanel(form: MonitorForm, { panel, screen, u }: MonitorLayout): string {
  const front = toHex(form.front)
  const rim = form.rim && toHex(form.rim)
  const radius = Math.max(1.4, 7 * u)
  const shape = outline(screen, 0.6)
  return [
    rim ? path(outline(panel, radius), { fill: rim, stroke: shadeHairline(rim), 'stroke-width': 3.4 }) : '',
    path(outline(panel, radius), {
      fill: front,
      stroke: rim ?? shadeHairline(front),
      'stroke-width': rim ? 2 : 0.9,
    }),
    drawScene(screen, shape, form),
    path(shape, { fill: 'none', stroke: '#0b0d0e', 'stroke-opacity': 0.55, 'stroke-width': 0.6 }),
  ].join('')
}

function drawStand(form: MonitorForm, { panel, floor, u }: MonitorLayout): string {
  const shadow = standShadow(form.stand, { panelWidth: panel.w, u })
  const cx = DRAWING_SIZE / 2
  return [
    element('ellipse', { cx, cy: floor, rx: shadow / 2 + 8, ry: 4, fill: '#000', opacity: 0.12 }),
    STANDS[form.stand]({
      cx,
      // The upright reaches behind the panel, also where a curved lower edge bows up.
      top: panel.y + panel.h - 2 * panel.bend - 6,
      floor,
      u,
      panelWidth: panel.w,
      body: toHex(form.body),
      accent: form.accent && toHex(form.accent),
    }),
  ].join('')
}

/** Where the panel is in the drawing. */
export function locateMonitor(form: MonitorForm): Area {
  const { x, y, w, h } = layOut(form).panel
  return { x, y, width: w, height: h }
}

/** The monitor from the front, standing on a desk and switched on. */
export function drawMonitor(form: MonitorForm): string {
  const layout = layOut(form)
  const front = toHex(form.front)
  return svgDocument(
    drawStand(form, layout),
    drawAround(form.extras, layout, front),
    drawPanel(form, layout),
    drawOnTop(form.extras, layout, front),
  )
}
