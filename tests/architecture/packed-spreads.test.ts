import { describe, expect, it } from 'vitest'
import { findPackedSpreads } from '../support/packed-spreads.ts'
import { sourceFiles } from '../support/source-files.ts'

describe('spreads of literals', () => {
  it('are not used in the repository', () => {
    const files = [...sourceFiles('src'), ...sourceFiles('tests'), ...sourceFiles('tools')]
    expect(files.flatMap(findPackedSpreads)).toEqual([])
  })

  it.each([
    'const trade = { ...{ id, state }, seller }',
    'const trade = { seller, ...({ id } as const) }',
    'const list = [...[first, second], third]',
    'call(...[first, second])',
    'const part = <Part {...{ first, second }} />',
  ])('are found where one is planted: %s', (text) => {
    expect(findPackedSpreads({ path: 'planted.tsx', text })).toEqual(['planted.tsx:1'])
  })

  it.each(['const copy = { ...trade, state }', 'const list = [...(isOpen ? [trade] : []), last]'])(
    'are distinguished from other spreads: %s',
    (text) => {
      expect(findPackedSpreads({ path: 'honest.ts', text })).toEqual([])
    },
  )
})
