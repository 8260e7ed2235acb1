import { describe, expect, test } from 'vitest'
import { consoleForm, drawConsole } from './console-picture.ts'

const shapes = consoleForm.shape.shape.options
const draw = (form: object) => drawConsole(consoleForm.parse({ kind: 'console', ...form }))

function unclosedTags(svg: string): readonly string[] {
  const open: string[] = []
  for (const [, isEnd, name = '', isEmpty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (isEnd) expect(open.pop()).toBe(name)
    else if (!isEmpty) open.push(name)
  }
  return open
}

describe('pictures of consoles', () => {
  test.each(shapes)('%s is a small, well-formed picture', (shape) => {
    const svg = draw({ shape })
    expect(unclosedTags(svg)).toEqual([])
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href|filter/)
    expect(svg.length).toBeLessThan(5000)
  })

  test('every shape has its own picture', () => {
    expect(new Set(shapes.map((shape) => draw({ shape }))).size).toBe(shapes.length)
  })

  test('an edition in another colour has another picture', () => {
    const usual = draw({ shape: 'switch' })
    expect(draw({ shape: 'switch', colour: '#4a4e54' })).not.toBe(usual)
    expect(draw({ shape: 'switch', accent: '#4a4e54' })).not.toBe(usual)
  })

  test('a colour that is no hex colour is refused', () => {
    expect(consoleForm.safeParse({ kind: 'console', shape: 'ps5', colour: 'red' }).success).toBe(false)
  })
})
