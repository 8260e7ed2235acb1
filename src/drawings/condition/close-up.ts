import { circle, element, group, path, rect } from '#drawings/svg-parts.ts'

/** What a close-up shows, in millimetres: one unit of these drawings is one millimetre. */
export const CLOSE_UP = { width: 64, height: 38.4 } as const

/** A fingernail of an adult, and the smallest coin in most purses. */
export const NAIL_WIDTH_MM = 11
export const COIN_DIAMETER_MM = 16

export interface Point {
  readonly x: number
  readonly y: number
}

/** The table below a device. As an `<img>` the drawing follows the visitor's colour scheme by itself. */
const TABLE = 'table'
const STYLE = element(
  'style',
  {},
  `.${TABLE}{fill:#e4decd}@media(prefers-color-scheme:dark){.${TABLE}{fill:#2f3b35}}`,
)

/** Covers what is missing from a device with the table behind it. */
export const showTable = (d: string): string => path(d, { class: TABLE })

export const closeUpDocument = (...children: readonly string[]): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${CLOSE_UP.width} ${CLOSE_UP.height}`,
    },
    [STYLE, rect(0, 0, CLOSE_UP.width, CLOSE_UP.height, { class: TABLE }), ...children].join(''),
  )

const SKIN = { fill: '#cf9d79', edge: '#a87453', light: '#dfb596', nail: '#f0d3c2', tip: '#fbf1e9' } as const

/** A finger that comes from the lower right. Its nail ends at the point. */
export function drawFinger({ x, y }: Point): string {
  const half = NAIL_WIDTH_MM / 2
  return group(
    { transform: `translate(${x} ${y})rotate(-36)` },
    path('M-8 60V8.5C-8 2.5-4.8-.8 0-.8S8 2.5 8 8.5V60z', { opacity: 0.2, transform: 'translate(1.4 1)' }),
    path('M-8 60V8.5C-8 2.8-4.8.2 0 .2S8 2.8 8 8.5V60z', {
      fill: SKIN.fill,
      stroke: SKIN.edge,
      'stroke-width': 0.3,
    }),
    path('M-6.6 58V10C-6.6 5-5.4 3-4 2', {
      fill: 'none',
      stroke: SKIN.light,
      'stroke-width': 1,
      'stroke-linecap': 'round',
    }),
    path(
      `M-${half} 10.5V4.2C-${half} 1.2-3 0 0 0S${half} 1.2 ${half} 4.2V10.5Q${half} 13 0 13T-${half} 10.5z`,
      {
        fill: SKIN.nail,
        stroke: SKIN.edge,
        'stroke-width': 0.25,
      },
    ),
    path(`M-${half} 4.2C-${half} 1.2-3 0 0 0S${half} 1.2 ${half} 4.2Q3.5 2 0 2T-${half} 4.2z`, {
      fill: SKIN.tip,
    }),
    path('M-2.8 11.6Q0 8.6 2.8 11.6Q0 12.8-2.8 11.6z', { fill: SKIN.tip, opacity: 0.7 }),
    path('M-3.6 5V9', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 0.7,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
  )
}

/** A small copper coin that lies on the device. */
export function drawCoin({ x, y }: Point): string {
  const r = COIN_DIAMETER_MM / 2
  return group(
    { transform: `translate(${x} ${y})` },
    circle(0.7, 0.8, r, { opacity: 0.28 }),
    circle(0, 0, r, { fill: '#b5713f' }),
    circle(0, 0, r - 0.9, { fill: '#c68651', stroke: '#9a5c30', 'stroke-width': 0.25 }),
    path('M-5.6-3.6A6.7 6.7 0 0 1 1.5-6.5', {
      fill: 'none',
      stroke: '#e3b184',
      'stroke-width': 0.8,
      'stroke-linecap': 'round',
    }),
    path('M-1.7-2.3 .7-4.4H1.7V4.3H-.3V-1.7L-1.7-.6z', { fill: '#9a5c30' }),
    path('M-1.7-2.3 .7-4.4H1.7', { fill: 'none', stroke: '#e3b184', 'stroke-width': 0.3 }),
  )
}
