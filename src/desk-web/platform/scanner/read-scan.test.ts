import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_GAP_MS, NO_SCAN, readKey, type ScanState } from './read-scan.ts'

/** What is recognised when keys come with these pauses. */
function type(keys: readonly (readonly [key: string, gapMs: number])[]): string[] {
  let state: ScanState = NO_SCAN
  let atMs = 0
  return keys.flatMap(([key, gapMs]) => {
    atMs += gapMs
    const read = readKey(state, { key, atMs })
    state = read.state
    return read.scan === null ? [] : [read.scan]
  })
}

const spell = (text: string, gapMs: number) => [...text].map((key) => [key, gapMs] as const)

describe('a scanner', () => {
  it('is recognised by its speed and the Enter at the end', () => {
    expect(type([...spell('7K3M-9QXZ', 8), ['Enter', 8]])).toEqual(['7K3M-9QXZ'])
  })

  it('is recognised with a Shift before each capital letter', () => {
    const keys = [...'JD0146'].flatMap((key) => [['Shift', 4] as const, [key, 4] as const])
    expect(type([...keys, ['Enter', 4]])).toEqual(['JD0146'])
  })

  it('is recognised after something that a person has typed', () => {
    expect(type([...spell('410', 180), ['1', 300], ...spell('Z999AA10', 10), ['Enter', 10]])).toEqual([
      '1Z999AA10',
    ])
  })

  it('that reads two labels in a row gives two codes', () => {
    const one = [...spell('AAAA-BBBB', 5), ['Enter', 5]] as const
    expect(type([...one, ...one])).toEqual(['AAAA-BBBB', 'AAAA-BBBB'])
  })
})

describe('a person', () => {
  it('who types a number and presses Enter is not taken for a scanner', () => {
    expect(type([...spell('7K3M-9QXZ', 90), ['Enter', 120]])).toEqual([])
  })

  it('who presses Enter long after a paste or a quick burst submits the form as usual', () => {
    expect(type([...spell('7K3M-9QXZ', 8), ['Enter', 300]])).toEqual([])
    expect(type([...spell('412', 8), ['Enter', 8]])).toEqual([])
  })

  it('never is, however long the text, as long as the keys have pauses', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 1 }), fc.integer({ min: MAX_GAP_MS + 1 }))),
        (keys) => {
          expect(type([...keys, ['Enter', MAX_GAP_MS + 1]])).toEqual([])
        },
      ),
    )
  })

  it('who uses the arrow keys or a shortcut in between breaks the code', () => {
    expect(type([...spell('7K3M-', 8), ['ArrowLeft', 8], ...spell('9QX', 8), ['Enter', 8]])).toEqual([])
  })
})
