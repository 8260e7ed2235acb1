import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'
import type { Scene } from './scene.ts'

const hollow = (stroke: string, width: number) => ({ fill: 'none', stroke, 'stroke-width': width })

/** The front left corner of an open laptop: keys, palm rest, trackpad. */
export const laptop: Scene = {
  surface: {
    face: { x: 10, y: 9, width: 34, height: 20 },
    edge: { x: 15, y: 31, side: 'bottom' },
    material: 'housing',
    ink: '#4c5451',
  },
  draw() {
    const key = { rx: 1.6, fill: '#2a2f2e', stroke: '#171a19', 'stroke-width': 0.3 }
    const keys = [0, 1, 2].flatMap((column) => [
      rect(12 + column * 18.6, -10.2, 16.4, 15.6, key),
      path(`M${14 + column * 18.6} -9.6h12.4`, hollow('#4a5250', 0.4)),
    ])
    return [
      rect(9, -20, 90, 53.4, { rx: 5, opacity: 0.22 }),
      rect(6, -20, 90, 51, { rx: 4.6, fill: '#9ea7a3' }),
      rect(6, -20, 90, 49.2, { rx: 4.4, fill: '#c6cdca' }),
      path('M6.5-4V25A4 4 0 0 0 10.5 29', hollow('#f2f6f4', 0.5)),
      rect(9.4, -20, 90, 27, { rx: 2.4, fill: '#b3bbb8' }),
      ...keys,
      rect(38, 10.4, 60, 18.6, { rx: 2.2, fill: '#bcc4c1', stroke: '#98a19d', 'stroke-width': 0.3 }),
      path('M6 22 22 7H36L8 29z', { fill: '#fff', opacity: 0.1 }),
    ].join('')
  },
}

/** The grip side of a camera: shutter dial, leather, and the ring of its mount. */
export const camera: Scene = {
  surface: {
    face: { x: 9, y: 12, width: 30, height: 21 },
    edge: { x: 24, y: 10, side: 'top' },
    material: 'housing',
    ink: '#d7dcd9',
  },
  draw() {
    const ribs = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => `M${11.4 + at * 1.3} 5.8V9.8`).join('')
    const leather = [21, 23.4, 25.8, 28.2, 30.6, 33, 35.4, 37.8].map((y) => `M8 ${y}H64`).join('')
    return [
      rect(8, 11.6, 80, 60, { rx: 6, opacity: 0.22 }),
      rect(10, 5, 12, 6, { rx: 1, fill: '#454c4e', stroke: '#1b1f20', 'stroke-width': 0.3 }),
      path(ribs, hollow('#23282a', 0.6)),
      path('M43 10 46 3.6H64V10z', { fill: '#3a4143', stroke: '#5c6466', 'stroke-width': 0.3 }),
      rect(49, 1.8, 15, 1.8, { fill: '#b6bcbd' }),
      rect(6, 10, 80, 60, { rx: 5.4, fill: '#2c3133', stroke: '#5c6466', 'stroke-width': 0.3 }),
      path('M6.5 26V15.4A4.9 4.9 0 0 1 11.4 10.5H43', hollow('#7e878a', 0.5)),
      rect(6.2, 18.6, 64, 30, { fill: '#1d2122' }),
      path(leather, { ...hollow('#363c3e', 1), 'stroke-dasharray': '0 2.2', 'stroke-linecap': 'round' }),
      path('M6.2 18.6H64', hollow('#0f1213', 0.4)),
      circle(66, 38, 26, { fill: '#a9b0b2', stroke: '#6d7577', 'stroke-width': 0.4 }),
      circle(66, 38, 23.4, { fill: '#c4cacb' }),
      circle(66, 38, 20.6, { fill: '#171a1c' }),
      circle(66, 38, 15, { fill: '#233048' }),
      path('M55 30A14 14 0 0 1 66 23.4', { ...hollow('#7d8fc0', 1.6), 'stroke-linecap': 'round' }),
      circle(44.6, 24.6, 1.2, { fill: '#c23b34' }),
    ].join('')
  },
}

/** Circumference of the lying barrel: what is near its upper edge appears closer together. */
const RADIUS = 35
const AXIS = 43
const heightAt = (turn: number): number => AXIS - RADIUS * Math.cos(turn)

