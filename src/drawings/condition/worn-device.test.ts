import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { expectSoundDrawing, MAX_WORN_LENGTH } from '../../../tests/support/expect-sound-drawing.ts'
import { consoleForm } from '../console/console-drawing.ts'
import { DEVICE_FORM, drawDevice } from '../device-drawing.ts'
import { DRAWING_SIZE } from '../svg-parts.ts'
import { locateDevice } from './locate-device.ts'
import { CONDITION_GRADES } from './marks.ts'
import { drawWornDevice } from './worn-device.ts'

const consoles = consoleForm.shape.shape.options.map((shape) => ({ kind: 'console', shape }))

const forms = [
  {
    kind: 'camera',
    style: 'mirrorless',
    width: 136,
    height: 98.5,
    hump: 'evf',
    lens: 66,
    lensAt: 0.56,
    dials: 1,
  },
  { kind: 'camera', style: 'dslr', width: 152, height: 113, hump: 'prism', lens: 66, lensAt: 0.535 },
  {
    kind: 'camera',
    style: 'compact',
    width: 106.5,
    height: 76,
    lens: 51,
    lensAt: 0.56,
    grip: 'slim',
    dials: 3,
    window: 'finder',
    flash: 'popup',
  },
  { kind: 'laptop', inch: 12, ratio: '16:10', body: 'gold', edge: 'wedge', wallpaper: 'yosemite' },
  { kind: 'laptop', inch: 14, body: 'black', hinge: 'pair', stick: 'red', edge: 'thick', wallpaper: 'start' },
  { kind: 'laptop', inch: 14, body: 'black', hinge: 'fold', stick: 'red', edge: 'slim' },
  {
    kind: 'lens',
    style: 'canon-ef',
    profile: 'prime',
    mount: 'ef',
    length: 39.3,
    diameter: 69.2,
    front: 0.86,
    glass: 0.55,
  },
  { kind: 'lens', style: 'canon-ef-s', profile: 'zoom', mount: 'ef', length: 72, diameter: 74.6, glass: 0.5 },
  { kind: 'lens', style: 'canon-l', profile: 'ultrawide-prime', mount: 'ef', length: 94, diameter: 80 },
  { kind: 'monitor', inch: 24, ratio: '16:10', bezel: 'classic', body: 'graphite', scene: 'waves' },
  {
    kind: 'monitor',
    inch: 23.8,
    bezel: 'slim',
    stand: 'square',
    body: 'graphite',
    scene: 'rays',
    palette: 'azure',
  },
  { kind: 'monitor', inch: 24.5, stand: 'chevron', body: 'silver', scene: 'shards', palette: 'neon' },
  {
    kind: 'phone',
    width: 58.6,
    height: 123.8,
    front: 'home',
    bezels: [3.3, 16, 16.5],
    corner: 8,
    back: '#2d3036',
    frame: '#3a3d44',
    accent: '#17191d',
    camera: 'single',
    detail: 'crown-low',
    wall: 'apple-teal',
  },
  {
    kind: 'phone',
    width: 117.9,
    height: 160.9,
    build: 'fold',
    front: 'pill-right',
    bezels: [4, 4, 4],
    corner: 7,
    back: '#c3cbd2',
    back2: '#9fb4c4',
    frame: '#aab4bd',
    camera: 'column-3',
    wall: 'galaxy-ice',
  },
  {
    kind: 'phone',
    width: 73.6,
    height: 167.3,
    build: 'flip',
    corner: 8.5,
    back: '#7a4f93',
    frame: '#6a4283',
    camera: 'flip-strip',
    wall: 'galaxy-violet',
  },
  {
    kind: 'tablet',
    mm: [185.7, 241.2],
    screen: [9.7, 1.333],
    corner: 10,
    body: 'silver',
    wallpaper: 'tide',
    button: 'home',
    camera: 'single',
  },
  {
    kind: 'tablet',
    mm: [179.5, 248.6],
    screen: [10.9, 1.439],
    corner: 17,
    screenCorner: 7,
    body: '#6f9fd0',
    wallpaper: 'ocean',
    pose: 'landscape',
    eye: 'side',
    camera: 'bump',
    pen: 'pencilUsbC',
  },
  {
    kind: 'tablet',
    mm: [132, 205.1],
    screen: [8.8, 1.6],
    pose: 'portrait',
    corner: 11,
    screenCorner: 4,
    body: '#8f7fa6',
    wallpaper: 'iris',
    eye: 'end',
    camera: 'square',
  },
  ...consoles,
].map((form) => ({ name: JSON.stringify(form), form: DEVICE_FORM.parse(form) }))

const paint = (svg: string) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: DRAWING_SIZE }, font: { loadSystemFonts: false } }).render()
    .pixels

/** How many pixels the marks of a condition change. */
function countChangedPixels(svg: string, other: string): number {
  const [one, two] = [paint(svg), paint(other)]
  let count = 0
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2, 3].some((channel) => one[at + channel] !== two[at + channel])) count += 1
  return count
}

describe('the drawing of a device with marks', () => {
  it.each(forms)('is well-formed in every condition: $name', ({ form }) => {
    for (const grade of CONDITION_GRADES) expectSoundDrawing(drawWornDevice(form, grade), MAX_WORN_LENGTH)
  })

  it.each(forms)('is the plain drawing for a device like new: $name', ({ form }) => {
    expect(drawWornDevice(form, 4)).toBe(drawDevice(form))
  })

  it.each(forms)('shows more marks the worse the condition is: $name', ({ form }) => {
    const plain = drawDevice(form)
    const [good, fair, bad] = ([3, 2, 1] as const).map((grade) =>
      countChangedPixels(drawWornDevice(form, grade), plain),
    )
    expect(good).toBeGreaterThan(100)
    expect(fair).toBeGreaterThan(good ?? 0)
    expect(bad).toBeGreaterThan(fair ?? 0)
  })

  it.each(forms)('wraps a sealed device in film: $name', ({ form }) => {
    expect(countChangedPixels(drawWornDevice(form, 5), drawDevice(form))).toBeGreaterThan(500)
  })

  it.each(forms)('has its marks inside the drawing: $name', ({ form }) => {
    const { x, y, width, height } = locateDevice(form)
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(DRAWING_SIZE)
  })
})
