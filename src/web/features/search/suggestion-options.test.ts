import { describe, expect, it } from 'vitest'
import type { Suggestions } from '#contracts/suggestions.ts'
import { type OptionInput, toOptions } from '#web/features/search/suggestion-options.ts'

const DEVICE: Suggestions['devices'][number] = {
  id: 7,
  name: 'Apple iPhone 13',
  path: '/produkte/apple-iphone-13',
  image: '/pictures/phone-1.svg',
  topPriceInCents: 40_000,
  highlights: [[6, 12]],
}

const GROUP: Suggestions['groups'][number] = {
  name: 'Apple',
  path: '/produkte/uebersicht-apple',
  highlights: [[0, 2]],
}

const buildOptions = (overrides: Partial<OptionInput> = {}) =>
  toOptions({
    text: 'iph',
    suggestions: { total: 1, devices: [DEVICE], groups: [GROUP] },
    recent: ['galaxy', 'pixel 7'],
    resultsPath: (text) => `/suche?q=${encodeURIComponent(text)}`,
    ...overrides,
  })

describe('the lines below the search field', () => {
  it('are groups, then devices', () => {
    expect(buildOptions()).toEqual([
      { kind: 'group', ...GROUP },
      {
        kind: 'device',
        name: DEVICE.name,
        path: DEVICE.path,
        image: DEVICE.image,
        topPriceInCents: 40_000,
        highlights: [[6, 12]],
      },
    ])
  })

  it('end with the way to all results when there are more', () => {
    const suggestions = { total: 49, devices: [DEVICE], groups: [] }
    expect(buildOptions({ text: 'iphone 13', suggestions }).at(-1)).toEqual({
      kind: 'all',
      count: 49,
      path: '/suche?q=iphone%2013',
    })
  })

  it('have no way to all results when all are listed', () => {
    expect(buildOptions().map(({ kind }) => kind)).not.toContain('all')
  })

  it('are the last searches before anything is typed', () => {
    expect(buildOptions({ text: '' })).toEqual([
      { kind: 'recent', name: 'galaxy', path: '/suche?q=galaxy' },
      { kind: 'recent', name: 'pixel 7', path: '/suche?q=pixel%207' },
    ])
  })

  it.each<[string, Partial<OptionInput>]>([
    ['nothing is typed and nothing was searched for', { text: '', recent: [] }],
    ['no answer is there yet', { suggestions: null }],
    ['nothing is found', { suggestions: { total: 0, devices: [], groups: [] } }],
  ])('are none when %s', (_, overrides) => {
    expect(buildOptions(overrides)).toEqual([])
  })
})
