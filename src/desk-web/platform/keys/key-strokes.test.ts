import { describe, expect, it } from 'vitest'
import {
  type KeyPress,
  listKeys,
  NO_SEQUENCE,
  readStroke,
  type Sequence,
  stepSequence,
} from './key-strokes.ts'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('a key press', () => {
  it.each<readonly [KeyPress, string | null]>([
    [press('k', { ctrlKey: true }), 'mod+k'],
    [press('k', { metaKey: true }), 'mod+k'],
    [press('K', { shiftKey: true }), 'shift+k'],
    [press('?', { shiftKey: true }), '?'],
    [press('/'), '/'],
    [press('Enter', { ctrlKey: true }), 'mod+Enter'],
    [press('Shift', { shiftKey: true }), null],
    [press('q', { altKey: true }), null],
  ])('%j is %s', (given, stroke) => {
    expect(readStroke(given)).toBe(stroke)
  })
})

/** The shortcuts that a row of keys triggers, each key `gapMs` after the one before. */
function type(keys: readonly string[], gapMs: number, bindings: readonly string[]): string[] {
  let sequence: Sequence = NO_SEQUENCE
  return keys.flatMap((stroke, index) => {
    const step = stepSequence(sequence, { stroke, atMs: index * gapMs }, bindings)
    sequence = step.sequence
    return step.hit === null ? [] : [step.hit]
  })
}

describe('shortcuts of several keys', () => {
  const bindings = ['g i', 'g b', 'b', '?']

  it('run after their last key', () => {
    expect(type(['g', 'i'], 200, bindings)).toEqual(['g i'])
    expect(type(['g', 'b'], 200, bindings)).toEqual(['g b'])
  })

  it('are forgotten after a while, and the last key counts alone', () => {
    expect(type(['g', 'b'], 2_000, bindings)).toEqual(['b'])
  })

  it('don’t swallow a key that belongs to none of them', () => {
    expect(type(['g', '?'], 200, bindings)).toEqual(['?'])
    expect(type(['g', 'g', 'i'], 200, bindings)).toEqual(['g i'])
  })
})

it('keys are named as the reader’s keyboard does', () => {
  expect(listKeys('mod+k', true)).toEqual(['⌘', 'K'])
  expect(listKeys('mod+Enter', false)).toEqual(['Ctrl', '↵'])
  expect(listKeys('g i', false)).toEqual(['G', 'I'])
})
