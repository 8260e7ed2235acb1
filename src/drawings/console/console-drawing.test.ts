import { describe, expect, it } from 'vitest'
import { expectSoundDrawing } from '../../../tests/support/expect-sound-drawing.ts'
import { consoleForm, drawConsole } from './console-drawing.ts'

const shapes = consoleForm.shape.shape.options
const draw = (form: object) => drawConsole(consoleForm.parse({ kind: 'console', ...form }))

describe('the drawing of a console', () => {
  it.each(shapes)('is small and well-formed: %s', (shape) => {
    const svg = draw({ shape })
    expectSoundDrawing(svg)
  })

  it('differs for every shape', () => {
    expect(new Set(shapes.map((shape) => draw({ shape }))).size).toBe(shapes.length)
  })

  it('differs for an edition in another colour', () => {
    const usual = draw({ shape: 'switch' })
    expect(draw({ shape: 'switch', colour: '#4a4e54' })).not.toBe(usual)
    expect(draw({ shape: 'switch', accent: '#4a4e54' })).not.toBe(usual)
  })

  it('accepts hex colours only', () => {
    expect(consoleForm.safeParse({ kind: 'console', shape: 'ps5', colour: 'red' }).success).toBe(false)
  })
})
