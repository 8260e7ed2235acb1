import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'
import type { Scene } from './scene.ts'

/** A calm picture on a lit screen, which fine marks show on. */
const hills = (clip: string, far: string, near: string): string =>
  group(
    { 'clip-path': `url(#${clip})` },
    path('M0 29Q20 17 40 25T80 20V60H0z', { fill: far }),
    path('M0 37Q24 27 46 34T80 31V60H0z', { fill: near }),
  )

const clipTo = (id: string, shape: string): string => element('defs', {}, element('clipPath', { id }, shape))

const GLASS = '#121619'

/** The upper left corner of a phone that is switched on. */
export const phone: Scene = {
  surface: {
    face: { x: 14, y: 12, width: 32, height: 22 },
    edge: { x: 20, y: 7, side: 'top' },
    material: 'glass',
    ink: '#e8eeea',
  },
  draw() {
    const screen = rect(11, 10, 76, 60, { rx: 6.4 })
    const icons = [0, 1, 2, 3].flatMap((column) =>
      [0, 1].map((row) => rect(16 + column * 14.5, 21 + row * 14.5, 10, 10, { rx: 2.6 })),
    )
    return [
      clipTo('screen', screen),
      rect(9.2, 8.4, 80, 60, { rx: 9.2, opacity: 0.2 }),
      rect(6.9, 21, 2, 9, { rx: 0.6, fill: '#6f7a74' }),
      rect(8, 7, 80, 60, { rx: 9.4, fill: '#a3ada7', stroke: '#66706a', 'stroke-width': 0.3 }),
      path('M8.5 40V16.4A8.9 8.9 0 0 1 17.4 7.5H64', {
        fill: 'none',
        stroke: '#e3e9e5',
        'stroke-width': 0.4,
      }),
      rect(9, 8, 80, 60, { rx: 8.4, fill: GLASS }),
      rect(11, 10, 76, 60, { rx: 6.4, fill: '#27534a' }),
      hills('screen', '#1f4640', '#173733'),
      group({ fill: '#fff', opacity: 0.16 }, ...icons),
      circle(17, 15.4, 2, { fill: '#06080a' }),
      circle(17, 15.4, 0.9, { fill: '#24405c' }),
      path('M11 36V16.4A6.4 6.4 0 0 1 17.4 10H40z', { fill: '#fff', opacity: 0.08 }),
    ].join('')
  },
}

/** The upper left corner of a tablet, with its wider border. */
export const tablet: Scene = {
  surface: {
    face: { x: 15, y: 13, width: 31, height: 21 },
    edge: { x: 20, y: 6, side: 'top' },
    material: 'glass',
    ink: '#eceef2',
  },
  draw() {
    return [
      clipTo('screen', rect(16, 15, 80, 60, { rx: 1.6 })),
      rect(8.2, 7.4, 80, 60, { rx: 9, opacity: 0.2 }),
      rect(44, 5.2, 9, 1.6, { rx: 0.6, fill: '#8f9699' }),
      rect(7, 6, 90, 70, { rx: 9, fill: '#c7ccce', stroke: '#8a9194', 'stroke-width': 0.3 }),
      path('M7.5 40V15A8.5 8.5 0 0 1 16 6.5H64', { fill: 'none', stroke: '#f3f6f6', 'stroke-width': 0.4 }),
      rect(8, 7, 90, 70, { rx: 8, fill: GLASS }),
      circle(52, 11, 1.3, { fill: '#24405c', stroke: '#2b3237', 'stroke-width': 0.4 }),
      rect(16, 15, 80, 60, { rx: 1.6, fill: '#3a4674' }),
      hills('screen', '#323c66', '#272f52'),
      rect(20, 19, 20, 13, { rx: 2.4, fill: '#fff', opacity: 0.14 }),
      rect(43, 19, 34, 13, { rx: 2.4, fill: '#fff', opacity: 0.14 }),
      path('M16 34V15H38z', { fill: '#fff', opacity: 0.07 }),
    ].join('')
  },
}

/** The lower left corner of a monitor on its stand. */
export const monitor: Scene = {
  surface: {
    face: { x: 10, y: 3, width: 34, height: 20 },
    edge: { x: 14, y: 30.4, side: 'bottom' },
    material: 'glass',
    ink: '#edf1ee',
  },
  draw() {
    const keys = [44, 49, 54].map((x) => rect(x, 26.2, 3, 1.1, { rx: 0.5, fill: '#4a5153' }))
    return [
      clipTo('screen', rect(8.6, -20, 90, 42)),
      rect(44, 29, 30, 14, { fill: '#565e60' }),
      rect(44, 29, 3, 14, { fill: '#767f81' }),
      rect(9, -19, 90, 51, { rx: 2, opacity: 0.2 }),
      rect(6, -20, 90, 50.4, { rx: 2, fill: '#2a2f31', stroke: '#565d5f', 'stroke-width': 0.3 }),
      path('M6.5-4V28.4A1.5 1.5 0 0 0 8 29.9', { fill: 'none', stroke: '#7a8284', 'stroke-width': 0.4 }),
      rect(8.6, -20, 90, 42, { fill: '#2c5a78' }),
      hills('screen', '#254d67', '#1d3f56'),
      rect(8.6, 18.4, 90, 3.6, { fill: '#0f1c26', opacity: 0.7 }),
      ...[11, 15.4, 19.8].map((x) => rect(x, 19.2, 2.2, 2.2, { rx: 0.5, fill: '#9fc0d6', opacity: 0.7 })),
      rect(26, -8, 50, 20, { rx: 1, fill: '#fff', opacity: 0.1 }),
      rect(26, -8, 50, 4, { fill: '#fff', opacity: 0.1 }),
      ...keys,
      circle(61, 26.7, 0.7, { fill: '#8be0b4' }),
    ].join('')
  },
}
