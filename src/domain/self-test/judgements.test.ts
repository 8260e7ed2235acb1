import { describe, expect, it } from 'vitest'
import { followController, haveSticksReached, isDrifting, NO_PROGRESS } from './controller-progress.ts'
import { judgeMotion } from './judge-motion.ts'
import { judgePicture, toGreyFrame } from './judge-picture.ts'
import { isToneHeard, measureTone, TONE_HZ } from './judge-tone.ts'
import { isPairingKey } from './pairing-clock.ts'
import { countOpenKeys, isTestedKey, KEY_ROWS } from './tested-keys.ts'
import { countOpenCells, createTouchGrid, findCell, touchCell } from './touch-grid.ts'

const RATE_HZ = 48_000

const play = (toneHz: number, volume: number): number[] =>
  Array.from({ length: 4_096 }, (_, index) => volume * Math.sin((2 * Math.PI * toneHz * index) / RATE_HZ))

// Not random, so that a failure can be repeated.
const noise = (volume: number): number[] =>
  Array.from({ length: 4_096 }, (_, index) => volume * Math.sin(index * index * 0.7))

describe('the tone', () => {
  it('is measured by its power', () => {
    expect(measureTone(play(TONE_HZ, 0.5), RATE_HZ, TONE_HZ)).toBeCloseTo(0.25, 2)
  })

  it.each([
    ['is heard in a quiet room', [noise(0.001)], [play(TONE_HZ, 0.05)], true],
    ['is heard in a noisy room', [noise(0.05)], [play(TONE_HZ, 0.2)], true],
    ['is not heard in silence', [noise(0)], [noise(0)], false],
    ['is not heard in noise alone', [noise(0.2)], [noise(0.2)], false],
    ['is not another tone', [noise(0.001)], [play(440, 0.3)], false],
    ['is not one that was there before', [play(TONE_HZ, 0.2)], [play(TONE_HZ, 0.2)], false],
    ['is not heard without a recording', [], [], false],
    [
      'is heard even if one piece is missing',
      [noise(0.001)],
      [noise(0), play(TONE_HZ, 0.1), play(TONE_HZ, 0.1)],
      true,
    ],
  ] as const)('%s', (_, before, during, isHeard) => {
    expect(isToneHeard({ before, during, sampleRateHz: RATE_HZ })).toBe(isHeard)
  })
})

describe('the picture of a camera', () => {
  it.each([
    [
      'alive',
      [
        [90, 91],
        [92, 90],
      ],
    ],
    [
      'black',
      [
        [0, 3],
        [2, 1],
      ],
    ],
    [
      'frozen',
      [
        [90, 120],
        [90, 120],
      ],
    ],
  ] as const)('is %s', (verdict, frames) => {
    expect(judgePicture(frames)).toBe(verdict)
  })

  it('is read as brightness', () => {
    expect(toGreyFrame([255, 255, 255, 255, 0, 0, 0, 255]).map(Math.round)).toEqual([255, 0])
  })
})

describe('motion', () => {
  const still = { acceleration: [0, 0, 9.8], rotation: [0, 0, 0] } as const
  it.each([
    ['nothing', [still, still], { isMoved: false, isTurned: false }],
    ['a tilt', [still, { acceleration: [7, 0, 6], rotation: null }], { isMoved: true, isTurned: false }],
    [
      'a tilt of 45 degrees',
      [still, { acceleration: [6.9, 0, 6.9], rotation: null }],
      { isMoved: true, isTurned: false },
    ],
    ['a turn', [still, { acceleration: null, rotation: [0, 90, 0] }], { isMoved: false, isTurned: true }],
    ['no sensors', [{ acceleration: null, rotation: null }], { isMoved: false, isTurned: false }],
  ] as const)('%s', (_, samples, verdict) => {
    expect(judgeMotion(samples)).toEqual(verdict)
  })
})

describe('the grid for touching', () => {
  const grid = createTouchGrid(320, 640)

  it('has a cell for every point', () => {
    const cells = [0, 0.3, 0.999].flatMap((x) => [0, 0.5, 0.999].map((y) => findCell(grid, x, y)))
    expect(cells).not.toContain(null)
  })

  it.each([
    [-0.1, 0.5],
    [0.5, 1],
    [Number.NaN, 0],
  ])('has none beside it: %d, %d', (x, y) => {
    expect(findCell(grid, x, y)).toBeNull()
  })

  it('is done when every cell was touched', () => {
    let done = grid
    for (let row = 0; row < grid.rows; row++)
      for (let column = 0; column < grid.columns; column++)
        done = touchCell(done, (column + 0.5) / grid.columns, (row + 0.5) / grid.rows)
    expect(countOpenCells(done)).toBe(0)
  })

  it('stays the same where nothing new is touched', () => {
    const once = touchCell(grid, 0.5, 0.5)
    expect(touchCell(once, 0.5, 0.5)).toBe(once)
  })
})

describe('a controller', () => {
  const reading = { buttons: [], axes: [0, 0, 0, 0] }

  it('remembers what was pressed and how far the sticks went', () => {
    const ends = [
      { buttons: [true, false], axes: [-1, -1, -1, -1] },
      { buttons: [false, true], axes: [1, 1, 1, 1] },
    ]
    const progress = ends.reduce(followController, NO_PROGRESS)
    expect([...progress.pressed]).toEqual([0, 1])
    expect(haveSticksReached(progress)).toBe(true)
  })

  it('has not reached the rim after half the way', () => {
    expect(haveSticksReached(followController(NO_PROGRESS, { ...reading, axes: [0.5, -0.5] }))).toBe(false)
  })

  it.each([
    [0.05, false],
    [-0.3, true],
  ])('at rest at %d drifts: %s', (value, drifts) => {
    expect(isDrifting([reading, { ...reading, axes: [0, value, 0, 0] }])).toBe(drifts)
  })
})

describe('the keyboard', () => {
  it('is done when every key was pressed', () => {
    expect(countOpenKeys(new Set(KEY_ROWS.flat()))).toBe(0)
  })

  it.each(['Tab', 'Escape'])('leaves %s to those who have no pointer', (code) => {
    expect(isTestedKey(code)).toBe(false)
  })
})

it.each([
  ['AAAAAAAAAAAAAAAAAAAAAA', true],
  ['AAAAAAAAAAAAAAAAAAAAA', false],
  ['AAAAAAAAAAAAAAAAAAAAA/', false],
])('a key of a pairing: %s', (text, isKey) => {
  expect(isPairingKey(text)).toBe(isKey)
})
