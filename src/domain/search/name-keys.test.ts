import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DuplicateFinder, listNameKeys, listSharedCodes } from './name-keys.ts'

const create = (id: number, model: string, codes: readonly string[] = [], group = 'apple/phones') => ({
  id,
  group,
  model,
  modelCodes: codes,
})

const isSame = (one: string, other: string): boolean => {
  const finder = new DuplicateFinder()
  finder.add(create(1, one))
  return finder.find(create(2, other)).has(1)
}

describe('devices that may be the same', () => {
  it.each([
    ['iPhone 13', 'iPhone13'],
    ['iPhone 13 Pro Max', 'iPhone 13 Max Pro'],
    ['Galaxy S21+', 'Galaxy S21 Plus'],
    ['Alpha 7 IV', 'alpha 7 4'],
    ['Poco Édition', 'POCO Edition'],
  ])('%j and %j are', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  it.each([
    ['iPhone 13', 'iPhone 13 Pro'],
    ['iPhone 13', 'iPhone 14'],
    ['Alpha 7 IV', 'Alpha 7 III'],
  ])('%j and %j aren’t', (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })

  it('are so whatever the case, the blanks and the accents', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const spelled = words.map((each) => each.toUpperCase()).join('  ')
        expect(listNameKeys(spelled)).toEqual(listNameKeys(words.join(' ')))
      }),
    )
  })

  it('have one manufacturer and category, or a code in common', () => {
    const finder = new DuplicateFinder()
    finder.add(create(1, 'Pad 5', ['X-1'], 'xiaomi/tablets'))
    finder.add(create(2, 'Pad 5', [], 'lenovo/tablets'))
    expect([...finder.find(create(3, 'Other', ['x1']))]).toEqual([[1, 'code']])
    expect(finder.list()).toEqual([])
  })

  it('share the codes that all of them have', () => {
    expect(listSharedCodes([['A1', 'B-2'], ['b2', 'C3'], ['B2']])).toEqual(['B-2'])
  })

  it('are listed once, however much they have in common', () => {
    const finder = new DuplicateFinder()
    finder.add(create(1, 'iPhone 13', ['A1']))
    finder.add(create(2, 'iPhone13', ['A1']))
    expect(finder.list()).toEqual([{ reason: 'name', ids: [1, 2] }])
  })
})
