import { describe, expect, it } from 'vitest'
import { placeCaret } from './format-input.ts'

describe('the caret of a field that formats its text', () => {
  it.each([
    ['at the end it stays at the end', 'DE893|', 'DE89 3', 6],
    ['behind a digit it stays behind it', 'DE8|9 3704 0', 'DE89 3704 0', 3],
    ['a separator that appears before it moves it on', 'DE893|704', 'DE89 3704', 6],
    ['at the start it stays at the start', '|23041990', '23.04.1990', 0],
    ['a separator that goes away moves it back', 'DE-89-3|7', 'DE89 37', 6],
    ['a text that shrinks keeps it inside', '12345|6', '12', 2],
  ])('%s: %s', (_, typed, formatted, place) => {
    const text = typed.replace('|', '')
    expect(placeCaret({ text, caret: typed.indexOf('|') }, formatted)).toBe(place)
  })
})
