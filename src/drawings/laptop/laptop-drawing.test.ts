import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { drawLaptop, laptopForm } from './laptop-drawing.ts'

const PLAIN = { kind: 'laptop', inch: 14 } as const
const draw = (overrides: object) => drawLaptop(laptopForm.parse({ ...PLAIN, ...overrides }))

const CHOICES = Object.entries(laptopForm.shape).flatMap(([field, schema]) => {
  const inner = 'unwrap' in schema ? schema.unwrap() : schema
  return 'options' in inner ? inner.options.map((value) => ({ field, value })) : []
})

const RICHEST = { layout: 'numpad', light: 'rgb', stick: 'red', speakers: 'sides', topRow: 'touchbar' }

describe('the drawing of a laptop', () => {
  it.each([...CHOICES, { field: 'inch', value: 11.6 }, { field: 'inch', value: 18.4 }])(
    'is small and well-formed with $field $value',
    ({ field, value }) => {
      for (const svg of [draw({ [field]: value }), draw({ ...RICHEST, [field]: value })]) {
        expectSoundDrawing(svg)
      }
    },
  )

  it('differs for every choice of a field', () => {
    const fields = new Set(CHOICES.map((choice) => choice.field))
    for (const field of fields) {
      const values = CHOICES.filter((choice) => choice.field === field)
      expect(new Set(values.map(({ value }) => draw({ [field]: value }))).size, field).toBe(values.length)
    }
  })

  it('is wider for a larger screen', () => {
    const width = (inch: number) => Number(/<rect[^>]* width="([\d.]+)"/.exec(draw({ inch }))?.[1])
    expect(width(13)).toBeLessThan(width(14))
    expect(width(14)).toBeLessThan(width(17))
  })

  it('refuses an unknown field', () => {
    expect(laptopForm.safeParse({ ...PLAIN, sticker: 'red' }).success).toBe(false)
  })
})
