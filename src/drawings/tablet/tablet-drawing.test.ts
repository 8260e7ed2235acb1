import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { drawTablet, tabletForm } from './tablet-drawing.ts'

const plain = { kind: 'tablet', mm: [169.5, 240], screen: [9.7, 4 / 3], body: 'silver', wallpaper: 'tide' }
const draw = (overrides: object = {}) => drawTablet(tabletForm.parse({ ...plain, ...overrides }))

const { camera, wallpaper, eye, button, pen, stand, shell, pose, cameraAt } = tabletForm.shape
const choices = {
  camera: camera.unwrap().options,
  wallpaper: wallpaper.options,
  eye: eye.unwrap().options,
  button: button.unwrap().options,
  pen: pen.unwrap().options,
  stand: stand.unwrap().options,
  shell: shell.unwrap().options,
  cameraAt: cameraAt.unwrap().options,
}
const poses = pose.unwrap().options
const forms = Object.entries(choices).flatMap(([field, values]) =>
  values.flatMap((value) => poses.map((chosen) => ({ [field]: value, pose: chosen }))),
)
const extras = [
  { keyboard: '#33363b', pose: 'landscape' },
  { band: 'black' },
  { face: 'white' },
  { body: 'navy' },
]

describe('the drawing of a tablet', () => {
  it.each([...forms, ...extras])('is small and well-formed with %o', (overrides) => {
    const svg = draw(overrides)
    expectSoundDrawing(svg)
  })

  it.each(Object.entries(choices))('differs for every %s', (field, values) => {
    const drawings = values.map((value) => draw({ [field]: value }))
    expect(new Set(drawings).size).toBe(values.length)
  })

  it('shows a large tablet larger than a small one', () => {
    const caseWidth = (svg: string) =>
      Math.max(...[...svg.matchAll(/<rect x="0" y="0" width="([\d.]+)"/g)].map((m) => Number(m[1])))
    expect(caseWidth(draw({ mm: [215, 281], screen: [12.9, 4 / 3] }))).toBeGreaterThan(caseWidth(draw()))
  })

  it('refuses an unknown colour', () => {
    expect(tabletForm.safeParse({ ...plain, body: 'sparkling' }).success).toBe(false)
  })
})
