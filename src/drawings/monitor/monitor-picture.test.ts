import { expect, it } from 'vitest'
import { MONITOR_EXTRAS } from './monitor-extras.ts'
import { drawMonitor, monitorForm } from './monitor-picture.ts'

const draw = (form: object) => drawMonitor(monitorForm.parse({ kind: 'monitor', inch: 27, ...form }))
const choices = monitorForm.shape

const pictures = [
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

/** Names of elements that are open when the text ends, or that closed out of turn. */
function unbalanced(svg: string): string[] {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing && open.pop() !== name) return [name]
    if (!closing && !selfClosing) open.push(name)
  }
  return open
}

it.each(pictures)('a monitor with %o is a well-formed, small picture', (form) => {
  const svg = draw(form)
  expect(unbalanced(svg)).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(svg.length).toBeLessThan(5000)
})

it('two forms never share a picture', () => {
  expect(new Set(pictures.map(draw)).size).toBe(pictures.length)
})

it('a larger monitor is drawn larger', () => {
  const width = (inch: number) =>
    Number(/<rect[^>]* width="([\d.]+)"[^>]*mon-ocean/.exec(draw({ inch }))?.[1])
  expect(width(24)).toBeLessThan(width(27))
  expect(width(27)).toBeLessThan(width(32))
})
