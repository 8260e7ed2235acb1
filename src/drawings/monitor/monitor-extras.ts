import { shade } from '#drawings/colours.ts'
import { circle, element, path, pathData, rect } from '#drawings/svg-parts.ts'
import { type Area, shadeHairline } from './monitor-panel.ts'

export const MONITOR_EXTRAS = ['camera', 'popup', 'speaker', 'shields', 'hood', 'puck'] as const
export type MonitorExtra = (typeof MONITOR_EXTRAS)[number]

/** Where the parts of a monitor are; `u` is one millimetre. */
export type MonitorLayout = Readonly<{ u: number; panel: Area; screen: Area; floor: number }>

const HOOD = '#2c2f32'
const cloth = (fill: string) => ({
  fill,
  stroke: shade(HOOD, 0.3),
  'stroke-width': 0.7,
  'stroke-linejoin': 'round',
})

/** A light hood comes towards the viewer and therefore opens outward at the top and the sides. */
function hood({ panel: p, u }: MonitorLayout): string {
  const [out, up] = [34 * u, 30 * u]
  const low = p.y + p.h * 0.86
  const right = p.x + p.w
  return [
    path(
      pathData`M${p.x} ${p.y}L${p.x - out} ${p.y - up}H${right + out}L${right} ${p.y}Z`,
      cloth(shade(HOOD, -0.25)),
    ),
    path(
      pathData`M${p.x} ${p.y}L${p.x - out} ${p.y - up}V${low}L${p.x} ${p.y + p.h}Z`,
      cloth(shade(HOOD, 0.06)),
    ),
    path(pathData`M${right} ${p.y}L${right + out} ${p.y - up}V${low}L${right} ${p.y + p.h}Z`, cloth(HOOD)),
  ].join('')
}

/** The flaps that hide the neighbour at a tournament. */
function shields({ panel: p, u }: MonitorLayout): string {
  const out = 58 * u
  const flap = (x: number, side: 1 | -1) =>
    path(
      pathData`M${x} ${p.y + p.h * 0.1}L${x + side * out} ${p.y - 10 * u}V${p.y + p.h + 6 * u}L${x} ${p.y + p.h * 0.92}Z`,
      cloth(side < 0 ? shade(HOOD, 0.08) : HOOD),
    )
  return flap(p.x, -1) + flap(p.x + p.w, 1)
}

function popup({ panel: p, u }: MonitorLayout, front: string): string {
  const [cx, top] = [p.x + p.w / 2, p.y + p.bend]
  return [
    rect(cx - 36 * u, top - 22 * u, 72 * u, 29 * u, {
      rx: 4 * u,
      fill: front,
      stroke: shadeHairline(front),
      'stroke-width': 0.8,
    }),
    circle(cx, top - 10 * u, 6 * u, { fill: '#4a6f8c', stroke: '#0d0f10', 'stroke-width': 0.7 }),
  ].join('')
}

const camera = ({ panel: p, screen }: MonitorLayout) =>
  circle(p.x + p.w / 2, (p.y + screen.y) / 2 + p.bend, 0.8, { fill: '#5b7d95' })

function speaker({ panel: p, screen, u }: MonitorLayout, front: string): string {
  const [from, to] = [screen.y + screen.h, p.y + p.h]
  const [y, lift] = [(from + to) / 2, 2 * p.bend]
  const d = pathData`M${p.x + 14 * u} ${y}Q${p.x + p.w / 2} ${y - lift} ${p.x + p.w - 14 * u} ${y}`
  return path(d, {
    fill: 'none',
    stroke: shadeHairline(front),
    'stroke-width': Math.max(2, (to - from) * 0.42),
    'stroke-dasharray': '0.7 0.9',
    opacity: 0.7,
  })
}

/** The wired remote that lies beside the foot. */
function puck({ floor, u }: MonitorLayout): string {
  const [cx, cy, rx] = [120 + 182 * u, floor - 6, 30 * u]
  return [
    element('ellipse', { cx, cy: cy + 3, rx, ry: 4, fill: '#15171a' }),
    element('ellipse', { cx, cy, rx, ry: 4, fill: '#3a3f44', stroke: '#6d7479', 'stroke-width': 0.7 }),
    element('ellipse', { cx, cy: cy - 0.3, rx: rx * 0.5, ry: 1.9, fill: '#858d93' }),
  ].join('')
}

/** What is behind or beside the panel. */
export function drawAround(extras: readonly MonitorExtra[], layout: MonitorLayout, front: string): string {
  return [
    extras.includes('hood') ? hood(layout) : '',
    extras.includes('shields') ? shields(layout) : '',
    extras.includes('popup') ? popup(layout, front) : '',
    extras.includes('puck') ? puck(layout) : '',
  ].join('')
}

/** What is built into the frame. */
export function drawOnTop(extras: readonly MonitorExtra[], layout: MonitorLayout, front: string): string {
  return [
    extras.includes('camera') ? camera(layout) : '',
    extras.includes('speaker') ? speaker(layout, front) : '',
  ].join('')
}
