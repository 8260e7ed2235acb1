import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildMatchPath, type ParsedPath, parsePath } from '#domain/routing/path.ts'
import {
  compareSpecificity,
  compilePattern,
  fillPattern,
  matchPattern,
  splitPath,
} from '#domain/routing/path-pattern.ts'
import { MARKETS } from '#markets/markets.ts'

const UNMATCHED: ParsedPath = { kind: 'unmatched' }
const invalid = (route: 'pdp' | 'content'): ParsedPath => ({ kind: 'invalidParams', route })
const agb: ParsedPath = { kind: 'match', route: 'content', params: { contentPages: 'agb' } }

describe('addresses as browsers and robots send them', () => {
  it.each<[string, ParsedPath]>([
    ['/content/agb', agb],
    ['/content/%61gb', agb],
    ['/content/%E0%A4%A', UNMATCHED],
    ['/content/%', UNMATCHED],
    ['/content/%ff', UNMATCHED],
    ['/produkte/apple%2Fiphone', invalid('pdp')],
    ['/produkte/%2e%2e%2f%2e%2e', invalid('pdp')],
    ['/content/..', invalid('content')],
    ['/content/a%00b', invalid('content')],
    ['/content/agb?x=1', invalid('content')],
    ['/content/AGB', invalid('content')],
    ['/content/', UNMATCHED],
    ['/content', UNMATCHED],
    ['/%6Bontakt', UNMATCHED],
    ['/kontakt/', UNMATCHED],
    ['/KONTAKT', UNMATCHED],
    ['//kontakt', UNMATCHED],
    ['kontakt', UNMATCHED],
    ['', UNMATCHED],
    ['//', UNMATCHED],
  ])('%s means what the specification says', (path, expected) => {
    expect(parsePath(MARKETS.de, path)).toEqual(expected)
  })

  it('keep their meaning when rebuilt, or have none at all', () => {
    const texts = fc.oneof(
      fc.webPath(),
      fc.string({ unit: 'binary' }).map((text) => `/${text}`),
      fc.webSegment().map((text) => `/produkte/${text}`),
    )
    fc.assert(
      fc.property(texts, (path) => {
        const parsed = parsePath(MARKETS.de, path)
        if (parsed.kind !== 'match') return
        expect(parsePath(MARKETS.de, buildMatchPath(MARKETS.de, parsed))).toEqual(parsed)
      }),
    )
  })
})

describe('path patterns', () => {
  it.each([
    ['/a/{x}', '/a/1', { x: '1' }],
    ['/a/pre-{x}', '/a/pre-1', { x: '1' }],
    ['/a/pre-{x}', '/a/pre-', null],
    ['/a/{x}/b/{y}', '/a/1/b/2', { x: '1', y: '2' }],
    ['/a/{x}', '/a/1/2', null],
    ['/', '/', {}],
  ])('%s reads %s', (pattern, path, expected) => {
    expect(matchPattern(compilePattern(pattern), splitPath(path))).toEqual(expected)
  })

  it('return any text they were filled with', () => {
    const pattern = compilePattern('/shop/pre-{first}/{second}')
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(text, text, (first, second) => {
        const path = fillPattern(pattern, { first, second })
        expect(matchPattern(pattern, splitPath(path))).toEqual({ first, second })
      }),
    )
  })

  it('end a segment with its parameter', () => {
    expect(() => compilePattern('/a/{x}-tail')).toThrow('A parameter must end its segment: {x}-tail')
  })

  it.each([
    ['/a/success', '/a/{x}'],
    ['/a/success', '/a/pre-{x}'],
    ['/a/pre-{x}', '/a/{x}'],
    ['/a/longer-{x}', '/a/pre-{x}'],
    ['/a/{x}/b', '/a/{x}/{y}'],
  ])('%s is more specific than %s', (narrow, wide) => {
    expect(compareSpecificity(compilePattern(narrow), compilePattern(wide))).toBeLessThan(0)
    expect(compareSpecificity(compilePattern(wide), compilePattern(narrow))).toBeGreaterThan(0)
  })
})
