import { describe, expect, it } from 'vitest'
import { type ListColumn, listChoices, matchesText } from './list-column.ts'
import { writeCsv } from './write-csv.ts'

interface Parcel {
  readonly number: string
  readonly state: string
  readonly weight: number | null
}

const COLUMNS: readonly ListColumn<Parcel>[] = [
  { id: 'number', title: 'Number', value: ({ number }) => number },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => state,
    text: ({ state }) => (state === 'LOST' ? 'Gone' : 'On its way'),
    nameChoice: (state) => (state === 'LOST' ? 'Gone' : 'On its way'),
  },
  { id: 'weight', title: 'Weight', value: ({ weight }) => weight },
]

const PARCELS: readonly Parcel[] = [
  { number: 'A-1', state: 'SENT', weight: 412 },
  { number: '=B-2', state: 'LOST', weight: null },
  { number: 'C "3"', state: 'SENT', weight: 90 },
]

describe('the search in a list', () => {
  it.each([
    ['a-1', [true, false, false]],
    ['way 90', [false, false, true]],
    ['SENT', [false, false, false]],
    ['gone', [false, true, false]],
  ])('finds rows with every word that is shown: %s', (typed, found) => {
    expect(PARCELS.map((parcel) => matchesText(COLUMNS, parcel, typed))).toEqual(found)
  })
})

describe('the choices of a column', () => {
  it('are the values that occur, by name, with their number', () => {
    expect(COLUMNS.map((column) => listChoices(column, PARCELS))).toEqual([
      [],
      [
        { value: 'LOST', name: 'Gone', count: 1 },
        { value: 'SENT', name: 'On its way', count: 2 },
      ],
      [],
    ])
  })
})

describe('a list as a file', () => {
  it('has a head, quoted texts, and nothing that a spreadsheet would run', () => {
    expect(writeCsv(COLUMNS, PARCELS)).toBe(
      '"Number","State","Weight"\r\n"A-1","On its way","412"\r\n"\'=B-2","Gone",""\r\n"C ""3""","On its way","90"\r\n',
    )
  })
})
