import { circle, element, group, path, pathData, rect } from '#drawings/svg-parts.ts'
import type { Area } from './monitor-panel.ts'

/** Top and bottom of the backdrop, then the tones of the shapes from far to near. */
export const PALETTES = {
  ocean: ['#0e3a5c', '#1f7fa6', '#2f9bc0', '#63c3d6', '#b6e6e4'],
  azure: ['#173a8a', '#3d7be0', '#5a9af0', '#8fc3fb', '#d3e9ff'],
  dusk: ['#2b2350', '#b0567c', '#7c3f77', '#e2846f', '#f6c58d'],
  ember: ['#2a1414', '#8c2a1f', '#b8402a', '#e5743a', '#f8b75e'],
  forest: ['#123a31', '#3d8266', '#4f9b74', '#8cc489', '#d4e6ab'],
  mint: ['#c5e8dc', '#7ccbb8', '#58b3a4', '#36938b', '#f2f7e4'],
  violet: ['#1f1546', '#5a33a6', '#7a4bd0', '#a97bea', '#dcc3fb'],
  neon: ['#0f1030', '#3a1f78', '#7a2bc0', '#d83fb0', '#3fd6e6'],
  toxic: ['#0d1d17', '#155a3c', '#1f8a4d', '#63c94f', '#d2f25c'],
  crimson: ['#1b0f14', '#5e1325', '#96182f', '#d6304a', '#ff8a80'],
  sand: ['#f0dcc0', '#e2b98d', '#cf9469', '#a9654a', '#fbf0dc'],
  slate: ['#39454f', '#6d7f8c', '#8397a3', '#acbcc4', '#dfe6e8'],
  rose: ['#f4d3d2', '#e59aa6', '#cf6f88', '#9d4a70', '#fbeceb'],
  spectrum: ['#263b80', '#6a55b8', '#d3608d', '#f08f57', '#f7cf62'],
} as const

export type PaletteName = keyof typeof PALETTES
type Tones = readonly [string, string, string, string, string]
type Scene = (area: Area, tones: Tones) => string

const hill = (a: Area, heights: readonly [number, number, number, number]) => {
  const [left, first, second, right] = heights.map((share) => a.y + a.h * (1 - share)) as typeof heights &
    number[]
  return pathData`M${a.x} ${a.y + a.h}V${left}C${a.x + a.w * 0.3} ${first} ${a.x + a.w * 0.6} ${second} ${a.x + a.w} ${right}V${a.y + a.h}Z`
}

const dunes: Scene = (a, [, , far, near, light]) =>
  [
    circle(a.x + a.w * 0.72, a.y + a.h * 0.3, a.h * 0.13, { fill: light }),
    path(hill(a, [0.55, 0.75, 0.25, 0.5]), { fill: far }),
    path(hill(a, [0.2, 0.2, 0.75, 0.3]), { fill: near }),
    path(hill(a, [0.3, 0.05, 0.1, 0.22]), { fill: light, opacity: 0.75 }),
  ].join('')

const ribbon = (a: Area, start: number, end: number) => {
  const far = a.x + a.w
  const [from, to] = [a.y + a.h * start, a.y + a.h * end]
  return pathData`M${a.x} ${from}C${a.x + a.w * 0.4} ${from - a.h * 0.5} ${a.x + a.w * 0.5} ${to + a.h * 0.5} ${far} ${to}V${a.y + a.h}H${a.x}Z`
}

const waves: Scene = (a, [, , far, near, light]) =>
  [
    path(ribbon(a, 0.55, 0.05), { fill: far }),
    path(ribbon(a, 0.8, 0.3), { fill: near }),
    path(ribbon(a, 1.02, 0.55), { fill: light }),
    path(ribbon(a, 1.4, 0.8), { fill: far }),
  ].join('')

const orbs: Scene = (a, [, , far, near, light]) =>
  [
    circle(a.x + a.w * 0.3, a.y + a.h * 0.75, a.h * 0.62, { fill: far }),
    circle(a.x + a.w * 0.66, a.y + a.h * 0.42, a.h * 0.42, { fill: near }),
    circle(a.x + a.w * 0.52, a.y + a.h * 0.84, a.h * 0.3, { fill: light, opacity: 0.85 }),
  ].join('')

const rays: Scene = (a, [, , far, near, light]) => {
  const wedge = (from: number, to: number) =>
    pathData`M${a.x + a.w * 0.12} ${a.y + a.h}L${a.x + a.w * from} ${a.y}H${a.x + a.w * to}Z`
  const side = (from: number, to: number) =>
    pathData`M${a.x + a.w * 0.12} ${a.y + a.h}L${a.x + a.w} ${a.y + a.h * from}V${a.y + a.h * to}Z`
  return [
    path(wedge(0.22, 0.5), { fill: far }),
    path(wedge(0.66, 1), { fill: near }),
    path(side(0.12, 0.5), { fill: light }),
    path(side(0.72, 1), { fill: far }),
  ].join('')
}

