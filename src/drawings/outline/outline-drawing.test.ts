import { expect, it } from 'vitest'
import { DRAWING_SIZE } from '#drawings/svg-parts.ts'
import { drawOutline } from './outline-drawing.ts'

const ROWS = [
  ['phone', 'front'],
  ['phone', 'left'],
  ['phone', 'bottom'],
  ['tablet', 'back'],
  ['laptop', 'keyboard'],
  ['laptop', 'right'],
  ['monitor', 'screenOn'],
  ['console', 'controller'],
  ['camera', 'top'],
  ['lens', 'glass'],
  ['lens', 'barrel'],
] as const

it.each(ROWS)('the outline of a %s, %s, fits into its drawing', (kind, side) => {
  const [, x = '', y = ''] = /^M([\d.]+) ([\d.]+)h/.exec(drawOutline(kind, side)) ?? []
  expect(Number(x)).toBeGreaterThan(0)
  expect(Number(y)).toBeGreaterThan(0)
  // A circle begins at its top, in the middle.
  expect(Math.max(Number(x), Number(y))).toBeLessThanOrEqual(DRAWING_SIZE / 2)
})
