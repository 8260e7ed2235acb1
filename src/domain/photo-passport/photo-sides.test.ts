import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { TRADE_STATES } from '#domain/trades/trade-states.ts'
import { takesPhotos } from './passport-clock.ts'
import { findNextSide, listSides, sortBySide } from './photo-sides.ts'
import { cutToFrame, fitInside, MAX_PHOTO_EDGE } from './shrink-photo.ts'

const MAX_PHOTOS = 6

describe('the photos of a device', () => {
  it.each(CATEGORY_IDS)('%s have up to six sides, each once', (category) => {
    const sides = listSides(category)
    expect(new Set(sides).size).toBe(sides.length)
    expect(sides.length).toBeGreaterThan(0)
    expect(sides.length).toBeLessThanOrEqual(MAX_PHOTOS)
  })

  it('are asked for one after the other', () => {
    const taken = [
      { photoId: 'a', side: 'front' },
      { photoId: 'b', side: 'left' },
    ] as const
    expect([findNextSide('phones', []), findNextSide('phones', taken)]).toEqual(['front', 'back'])
  })

  it('are complete with the last side', () => {
    const all = listSides('lenses').map((side) => ({ photoId: side, side }))
    expect(findNextSide('lenses', all)).toBeNull()
  })

  it('are shown in the order of the sides', () => {
    const taken = [
      { photoId: 'b', side: 'back' },
      { photoId: 'a', side: 'front' },
    ] as const
    expect(sortBySide('phones', taken).map(({ photoId }) => photoId)).toEqual(['a', 'b'])
  })

  it('are taken until the carrier has the parcel', () => {
    expect(TRADE_STATES.filter(takesPhotos)).toEqual(['CREATED', 'LABEL_ISSUED'])
  })
})

describe('the size of a photo', () => {
  it.each([
    [
      { width: 4_000, height: 3_000 },
      { width: 1_600, height: 1_200 },
    ],
    [
      { width: 3_000, height: 4_000 },
      { width: 1_200, height: 1_600 },
    ],
    [
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    [
      { width: 100_000, height: 1 },
      { width: MAX_PHOTO_EDGE, height: 1 },
    ],
  ])('%o becomes %o', (size, fitted) => {
    expect(fitInside(size)).toEqual(fitted)
  })
})

describe('a frame that a picture covers', () => {
  it.each([
    ['a tall picture', { width: 900, height: 1_600 }, { left: 0, top: 200, width: 900, height: 1_200 }],
    ['a wide picture', { width: 1_600, height: 900 }, { left: 462.5, top: 0, width: 675, height: 900 }],
    ['one of its own shape', { width: 600, height: 800 }, { left: 0, top: 0, width: 600, height: 800 }],
  ])('shows the middle of %s', (_, size, seen) => {
    expect(cutToFrame(size, { width: 300, height: 400 })).toEqual(seen)
  })

  it('hides nothing before it is laid out', () => {
    const size = { width: 900, height: 1_600 }
    expect(cutToFrame(size, { width: 0, height: 0 })).toEqual({ left: 0, top: 0, ...size })
  })
})
