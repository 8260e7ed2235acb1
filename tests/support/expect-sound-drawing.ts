import { expect } from 'vitest'

const MAX_LENGTH = 5_000

/** A device with marks contains the device and two masks. */
export const MAX_WORN_LENGTH = 9_000

/** Tags that are never closed, or closed out of order. */
function listUnbalancedTags(svg: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/gi)) {
    if (closing) {
      if (open.pop() !== name) wrong.push(name)
    } else if (!selfClosing) open.push(name)
  }
  return [...open, ...wrong]
}

/** A drawing is small and well-formed, contains no broken numbers, and needs neither fonts nor other files. */
export function expectSoundDrawing(svg: string, maxLength = MAX_LENGTH): void {
  expect(listUnbalancedTags(svg)).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|href="[^#]|filter/)
  expect(svg.length).toBeLessThan(maxLength)
}
