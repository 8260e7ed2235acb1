import { describe, expect, it } from 'vitest'
import { cycleSort, type ListState, readListState, toggleValue, writeListState } from './list-state.ts'

const COLUMNS = ['number', 'state', 'due']

const read = (query: string): ListState =>
  readListState(Object.fromEntries(new URLSearchParams(query)), COLUMNS)

describe('the address of a list', () => {
  it.each([
    { text: '', sort: null, columns: null, filters: {} },
    { text: 'iphone & co', sort: null, columns: null, filters: {} },
    { text: '', sort: { column: 'due', isDescending: true }, columns: ['number', 'due'], filters: {} },
    { text: 'x', sort: null, columns: null, filters: { state: ['LOST', 'RECEIVED'], due: ['late'] } },
  ] satisfies ListState[])('says everything about how it is shown: %j', (state) => {
    expect(read(writeListState(state))).toEqual(state)
  })

  it('stays empty as long as nothing is changed', () => {
    expect(writeListState(read(''))).toBe('')
  })

  it('may name columns that don’t exist, which are left out', () => {
    expect(read('sort=-price&columns=price&price=1&q=a')).toEqual({
      text: 'a',
      sort: null,
      columns: null,
      filters: {},
    })
  })
})

describe('a column’s header', () => {
  it('sorts up, then down, then not at all', () => {
    const up = cycleSort({ column: 'state', isDescending: true }, 'due')
    expect(up).toEqual({ column: 'due', isDescending: false })
    const down = cycleSort(up, 'due')
    expect(down).toEqual({ column: 'due', isDescending: true })
    expect(cycleSort(down, 'due')).toBeNull()
  })
})

describe('a value', () => {
  it('is added once, and removed when it is chosen again', () => {
    expect(toggleValue(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggleValue(['a', 'b'], 'a')).toEqual(['b'])
  })
})
