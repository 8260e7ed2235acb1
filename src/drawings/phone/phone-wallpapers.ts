import { circle, element, path, rect } from '#drawings/svg-parts.ts'
import { type Box, pathData } from './phone-shapes.ts'

type Colours = readonly [string, string, string, string]
type Style = (box: Box, colours: Colours) => string

/** Everything below a curve, closed along the screen's rounded bottom, so that no clip path is needed. */
function below(box: Box, left: number, curve: readonly number[]): string {
  const { x, y, w, h, r } = box
  const points = curve.map((part, index) => (index % 2 === 0 ? x + part * w : y + part * h))
  return pathData(
    'M',
    x,
    y + left * h,
    'C',
    ...points,
    'V',
    y + h - r,
    'a',
    r,
    r,
    '0 0 1',
    -r,
    r,
    'H',
    x + r,
    'a',
    r,
    r,
    '0 0 1',
    -r,
    -r,
    'Z',
  )
}

const waves: Style = (box, [, second, third, fourth]) =>
  path(below(box, 0.3, [0.35, 0.14, 0.6, 0.52, 1, 0.26]), { fill: second }) +
  path(below(box, 0.52, [0.3, 0.38, 0.62, 0.76, 1, 0.5]), { fill: third }) +
  path(below(box, 0.8, [0.35, 0.6, 0.7, 0.92, 1, 0.72]), { fill: fourth })

const orb: Style = (box, [, second, third, fourth]) => {
  const [cx, cy] = [box.x + box.w * 0.5, box.y + box.h * 0.44]
  const unit = Math.min(box.w, box.h)
  return (
    circle(cx, cy, unit * 0.42, { fill: second }) +
    circle(cx + unit * 0.05, cy + unit * 0.06, unit * 0.31, { fill: third }) +
    circle(cx + unit * 0.1, cy + unit * 0.12, unit * 0.19, { fill: fourth })
  )
}

const petals: Style = (box, [, second, third, fourth]) => {
  const [cx, cy] = [box.x + box.w / 2, box.y + box.h * 0.5]
  const unit = Math.min(box.w, box.h * 0.6)
  return [0, 60, 120]
    .map((turn, index) =>
      element('ellipse', {
        cx,
        cy,
        rx: unit * 0.17,
        ry: unit * 0.43,
        fill: [second, third, fourth][index],
        opacity: 0.85,
        transform: `rotate(${turn + 20} ${Math.round(cx)} ${Math.round(cy)})`,
      }),
    )
    .join('')
}

const ribbon: Style = (box, [, second, third, fourth]) => {
  const { x, y, w, h } = box
  const band = (from: number, to: number, thick: number) =>
    pathData(
      'M',
      x,
      y + from * h,
      'C',
      x + w * 0.5,
      y + from * h,
      x + w * 0.45,
      y + to * h,
      x + w,
      y + to * h,
      'v',
      thick * h,
      'C',
      x + w * 0.6,
      y + (to + thick) * h,
      x + w * 0.55,
      y + (from + thick) * h,
      x,
      y + (from + thick) * h,
      'Z',
    )
  return (
    path(band(0.62, 0.2, 0.26), { fill: second }) +
    path(band(0.7, 0.3, 0.16), { fill: third }) +
    path(band(0.76, 0.38, 0.06), { fill: fourth })
  )
}

const facets: Style = (box, [, second, third, fourth]) =>
  path(below(box, 0.24, [0, 0.24, 1, 0.58, 1, 0.58]), { fill: second }) +
  path(below(box, 0.72, [0, 0.72, 1, 0.4, 1, 0.4]), { fill: third }) +
  path(below(box, 0.7, [0, 0.7, 1, 0.86, 1, 0.86]), { fill: fourth })

const sun: Style = (box, [, second, third, fourth]) =>
  circle(box.x + box.w * 0.62, box.y + box.h * 0.38, Math.min(box.w, box.h) * 0.21, { fill: second }) +
  path(below(box, 0.58, [0.3, 0.44, 0.6, 0.56, 1, 0.48]), { fill: third }) +
  path(below(box, 0.78, [0.4, 0.62, 0.7, 0.84, 1, 0.66]), { fill: fourth })

