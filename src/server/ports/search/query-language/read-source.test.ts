import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSource } from '#server/ports/search/query-language/read-source.ts'
import { SearchInputError } from '#server/ports/search/search-engine.ts'

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

const refusal = (source: string): string => {
  try {
    readSource(source)
    return 'read'
  } catch (error) {
    expect(error).toBeInstanceOf(SearchInputError)
    return (error as SearchInputError).message
  }
}

describe('the source of a search', () => {
  it('is read as the query it contains', () => {
    const printable = fc.string({ unit: 'grapheme' })
    const query = fc.dictionary(printable, fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' }))
    fc.assert(
      fc.property(query, (given) => {
        const source = JSON.stringify(given)
        fc.pre(!/[\u2028\u2029\ufeff]/.test(source))
        expect(readSource(source)).toEqual(JSON.parse(source))
      }),
    )
  })

  it.each([
    ['is not JSON', 'query=iphone', 'source is not JSON'],
    ['is empty', '', 'source is not JSON'],
    ['is half of a query', '{"query":{', 'source is not JSON'],
    ['is followed by more', '{} {}', 'source is not JSON'],
    ['is a list', '[]', 'source is not an object'],
    ['is null', 'null', 'source is not an object'],
    ['is a text', '"query"', 'source is not an object'],
    ['is a number', '5', 'source is not an object'],
    ['is nested too deeply', nested(21), 'source is nested too deeply'],
    ['has thousands of brackets', '['.repeat(100_000), 'source is nested too deeply'],
    ['closes more than it opens', `${']'.repeat(50)}${nested(60)}`, 'source is not JSON'],
  ])('that %s is refused', (_, source, message) => {
    expect(refusal(source)).toBe(message)
  })

  it('may be somewhat deeper than the deepest query of the shop', () => {
    expect(refusal(nested(20))).toBe('read')
  })

  it.each(['{"a":"{{{{{{{{{{{{{{{{"}', '{"a":"\\"[[[[[[[[[[[[[["}', '{"a":"\\\\","b":"[[[[[[[[[[[[[["}'])(
    'ignores brackets inside a text: %s',
    (source) => {
      expect(readSource(source)).toEqual(JSON.parse(source))
    },
  )

  it('counts brackets after a text that ends with a backslash', () => {
    expect(refusal(`{"a":"\\\\","b":${'['.repeat(20)}${']'.repeat(20)}}`)).toBe('source is nested too deeply')
  })

  it.each(['\u0000', '\n', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', '\ufeff'])(
    'is refused with the control character %j in a text, which is named',
    (character) => {
      const query = { query: { match: { 'series.url': ['ok', `a${character}b`] } } }
      expect(refusal(JSON.stringify(query))).toBe('Control characters in query.match.series.url[1]')
    },
  )

  it('may contain letters of every language, and symbols', () => {
    const query = { query: 'Łódź ß 東京 العربية 😀 ½ + & "' }
    expect(readSource(JSON.stringify(query))).toEqual(query)
  })

  it('takes the last of repeated keys', () => {
    expect(readSource('{"query":{"script":1},"query":{"match":1}}')).toEqual({ query: { match: 1 } })
  })

  it('cannot pollute prototypes', () => {
    const query = readSource('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')
    expect(Object.keys(query)).toEqual(['__proto__', 'constructor'])
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
    expect('polluted' in {}).toBe(false)
  })

  it('is read or refused with a reason, whatever it is', () => {
    const brackets = fc.string({ unit: fc.constantFrom('{', '}', '[', ']', '"', '\\', ':', ',', '1', 'a') })
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), brackets), (source) => {
        expect(refusal(source)).toMatch(/^(read$|source is |Control characters in )/)
      }),
    )
  })
})
