import { measureLightness, shade } from '#drawings/colours.ts'
import { circle, element, path } from '#drawings/svg-parts.ts'
import { KEY_LIGHTS, LAPTOP_COLOURS, type LaptopForm } from './laptop-form.ts'
import { deckArea, type LaptopGeometry, onDeck } from './laptop-geometry.ts'

// Widths in tenths of a key; every row of the main block is 150 wide.
const letters = (count: number) => Array.from({ length: count }, () => 10)
const ROWS: readonly (readonly number[])[] = [
  [...letters(15)],
  [...letters(13), 20],
  [15, ...letters(12), 15],
  [18, ...letters(11), 22],
  [23, ...letters(10), 27],
  [10, 10, 10, 12, 54, 12, 12, 10, 10, 10],
]
const MAIN_WIDTH = 150
const NUMPAD_GAP = 1.6
const NUMPAD = letters(4)
const KEY_GAP = 1.6

export type KeyboardArea = Readonly<{ left: number; right: number; back: number; front: number }>

/** Where the keys are; large machines without a number pad leave the sides free. */
export function keyboardArea(form: LaptopForm): KeyboardArea {
  if (form.layout === 'forward') return { left: 0.04, right: 0.76, back: 0.5, front: 0.95 }
  const front = form.stick === 'none' ? 0.62 : 0.6
  const back = form.speakers === 'top' ? 0.14 : 0.08
  if (form.layout === 'numpad') return { left: 0.04, right: 0.96, back, front }
  const roomy = form.inch >= 14.9
  const margin =
    form.speakers === 'sides' ? (roomy ? 0.12 : 0.085) : roomy ? 0.12 : form.inch < 12.6 ? 0.02 : 0.05
  return { left: margin, right: 1 - margin, back, front }
}

/** Middle of the space bar, which the touchpad follows. */
export function typingCentre(form: LaptopForm): number {
  const { left, right } = keyboardArea(form)
  if (form.layout !== 'numpad') return (left + right) / 2
  const share = MAIN_WIDTH / (MAIN_WIDTH + NUMPAD_GAP + 40)
  return left + ((right - left) * share) / 2 + 0.03
}

type Row = Readonly<{ keys: readonly number[]; index: number }>

// One dashed line per row: the dashes are the keys, which keeps the file small.
function drawRow(form: LaptopForm, geometry: LaptopGeometry, row: Row): string {
  const area = keyboardArea(form)
  const step = (area.front - area.back) / ROWS.length
  const back = onDeck(geometry, area.left, area.back + step * (row.index + 0.1))
  const front = onDeck(geometry, area.right, area.back + step * (row.index + 0.9))
  const middle = area.back + step * (row.index + 0.5)
  const start = onDeck(geometry, area.left + 0.004, middle)
  const end = onDeck(geometry, area.right - 0.002, middle)
  const numpad = form.layout === 'numpad'
  const widths = numpad ? [...row.keys, ...NUMPAD] : row.keys
  const dashes = widths.flatMap((width, at) => {
    const gap = KEY_GAP + (numpad && at === row.keys.length - 1 ? NUMPAD_GAP : 0)
    return [Math.round((width - KEY_GAP) * 10) / 10, gap]
  })
  return path(`M${start.x.toFixed(1)} ${((back.y + front.y) / 2).toFixed(2)}H${end.x.toFixed(1)}`, {
    'stroke-width': front.y - back.y,
    pathLength: MAIN_WIDTH + (numpad ? NUMPAD_GAP + 40 : 0),
    'stroke-dasharray': dashes.join(' '),
  })
}

function drawTouchRow(form: LaptopForm, geometry: LaptopGeometry): string {
  const area = keyboardArea(form)
  const step = (area.front - area.back) / ROWS.length
  const strip = { ...area, back: area.back + step * 0.08, front: area.back + step * 0.9 }
  const middle = area.back + step * 0.5
  const start = onDeck(geometry, area.left + 0.03, middle)
  const end = onDeck(geometry, area.right - 0.03, middle)
  const marks = (from: number, to: number, colour: string) => {
    const width = end.x - start.x
    return path(
      `M${(start.x + width * from).toFixed(1)} ${start.y.toFixed(1)}H${(start.x + width * to).toFixed(1)}`,
      {
        stroke: colour,
        'stroke-width': 1.1,
        'stroke-dasharray': '3 4',
      },
    )
  }
  if (form.topRow === 'touchrow') return marks(0, 1, '#e8eef2')
  return (
    path(deckArea(geometry, strip), { fill: '#101114' }) +
    marks(0.02, 0.2, '#c9d1d9') +
    marks(0.32, 0.62, '#5fb0f0') +
    marks(0.74, 1, '#e58fc4')
  )
}

function drawGlow(form: LaptopForm, geometry: LaptopGeometry): string {
  const area = keyboardArea(form)
  const hues = KEY_LIGHTS[form.light]
  const width = (area.right - area.left) / Math.max(1, hues.length)
  const stripes = hues.map((hue, index) =>
    path(
      deckArea(geometry, {
        ...area,
        left: area.left + width * index,
        right: area.left + width * (index + 1),
      }),
      { fill: hue },
    ),
  )
  return element('g', { opacity: form.light === 'white' ? 0.75 : 0.85 }, stripes.join(''))
}

// The red (or grey) point between G, H and B.
function drawStick(form: LaptopForm, geometry: LaptopGeometry): string {
  const area = keyboardArea(form)
  const share = form.layout === 'numpad' ? MAIN_WIDTH / (MAIN_WIDTH + NUMPAD_GAP + 40) : 1
  const across = area.left + (area.right - area.left) * share * 0.467
  const point = onDeck(geometry, across, area.back + ((area.front - area.back) / ROWS.length) * 3.85)
  const fill = form.stick === 'red' ? '#e2231a' : '#8d949c'
  return circle(point.x, point.y, form.stick === 'red' ? 2.3 : 1.8, {
    fill,
    stroke: '#1a1a1c',
    'stroke-width': 0.5,
  })
}

/** The keyboard: a recess or its glow, six rows of keys, and the point of business machines. */
export function drawKeyboard(form: LaptopForm, geometry: LaptopGeometry): string {
  const area = keyboardArea(form)
  const deck = LAPTOP_COLOURS[form.deck ?? form.body]
  const keys = LAPTOP_COLOURS[form.keys]
  const darkDeck = measureLightness(deck) < 0.42
  const darkKeys = measureLightness(keys) < 0.3
  const recess = shade(deck, darkDeck ? (darkKeys ? -0.6 : -0.4) : -0.22)
  // Dark keys on a dark deck need a lighter face, or the keyboard becomes one black plate.
  const face = darkKeys && darkDeck ? shade(keys, 0.09) : keys
  const rows = ROWS.map((widths, index) => ({ keys: widths, index })).filter(
    ({ index }) => index > 0 || form.topRow === 'keys',
  )
  return (
    path(deckArea(geometry, area), {
      fill: recess,
      stroke: recess,
      'stroke-width': 1.6,
      'stroke-linejoin': 'round',
    }) +
    (form.light === 'none' ? '' : drawGlow(form, geometry)) +
    element('g', { fill: 'none', stroke: face }, rows.map((row) => drawRow(form, geometry, row)).join('')) +
    (form.topRow === 'keys' ? '' : drawTouchRow(form, geometry)) +
    (form.stick === 'none' ? '' : drawStick(form, geometry))
  )
}
