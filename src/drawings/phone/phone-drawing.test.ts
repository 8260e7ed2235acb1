import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { PHONE_CAMERAS } from './phone-camera-layouts.ts'
import { drawPhone, phoneForm } from './phone-drawing.ts'
import { PHONE_DETAILS, PHONE_FRONTS } from './phone-form.ts'
import { PHONE_WALLPAPERS } from './phone-wallpapers.ts'

const plain = { kind: 'phone', width: 72, height: 150, back: '#7a8fb0', camera: 'single' } as const

const variants: readonly (readonly [string, object])[] = [
  ...PHONE_CAMERAS.map((camera) => [`camera ${camera}`, { camera }] as const),
  ...PHONE_FRONTS.map((front) => [`front ${front}`, { front }] as const),
  ...PHONE_DETAILS.map((detail) => [`detail ${detail}`, { detail, accent: '#c03020' }] as const),
  ...PHONE_WALLPAPERS.map((wall) => [`wallpaper ${wall}`, { wall }] as const),
  ['a phone like a book', { build: 'fold', width: 186 }],
  ['a phone like a compact', { build: 'flip', camera: 'flip-folder' }],
  ['curved sides', { edge: true }],
  ['a fingerprint sensor', { finger: true }],
  ['two colours', { back2: '#304060', frame: '#c0c0c0', island: '#101010', face: '#f4f4f2' }],
  ['own borders', { bezels: [4, 20, 20], corner: 2 }],
]

const draw = (form: object) => drawPhone(phoneForm.parse({ ...plain, ...form }))

describe('the drawing of a phone', () => {
  it.each(variants)('is small and well-formed with %s', (_, form) => {
    const svg = draw(form)
    expectSoundDrawing(svg)
  })

  it('differs wherever two phones differ', () => {
    const drawings = new Set(variants.map(([, form]) => draw(form)))
    const defaults = [{ camera: 'single' }, { front: 'hole' }, { detail: 'none' }, { wall: 'dusk' }]
    expect(new Set(defaults.map(draw)).size).toBe(1)
    expect(drawings.size).toBe(variants.length - defaults.length + 1)
  })

  it('shows a mini smaller than a large phone', () => {
    const widest = (svg: string) =>
      Math.max(...[...svg.matchAll(/ width="([\d.]+)"/g)].map(([, w]) => Number(w)))
    expect(widest(draw({ width: 64, height: 131 }))).toBeLessThan(widest(draw({ width: 78, height: 163 })))
  })

  it('accepts hex colours only', () => {
    expect(phoneForm.safeParse({ ...plain, back: 'red' }).success).toBe(false)
  })
})