const WALLPAPER_TABLE = {
  'apple-blue': [waves, '#0f2d5c', '#1f66b8', '#4fa3e0', '#a9d8f2'],
  'apple-coral': [waves, '#5b1a3a', '#c3425a', '#f0835f', '#f8c79a'],
  'apple-violet': [ribbon, '#2a1e5c', '#6a4bc4', '#a98be6', '#e3d4fb'],
  'apple-teal': [ribbon, '#07363d', '#15808a', '#58c0b8', '#c9ede0'],
  'apple-gold': [orb, '#20242f', '#55596a', '#b39a72', '#ecd9b0'],
  'apple-titan': [ribbon, '#23262d', '#555c69', '#8f97a3', '#d5d8dc'],
  'apple-orange': [orb, '#2c1a24', '#a03e1c', '#e8762c', '#ffc98a'],
  'apple-rose': [orb, '#542f4a', '#b0688f', '#e39fb9', '#fbdde4'],
  'apple-river': [waves, '#14505f', '#2c8795', '#86bfb6', '#e6dcc0'],
  'apple-cherry': [ribbon, '#2b0f1c', '#7c1f3c', '#c0506a', '#f0bcc2'],
  'galaxy-violet': [orb, '#241b4b', '#5a46a8', '#9d84dd', '#f2c4dc'],
  'galaxy-blue': [ribbon, '#0f2350', '#2758b8', '#4aa0e8', '#bfe4ff'],
  'galaxy-peach': [waves, '#3c2d5c', '#a65f8d', '#ee9a83', '#ffd9a6'],
  'galaxy-deep': [waves, '#0b1a35', '#17406f', '#1f7d9c', '#7fd0c8'],
  'galaxy-mint': [petals, '#17414a', '#3b9a95', '#8fd3bd', '#e2f3cf'],
  'galaxy-sun': [sun, '#4a6aa8', '#ffe1a1', '#7f5b9e', '#3d3a78'],
  'galaxy-ice': [facets, '#7fa6cf', '#a9c7e4', '#cfe0ef', '#f0f5f9'],
  'pixel-sand': [sun, '#f3dcc0', '#f29a6b', '#d97757', '#8c4a4f'],
  'pixel-sage': [petals, '#dfe8d4', '#8fb08a', '#5f8f76', '#c9d9a8'],
  'pixel-sky': [orb, '#d6e6f5', '#8fb8e4', '#5b8fd0', '#f7e3c0'],
  'pixel-rose': [petals, '#f6dfdd', '#e59a95', '#c96f7c', '#f3c7a6'],
  'pixel-night': [petals, '#1d2733', '#3f6a7d', '#79a7a5', '#e0c59a'],
  'xiaomi-ember': [orb, '#1e1a24', '#6e2b2a', '#e2622b', '#ffc06a'],
  'xiaomi-lake': [ribbon, '#122c3c', '#20728c', '#63b7b7', '#d9eee0'],
  'redmi-red': [facets, '#40122b', '#a32644', '#e25a4a', '#ffb27a'],
  'redmi-blue': [facets, '#12275a', '#2a5fc0', '#5fa9ec', '#c4e6fb'],
  'redmi-dawn': [waves, '#33407c', '#7b6fc0', '#e08fb0', '#ffd2b0'],
  'poco-sun': [facets, '#262626', '#4d4a40', '#f2c22e', '#ffe38a'],
  'huawei-petal': [petals, '#1f2a4d', '#7f6fd0', '#e58fb8', '#ffcf9e'],
  'huawei-sea': [waves, '#123a63', '#2f7fb8', '#6fc6c8', '#f2e2bb'],
  'honor-aqua': [ribbon, '#10274f', '#2f6fd6', '#45c6d9', '#d6f7ea'],
  'oneplus-red': [waves, '#1b1416', '#8b1a22', '#e0392f', '#f7a37c'],
  'oneplus-ice': [ribbon, '#173a4a', '#3c8ca0', '#9bd0cf', '#f1e7d2'],
  'oppo-green': [waves, '#0c3b33', '#1c8a66', '#7cc795', '#e5edb3'],
  'oppo-dusk': [orb, '#2a2350', '#7457b5', '#d98fb5', '#ffd8ae'],
  'realme-sun': [facets, '#3a2a12', '#d99a12', '#ffd23f', '#fff0b5'],
  'realme-blue': [ribbon, '#121d4d', '#3949c0', '#5fa0f0', '#e0f0ff'],
  'vivo-blue': [ribbon, '#14225c', '#3a55d0', '#7fa8f5', '#e3d9ff'],
  'sony-dusk': [waves, '#1a2140', '#4a4a8c', '#9a76b0', '#edb9a8'],
  'sony-teal': [ribbon, '#0e2e36', '#1f6b73', '#5fae9f', '#e0e3bf'],
  'moto-teal': [sun, '#17474f', '#f4d58d', '#2b8179', '#0f5d61'],
  'moto-pink': [petals, '#3a2148', '#a14b86', '#f0859a', '#ffd3b0'],
  'nokia-blue': [facets, '#0d2a66', '#1f5ad0', '#6fb1f5', '#d3ecff'],
  'fair-green': [sun, '#bfe0d6', '#fff1c4', '#4f9a86', '#1f5d59'],
  'nothing-grey': [orb, '#cfcfcb', '#a5a6a4', '#6c6e70', '#d8402f'],
  'neon-red': [facets, '#16131c', '#3d1230', '#c21f3f', '#ff7a59'],
  'lg-rose': [petals, '#3d2a4d', '#b06a94', '#e8a0a0', '#f8dcb8'],
  'htc-lime': [waves, '#0f3d4a', '#1e7f7a', '#7fbf5a', '#dfe98a'],
  'lumia-cyan': [facets, '#0a4f7a', '#1685c0', '#35b4e0', '#a9e3f2'],
  'berry-navy': [sun, '#26385c', '#f2c48a', '#3d5f86', '#16233d'],
  'trail-dawn': [sun, '#e7a96b', '#fff0c0', '#7d6a52', '#3f4a3c'],
  dusk: [waves, '#26304f', '#4f5f96', '#8f8fc0', '#e0bfc0'],
} as const satisfies Record<string, readonly [Style, ...Colours]>

export type PhoneWallpaper = keyof typeof WALLPAPER_TABLE

export const PHONE_WALLPAPERS = Object.keys(WALLPAPER_TABLE) as [PhoneWallpaper, ...PhoneWallpaper[]]

export function drawWallpaper(box: Box, name: PhoneWallpaper): string {
  const [style, ...colours] = WALLPAPER_TABLE[name]
  return rect(box.x, box.y, box.w, box.h, { rx: box.r, fill: colours[0] }) + style(box, colours)
}
