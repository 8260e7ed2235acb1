import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { drawLens, lensForm } from './lens-drawing.ts'
import { lensProfiles } from './lens-profiles.ts'
import { coatings, lensStyles } from './lens-styles.ts'

const draw = (changes: Record<string, unknown> = {}) =>
  drawLens(
    lensForm.parse({
      kind: 'lens',
      style: 'canon-l',
      profile: 'zoom',
      mount: 'ef',
      length: 113,
      diameter: 88,
      ...changes,
    }),
  )

const drawings = [
  ...Object.keys(lensStyles).map((style) => draw({ style })),
  ...Object.keys(lensProfiles).map((profile) => draw({ profile, style: 'nikon-af-s', badge: 'silver' })),
  ...Object.keys(coatings).map((coating) => draw({ coating, length: 99 })),
  draw({ length: 12, diameter: 61, profile: 'pancake', accent: 'none' }),
  draw({ length: 448, diameter: 168, profile: 'super-tele', style: 'canon-l-white', foot: true, glass: 0.9 }),
  draw({ length: 199, profile: 'tele-zoom', foot: true, badge: 'orange', front: 0.9 }),
]

describe('the drawing of a lens', () => {
  it.each([...drawings.entries()])('number %i is small and well-formed', (_, svg) => {
    expectSoundDrawing(svg)
  })

  it('differs for every form', () => {
    expect(new Set(drawings).size).toBe(drawings.length)
  })

  it('shows a longer lens taller', () => {
    const heights = [20, 40, 70, 110, 200, 320, 450].map((length) => {
      const [ground, front] = [...draw({ length }).matchAll(/<ellipse cx="[\d.]+" cy="([\d.]+)"/g)]
      return Number(ground?.[1]) - Number(front?.[1])
    })
    expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  })
})