const petal = (a: Area, turn: number, fill: string) => {
  const [x, y] = [a.x + a.w / 2, a.y + a.h * 1.02]
  const d = pathData`M${x} ${y}C${x - a.h * 0.34} ${y - a.h * 0.4} ${x - a.h * 0.12} ${y - a.h * 0.85} ${x} ${y - a.h * 0.9}C${x + a.h * 0.12} ${y - a.h * 0.85} ${x + a.h * 0.34} ${y - a.h * 0.4} ${x} ${y}Z`
  return path(d, { fill, transform: `rotate(${turn} ${pathData`${x} ${y}`})` })
}

const bloom: Scene = (a, [, , far, near, light]) =>
  [petal(a, -64, far), petal(a, 64, far), petal(a, -34, near), petal(a, 34, near), petal(a, 0, light)].join(
    '',
  )

const ridge: Scene = (a, [, , far, near, light]) => {
  const peak = (points: readonly (readonly [number, number])[]) =>
    `${points.map(([x, y], at) => `${at ? 'L' : 'M'}${pathData`${a.x + a.w * x} ${a.y + a.h * y}`}`).join('')}Z`
  return [
    circle(a.x + a.w * 0.3, a.y + a.h * 0.28, a.h * 0.12, { fill: light }),
    path(
      peak([
        [0, 1],
        [0, 0.7],
        [0.24, 0.45],
        [0.46, 0.72],
        [0.7, 0.28],
        [1, 0.66],
        [1, 1],
      ]),
      { fill: far },
    ),
    path(
      peak([
        [0.7, 0.28],
        [1, 0.66],
        [1, 1],
        [0.76, 0.7],
      ]),
      { fill: near },
    ),
    path(
      peak([
        [0, 1],
        [0, 0.9],
        [0.3, 0.74],
        [0.62, 0.96],
        [0.86, 0.82],
        [1, 0.9],
        [1, 1],
      ]),
      { fill: near },
    ),
  ].join('')
}

const arcs: Scene = (a, [, , far, near, light]) =>
  [far, near, light, far]
    .map((fill, at) => circle(a.x + a.w * 0.86, a.y + a.h * 1.02, a.h * (1.12 - at * 0.27), { fill }))
    .join('')

const shards: Scene = (a, [, , far, near, light]) => {
  const [middle, low] = [a.x + a.w / 2, a.y + a.h]
  const blade = (from: number, to: number, tip: number) =>
    pathData`M${middle + a.h * from} ${low}L${middle + a.h * tip} ${a.y}H${middle + a.h * (tip + 0.32)}L${middle + a.h * to} ${low}Z`
  return [
    path(blade(-1.05, -0.5, -0.25), { fill: far }),
    path(blade(-0.36, -0.14, 0.34), { fill: light }),
    path(blade(-0.1, 0.5, 0.75), { fill: near }),
    path(blade(0.72, 1.5, 1.3), { fill: far, opacity: 0.7 }),
  ].join('')
}

export const SCENES = { dunes, waves, orbs, rays, bloom, ridge, arcs, shards } as const
export type SceneName = keyof typeof SCENES

const glare = (a: Area) =>
  path(pathData`M${a.x} ${a.y}H${a.x + a.w * 0.46}L${a.x + a.w * 0.46 - a.h * 0.75} ${a.y + a.h}H${a.x}Z`, {
    fill: '#fff',
    opacity: 0.08,
  })

/** The wallpaper inside `shape`; its ids are derived from the content, so that two drawings can share a page. */
export function drawScene(
  area: Area,
  shape: string,
  { scene, palette }: { scene: SceneName; palette: PaletteName },
): string {
  const tones = PALETTES[palette]
  const clip = `mon-${[area.x, area.y, area.w, area.h, area.bend].map((value) => Math.round(value * 100)).join('-')}`
  const backdrop = `mon-${palette}`
  const stops = [0, 1].map((offset) => element('stop', { offset, 'stop-color': tones[offset] }))
  const gradient = element('linearGradient', { id: backdrop, x2: 0, y2: 1 }, stops.join(''))
  return [
    element('defs', {}, gradient + element('clipPath', { id: clip }, path(shape))),
    group(
      { 'clip-path': `url(#${clip})` },
      rect(area.x, area.y, area.w, area.h, { fill: `url(#${backdrop})` }),
      SCENES[scene](area, tones),
      glare(area),
    ),
  ].join('')
}
