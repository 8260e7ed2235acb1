import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { cameraForm, drawCamera } from './camera-drawing.ts'

const BASE = { kind: 'camera', style: 'mirrorless', width: 135, height: 98, lens: 62 } as const
const draw = (changes: object) => drawCamera(cameraForm.parse({ ...BASE, ...changes }))

const { style, cover, grip, hump, flash, window, lensCover, mark } = cameraForm.shape
const marks = mark.unwrap().shape.at.options

const VARIANTS: readonly object[] = [
  ...style.options.map((value) => ({ style: value })),
  ...style.options.map((value) => ({ style: value, width: 46, height: 120, lens: 30, screen: true })),
  ...cover.unwrap().options.map((value) => ({ cover: value, top: 'silver' })),
  ...grip.unwrap().options.map((value) => ({ grip: value, body: 'white' })),
  ...hump.unwrap().options.map((value) => ({ hump: value, dials: 4 })),
  ...flash.unwrap().options.map((value) => ({ flash: value, dials: 0 })),
  ...window.unwrap().options.map((value) => ({ window: value, skin: 'brown' })),
  ...lensCover
    .unwrap()
    .options.map((value) => ({ style: 'action', lens: 29, width: 71, height: 51, lensCover: value })),
  ...marks.map((at) => ({ mark: { at, colour: '#e0762f' }, sensor: 23.5 })),
  { hump: 'prism', style: 'dslr', tower: true, height: 165, width: 158 },
]

describe('the drawing of a camera', () => {
  it.each(VARIANTS)('is small and well-formed: %o', (changes) => {
    const svg = draw(changes)
    expectSoundDrawing(svg)
  })

  it('differs wherever the form differs', () => {
    expect(new Set(VARIANTS.map(draw)).size).toBe(VARIANTS.length)
  })

  it('keeps cameras in the order of their real size', () => {
    const drawnWidth = (width: number) => {
      const scale = /scale\(([\d.]+)\)/.exec(draw({ style: 'action', width, height: 40, lens: 20 }))?.[1]
      return width * Number(scale)
    }
    expect(drawnWidth(60)).toBeLessThan(drawnWidth(72))
    expect(drawnWidth(72)).toBeLessThan(drawnWidth(160))
  })

  it('rejects colours that are neither named nor #rrggbb', () => {
    expect(cameraForm.safeParse({ ...BASE, body: 'url(#x)' }).success).toBe(false)
  })
})
