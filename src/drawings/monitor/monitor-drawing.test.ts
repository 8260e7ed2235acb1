import { expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { drawMonitor, monitorForm } from './monitor-drawing.ts'
import { MONITOR_EXTRAS } from './monitor-extras.ts'

const draw = (form: object) => drawMonitor(monitorForm.parse({ kind: 'monitor', inch: 27, ...form }))
const choices = monitorForm.shape

const drawings = [
  ...choices.ratio.unwrap().options.map((ratio) => ({ ratio, inch: 34 })),
  ...choices.stand.unwrap().options.flatMap((stand) => [
    { stand, inch: 24 },
    { stand, accent: '#ff5500', inch: 32 },
  ]),
  ...choices.bezel.unwrap().options.map((bezel) => ({ bezel, body: 'white' })),
  ...choices.scene.unwrap().options.map((scene) => ({ scene, palette: 'ember', inch: 25 })),
  ...choices.palette.unwrap().options.map((palette) => ({ palette, scene: 'orbs' })),
  ...MONITOR_EXTRAS.map((extra) => ({ extras: [extra] })),
  ...[800, 1000, 1800].map((curve) => ({ curve, inch: 49, ratio: '32:9' })),
  ...['silver', '#aabbcc'].map((front) => ({ front })),
]

it.each(drawings)('the drawing of a monitor with %o is small and well-formed', (form) => {
  const svg = draw(form)
  expectSoundDrawing(svg)
})

it('no two forms share a drawing', () => {
  expect(new Set(drawings.map(draw)).size).toBe(drawings.length)
})

it('a larger monitor is drawn larger', () => {
  const width = (inch: number) =>
    Number(/<rect[^>]* width="([\d.]+)"[^>]*mon-ocean/.exec(draw({ inch }))?.[1])
  expect(width(24)).toBeLessThan(width(27))
  expect(width(27)).toBeLessThan(width(32))
})
