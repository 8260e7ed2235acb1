import { describe, expect, test } from 'vitest'
import { drawLaptop, laptopForm } from './laptop-picture.ts'

const PLAIN = { kind: 'laptop', inch: 14 } as const
const draw = (overrides: object) => drawLaptop(laptopForm.parse({ ...PLAIN, ...overrides }))

const CHOICES = Object.entries(laptopForm.shape).flatMap(([field, schema]) => {
  const inner = 'unwrap' in schema ? schema.unwrap() : schema
  return 'options' in inner ? inner.options.map((value) => ({ field, value })) : []
})

/** Tags that are opened and never closed, or closed without being open. */
function unbalancedTags(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) wrong.push(name)
    } else if (!selfClosing) open.push(name)
  }
  return [...open, ...wrong]
}

const RICHEST = { layout: 'numpad', light: 'rgb', stick: 'red', speakers: 'sides', topRow: 'touchbar' }

describe('the picture of a laptop', () => {
  test.each([...CHOICES, { field: 'inch', value: 11.6 }, { field: 'inch', value: 18.4 }])(
    'draws $field $value as a small, well-formed document',
    ({ field, value }) => {
      for (const svg of [draw({ [field]: value }), draw({ ...RICHEST, [field]: value })]) {
        expect(unbalancedTags(svg)).toEqual([])
        expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        expect(svg.length).toBeLessThan(5000)
      }
    },
  )

  test('every choice of a field changes the picture', () => {
    const fields = new Set(CHOICES.map((choice) => choice.field))
    for (const field of fields) {
      const values = CHOICES.filter((choice) => choice.field === field)
      expect(new Set(values.map(({ value }) => draw({ [field]: value }))).size, field).toBe(values.length)
    }
  })

  test('a larger screen makes a wider machine', () => {
    const width = (inch: number) => Number(/<rect[^>]* width="([\d.]+)"/.exec(draw({ inch }))?.[1])
    expect(width(13)).toBeLessThan(width(14))
    expect(width(14)).toBeLessThan(width(17))
  })

  test('an unknown field is refused', () => {
    expect(laptopForm.safeParse({ ...PLAIN, sticker: 'red' }).success).toBe(false)
  })
})
