import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findAnchor } from './find-anchor.ts'

const IDS = ['content', 'Größe', '100%']

beforeEach(() =>
  vi.stubGlobal('document', { getElementById: (id: string) => (IDS.includes(id) ? { id } : null) }),
)

afterEach(() => vi.unstubAllGlobals())

describe('the fragment of an address', () => {
  it.each([
    ['#content', 'content'],
    ['#Gr%C3%B6%C3%9Fe', 'Größe'],
    ['#100%', '100%'],
  ])('%s is an anchor: it names an element', (hash, id) => {
    expect(findAnchor(hash)).toEqual({ id })
  })

  it.each(['', '#', '#ABCD-EF12.nTq3_keyOfASale-0123', '#details', '#activate=token', '#return=checkout'])(
    '“%s” is none',
    (hash) => {
      expect(findAnchor(hash)).toBeNull()
    },
  )
})
