import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBrowserList } from '#web/platform/browser/browser-list.ts'

const MAX_LENGTH = 3

const createList = () =>
  createBrowserList({
    key: 'words',
    maxLength: MAX_LENGTH,
    isItem: (value): value is string => typeof value === 'string' && value !== '',
  })

let stored: Map<string, string>

const workingStorage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

const fail = () => {
  throw new DOMException('not here', 'QuotaExceededError')
}

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', workingStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a list in the browser', () => {
  it('is empty at first', () => {
    expect(createList().read()).toEqual([])
  })

  it('has the newest first, each once, and not more than wanted', () => {
    const list = createList()
    for (const item of ['a', 'b', 'a', 'c', 'd']) list.add(item)
    expect(list.read()).toEqual(['d', 'c', 'a'])
  })

  it('survives a reload of the page', () => {
    createList().add('a')
    expect(createList().read()).toEqual(['a'])
  })

  it('leaves other lists alone', () => {
    const other = createBrowserList({
      key: 'others',
      maxLength: 2,
      isItem: (value): value is number => value === 1,
    })
    createList().add('a')
    other.add(1)
    createList().clear()
    expect(createList().read()).toEqual([])
    expect(other.read()).toEqual([1])
  })

  it('holds the last items that were added', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 20 }), (items) => {
        stored.clear()
        const list = createList()
        for (const item of items) list.add(item)
        expect(list.read()).toEqual([...new Set(items.toReversed())].slice(0, MAX_LENGTH))
      }),
    )
  })
})

describe('a list that something else has written to', () => {
  it.each<[string, string, string[]]>([
    ['no JSON', '{"a"', []],
    ['nothing', '', []],
    ['null', 'null', []],
    ['an object', '{"0":"a","length":1}', []],
    ['a text', '"abc"', []],
    ['items of another kind', '[1,null,"a",{},["b"],"","b"]', ['a', 'b']],
    ['too many items', '["a","b","c","d","e"]', ['a', 'b', 'c']],
  ])('reads what is left of it: %s', (_, text, items) => {
    stored.set('words', text)
    expect(createList().read()).toEqual(items)
  })

  it('reads only items, and takes new ones, whatever is stored', () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
    )
    fc.assert(
      fc.property(content, (text) => {
        stored.set('words', text)
        const list = createList()
        expect(list.read().length).toBeLessThanOrEqual(MAX_LENGTH)
        expect(list.read().every((item) => typeof item === 'string' && item !== '')).toBe(true)
        list.add('new')
        expect(list.read()[0]).toBe('new')
      }),
    )
  })
})

describe('storage that', () => {
  const BROKEN: [string, () => void][] = [
    ['is not there', () => vi.stubGlobal('localStorage', undefined)],
    ['is null', () => vi.stubGlobal('localStorage', null)],
    [
      'cannot be touched',
      () => Object.defineProperty(globalThis, 'localStorage', { get: fail, configurable: true }),
    ],
    [
      'refuses everything',
      () => vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail }),
    ],
  ]

  it.each(BROKEN)('%s makes an empty list', (_, breakStorage) => {
    breakStorage()
    const list = createList()
    expect(() => list.add('a')).not.toThrow()
    expect(list.read()).toEqual([])
    expect(() => list.clear()).not.toThrow()
  })

  it('is full keeps what it has', () => {
    createList().add('a')
    vi.stubGlobal('localStorage', { ...workingStorage(), setItem: fail })
    const list = createList()
    list.add('b')
    expect(list.read()).toEqual(['a'])
  })
})
