import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Vocabulary } from '#server/ports/search/embedded/vocabulary.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1'), minLength: 1, maxLength: 4 })
const words = fc.array(word, { maxLength: 20 })

const createVocabulary = (list: readonly string[]): Promise<Vocabulary> =>
  Vocabulary.create(new Map(list.map((own) => [own, list.filter((other) => other === own).length])))

const listByPrefix = (index: Vocabulary, prefix: string): string[] => {
  const found: string[] = []
  index.visitPrefix(prefix, (_, own) => found.push(own))
  return found
}

const vocabulary = await createVocabulary([
  'pro',
  'iphone',
  'phone',
  'i',
  '13',
  's',
  '1',
  '3',
  'mac',
  'book',
  'macbook',
])

describe('the words of an index', () => {
  it('are numbered once each, in alphabetical order', async () => {
    const { words: listed } = await createVocabulary(['pro', 'iphone', '13', 'pro', 'iphone'])
    expect(listed).toEqual(['13', 'iphone', 'pro'])
  })

  it('are found by themselves only', () => {
    expect(vocabulary.find('iphone')).toBe(vocabulary.words.indexOf('iphone'))
    for (const other of ['iphon', 'iphones', '', 'constructor', '__proto__'])
      expect(vocabulary.find(other)).toBeUndefined()
  })

  it('are found by their beginning, all of them and no other', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, word, async (list, later, prefix) => {
        const index = await createVocabulary(list)
        for (const own of later) index.use(own)
        const expected = new Set([...list, ...later].filter((own) => own.startsWith(prefix)))
        expect(listByPrefix(index, prefix).toSorted()).toEqual([...expected].toSorted())
      }),
    )
  })

  it('are unknown as soon as no text has them any more, until one has them again', async () => {
    const index = await createVocabulary(['pro', 'pro', 'max'])
    index.release('pro')
    expect(index.find('pro')).toBe(1)
    index.release('pro')
    expect({ found: index.find('pro'), begun: listByPrefix(index, 'p') }).toEqual({ begun: [] })
    index.use('pro')
    expect({ found: index.find('pro'), begun: listByPrefix(index, 'p') }).toEqual({
      found: 1,
      begun: ['pro'],
    })
  })

  it('may be none', async () => {
    const nothing = await createVocabulary([])
    expect(nothing.words).toEqual([])
    expect(listByPrefix(nothing, 'a')).toEqual([])
  })
})
