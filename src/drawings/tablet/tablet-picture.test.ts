import { describe, expect, it } from 'vitest'
import { drawTablet, tabletForm } from './tablet-picture.ts'

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
  values.flatMap((value) => poses.map((way) => ({ [field]: value, pose: way }))),
)
const extras = [
  { keyboard: '#33363b', pose: 'landscape' },
  { band: 'black' },
  { face: 'white' },
  { body: 'navy' },
]

function openTags(svg: string): string[] {
  const open: string[] = []
  for (const [, close, name = '', empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi)) {
    if (close) expect(open.pop()).toBe(name)
    else if (!empty) open.push(name)
  }
  return open
}

describe('the picture of a tablet', () => {
  it.each([...forms, ...extras])('is sound and small with %o', (overrides) => {
    const svg = draw(overrides)
    expect(openTags(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(5000)
  })

  it.each(Object.entries(choices))('differs for every %s', (field, values) => {
    const pictures = values.map((value) => draw({ [field]: value }))
    expect(new Set(pictures).size).toBe(values.length)
  })

  it('shows a large tablet larger than a small one', () => {
    const caseWidth = (svg: string) =>
      Math.max(...[...svg.matchAll(/<rect x="0" y="0" width="([\d.]+)"/g)].map((m) => Number(m[1])))
    expect(caseWidth(draw({ mm: [215, 281], screen: [12.9, 4 / 3] }))).toBeGreaterThan(caseWidth(draw()))
  })

  it('refuses a colour that nobody knows', () => {
    expect(tabletForm.safeParse({ ...plain, body: 'sparkling' }).success).toBe(false)
  })
})