/** A lens on its side: front glass, ribbed ring, barrel with its scale. */
export const lens: Scene = {
  surface: {
    face: { x: 28, y: 10, width: 26, height: 20 },
    edge: { x: 32, y: 8, side: 'top' },
    material: 'housing',
    ink: '#dde0dd',
  },
  draw() {
    const tones = [
      [0, '#3a3f41'],
      [0.14, '#5d6466'],
      [0.4, '#303537'],
      [1, '#15181a'],
    ] as const
    const stops = tones.map(([offset, colour]) => element('stop', { offset, 'stop-color': colour }))
    const light = element('linearGradient', { id: 'barrel', x2: 0, y2: 1 }, stops.join(''))
    const ribs = Array.from({ length: 15 }, (_, at) => {
      const y = Math.round(heightAt(0.16 + at * 0.1) * 10) / 10
      return y < 39 ? `M16 ${y}H25` : ''
    })
    const scale = [11, 14.4, 19].map((y, at) => `M29.2 ${y}h${at === 1 ? 3 : 1.8}`).join('')
    return [
      element('defs', {}, light),
      path('M12 9.4H70V80H12z', { opacity: 0.16, transform: 'translate(1.4 0)' }),
      rect(25, 8, 50, 70, { fill: 'url(#barrel)', stroke: '#5d6466', 'stroke-width': 0.3 }),
      rect(15, 7.2, 11, 72, { rx: 1, fill: 'url(#barrel)', stroke: '#5d6466', 'stroke-width': 0.3 }),
      path(ribs.join(''), { ...hollow('#0e1011', 1), 'stroke-linecap': 'round' }),
      path(ribs.join(''), { ...hollow('#6a7274', 0.3), transform: 'translate(0 -.6)' }),
      path('M9 8H15.2V80H9z', { fill: 'url(#barrel)' }),
      rect(27, 8, 1, 60, { fill: '#c23b34' }),
      path(scale, { ...hollow('#e6e4da', 0.5), 'stroke-linecap': 'round' }),
      element('ellipse', {
        cx: 9,
        cy: AXIS,
        rx: 6.4,
        ry: RADIUS,
        fill: '#2a2f31',
        stroke: '#6a7274',
        'stroke-width': 0.5,
      }),
      element('ellipse', { cx: 9, cy: AXIS, rx: 5, ry: 29, fill: '#16202d' }),
      element('ellipse', { cx: 9.2, cy: AXIS, rx: 3.8, ry: 24, fill: '#2c3f66' }),
      path('M6.6 32Q7 24 9 20.4', { ...hollow('#9fb6e8', 1), 'stroke-linecap': 'round' }),
      path('M9.8 38Q11 32 11 27', { ...hollow('#a06fb4', 0.9), 'stroke-linecap': 'round' }),
    ].join('')
  },
}

/** The disc side of a console, with a controller in front of it. */
export const gameConsole: Scene = {
  surface: {
    face: { x: 15, y: 9, width: 32, height: 20 },
    edge: { x: 22, y: 7, side: 'top' },
    material: 'housing',
    ink: '#59605d',
  },
  draw() {
    const slits = [0, 1, 2, 3, 4, 5, 6].map((at) => `M${46 + at * 2.6} 9.6V14`).join('')
    return [
      rect(9, 8.6, 80, 60, { rx: 5, opacity: 0.2 }),
      rect(7, 7, 80, 60, { rx: 5, fill: '#e6e9e6', stroke: '#a2aaa6', 'stroke-width': 0.3 }),
      path('M7.5 24V12A4.5 4.5 0 0 1 12 7.5H64', hollow('#fff', 0.6)),
      path(slits, { ...hollow('#9aa29e', 0.9), 'stroke-linecap': 'round' }),
      path('M7 17.5H70V27H7z', { fill: '#25292b' }),
      path('M7 18H70', hollow('#4c90d8', 0.5)),
      path('M18 22.3H54', { ...hollow('#000', 1.4), 'stroke-linecap': 'round' }),
      path('M18 23.2H54', hollow('#565d60', 0.3)),
      rect(57.5, 21, 5, 2.4, { rx: 0.4, fill: '#0c0e0f', stroke: '#565d60', 'stroke-width': 0.3 }),
      path('M-4 44C-4 32 2 28.6 9 29.4S18 31 26 31 34 36 36 44z', {
        opacity: 0.25,
        transform: 'translate(1.6 1)',
      }),
      path('M-4 44C-4 32 2 28.6 9 29.4S18 31 26 31 34 36 36 44z', {
        fill: '#f4f6f4',
        stroke: '#a2aaa6',
        'stroke-width': 0.3,
      }),
      circle(23, 37.4, 5, { fill: '#14171a', stroke: '#4a5053', 'stroke-width': 0.4 }),
      circle(22.6, 36.8, 3.4, { fill: '#33393c' }),
      group({ fill: '#33393c' }, rect(4.4, 33.4, 9, 2.8, { rx: 0.7 }), rect(7.5, 30.3, 2.8, 9, { rx: 0.7 })),
    ].join('')
  },
}
