import { describe, expect, it } from 'vitest'
import {
  judgeFrame,
  type LumaFrame,
  measureBrightness,
  measureGlare,
  measureSharpness,
} from './judge-frame.ts'

const WIDTH = 40
const HEIGHT = 30

const draw = (shade: (x: number, y: number) => number): LumaFrame => ({
  width: WIDTH,
  height: HEIGHT,
  luma: Array.from({ length: WIDTH * HEIGHT }, (_, at) => shade(at % WIDTH, Math.floor(at / WIDTH))),
})

/** Stripes that are four pixels wide. */
const STRIPES = draw((x) => (x % 8 < 4 ? 60 : 180))
/** The same stripes as a hand that shakes sees them. */
const SMEARED = draw((x) => 120 + 60 * Math.sin((x * Math.PI) / 20))
const NIGHT = draw((x) => (x % 8 < 4 ? 2 : 60))
const LAMP = draw((x, y) => (x < 12 && y < 12 ? 255 : x % 8 < 4 ? 60 : 180))
const BRIGHT_SCREEN = draw((x, y) => (x > 8 && x < 24 && y > 5 && y < 25 ? 255 : 20))

describe('a frame of the camera', () => {
  it.each([
    ['good', STRIPES, 'good'],
    ['blurred', SMEARED, 'blurred'],
    ['dark', NIGHT, 'dark'],
    ['glare', LAMP, 'glare'],
    ['dark where there is nothing at all', draw(() => 0), 'dark'],
    ['blurred where there is only a wall', draw(() => 128), 'blurred'],
    ['dark where it is empty', { width: 0, height: 0, luma: [] }, 'dark'],
  ] as const)('is %s', (_, frame, verdict) => {
    expect(judgeFrame(frame, 'front')).toBe(verdict)
  })

  it('may show a bright screen in a dark room if the screen is what it is about', () => {
    expect([judgeFrame(BRIGHT_SCREEN, 'front'), judgeFrame(BRIGHT_SCREEN, 'screenOn')]).toEqual([
      'glare',
      'good',
    ])
  })

  it.each([
    [measureBrightness, draw(() => 77), 77],
    [measureGlare, draw((_, y) => (y < HEIGHT / 2 ? 255 : 0)), 0.5],
    [measureSharpness, draw((x) => 2 * x), 0],
  ] as const)('is measured by %o', (measure, frame, value) => {
    expect(measure(frame)).toBeCloseTo(value)
  })

  it('is less sharp the more it is smeared', () => {
    const smear = ({ luma, ...size }: LumaFrame): LumaFrame => ({
      ...size,
      luma: Array.from(luma, (value, at) => (value + (luma[at + 1] ?? value) + (luma[at - 1] ?? value)) / 3),
    })
    const once = smear(STRIPES)
    const measured = [STRIPES, once, smear(once)].map(measureSharpness)
    expect(measured).toEqual([...measured].sort((one, other) => other - one))
  })
})
