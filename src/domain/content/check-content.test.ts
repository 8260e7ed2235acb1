import { describe, expect, it } from 'vitest'
import { de } from '#markets/de.ts'
import { pl } from '#markets/pl.ts'
import {
  type ContentSurroundings,
  checkContentPage,
  checkHomeBlocks,
  filterLinksTo,
  type PageText,
} from './check-content.ts'
import type { OutlineEntry } from './content-outline.ts'
import type { HomeBlocks } from './home-blocks.ts'

const KNOWN: ContentSurroundings = {
  market: de,
  pages: [
    { id: 'terms', slug: 'agb' },
    { id: 'privacy', slug: 'datenschutz' },
    { id: 'imprint', slug: 'impressum' },
  ],
  isInCatalogue: ({ kind, url }) => kind === 'category' && url === 'handys',
  listUnknownPlaceholders: (text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => name !== 'brand'),
}

const PAGE: PageText = {
  slug: 'ueber-uns',
  title: 'Über {brand}',
  description: 'Wer wir sind.',
  lead: '',
  body: 'Text',
}

const checkPage = (page: Partial<PageText>, outline: readonly OutlineEntry[] = [], known = KNOWN) =>
  checkContentPage('about', { page: { ...PAGE, ...page }, outline }, known)

const link = (target: string, line = 1): OutlineEntry => ({ kind: 'link', target, line })

describe('a link of a page', () => {
  it.each([
    'content:terms',
    'content:about',
    'route:contact',
    'mailto:someone@shop.example',
    '/verkaufen/handys',
    '/content/agb',
    '/content/ueber-uns#kontakt',
    '/kontakt?subject=1',
    '/',
  ])('may lead to %s', (target) => {
    expect(checkPage({}, [link(target)])).toEqual([])
  })

  it.each([
    'content:missing',
    'route:missing',
    // Routes with parameters have no address of their own.
    'route:clarification',
    '/verkaufen/zeppeline',
    '/content/missing',
    '/nowhere',
    'handys',
    '',
  ])('is refused with its line if %j leads nowhere', (target) => {
    expect(checkPage({}, [link(target, 7)])).toEqual([
      { field: 'body', key: 'CONTENT_LINK_UNKNOWN', params: { found: target, line: 7 } },
    ])
  })

  it.each([
    'https://elsewhere.example/',
    'http://shop.example',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    'tel:123',
  ])('never leaves the shop: %s', (target) => {
    expect(checkPage({}, [link(target)]).map(({ key }) => key)).toEqual(['CONTENT_LINK_PROTOCOL'])
  })

  it('leads to screens that the market has', () => {
    const known = { ...KNOWN, market: pl }
    expect(checkPage({}, [link('route:b2bPortal')], known)).toHaveLength(1)
    expect(checkPage({}, [link('route:b2bPortal')])).toEqual([])
  })
})

describe('a placeholder', () => {
  it('that names nothing is refused with its line', () => {
    expect(checkPage({ body: 'One {brand}\n\nTwo {brnd} three' })).toEqual([
      { field: 'body', key: 'CONTENT_PLACEHOLDER_UNKNOWN', params: { found: '{brnd}', line: 3 } },
    ])
  })

  it('is checked in every field', () => {
    const problems = checkPage({ title: '{a}', description: '{b}', lead: '{c}' })
    expect(problems.map(({ field }) => field)).toEqual(['title', 'description', 'lead'])
  })

  it.each(['{brand', 'brand}', '{ brand }', '{}', '{{brand}}'])(
    'that is half written is refused: %s',
    (text) => {
      expect(checkPage({ body: text }).map(({ key }) => key)).toEqual(['CONTENT_PLACEHOLDER_BROKEN'])
    },
  )
})

describe('a picture', () => {
  const picture = (target: string, alt = 'A phone'): OutlineEntry => ({
    kind: 'picture',
    target,
    alt,
    line: 4,
  })

  it('is one of the shop’s drawings', () => {
    expect(checkPage({}, [picture('art:hero')])).toEqual([])
  })

  it.each(['art:unicorn', 'hero.png', 'https://elsewhere.example/x.png'])('isn’t %s', (target) => {
    expect(checkPage({}, [picture(target)])).toEqual([
      { field: 'body', key: 'CONTENT_PICTURE_UNKNOWN', params: { found: target, line: 4 } },
    ])
  })

  it('says what it shows', () => {
    expect(checkPage({}, [picture('art:hero', ' ')]).map(({ key }) => key)).toEqual(['CONTENT_ALT_MISSING'])
  })
})

describe('headings', () => {
  const headings = (...levels: number[]): OutlineEntry[] =>
    levels.map((level, index) => ({ kind: 'heading', level, text: `Heading ${index}`, line: index + 1 }))

  it.each([[[2]], [[2, 3, 3, 2, 3]], [[]]])('in the order %j are fine', (levels) => {
    expect(checkPage({}, headings(...levels))).toEqual([])
  })

  it.each([
    [[3], 1],
    [[1], 1],
    [[2, 4], 2],
    [[2, 3, 1], 3],
  ])('in the order %j are refused in line %d', (levels, line) => {
    expect(checkPage({}, headings(...levels))[0]).toMatchObject({
      key: 'CONTENT_HEADING_ORDER',
      params: { line },
    })
  })

  it('have different words, because links lead to them', () => {
    const twice = headings(2, 2).map((entry) => ({ ...entry, text: 'Same' }) as OutlineEntry)
    expect(checkPage({}, twice).map(({ key }) => key)).toEqual(['CONTENT_HEADING_TWICE'])
  })
})

describe('the address of a page', () => {
  it.each(['', 'Über-uns', 'a b', '-a', 'a--b', 'a/b'])('isn’t %j', (slug) => {
    expect(checkPage({ slug }).map(({ key }) => key)).toEqual(['CONTENT_SLUG_FORM'])
  })

  it('isn’t that of another page', () => {
    expect(checkPage({ slug: 'agb' }).map(({ key }) => key)).toEqual(['CONTENT_SLUG_TAKEN'])
  })
})

describe('a legal page', () => {
  const checkImprint = (body: string) =>
    checkContentPage('imprint', { page: { ...PAGE, body }, outline: [] }, KNOWN).map(({ key }) => key)

  it('isn’t published with next to nothing in it', () => {
    expect(checkImprint('Text')).toEqual(['CONTENT_LEGAL_SHORT'])
  })

  it('is published with its text', () => {
    expect(checkImprint('Text '.repeat(100))).toEqual([])
  })
})

const HOME: HomeBlocks = {
  headerMenu: [{ title: 'Handys', url: '/verkaufen/handys' }],
  footerLeft: [],
  footerCenter: [],
  footerRight: [
    { title: 'AGB', url: '/content/agb' },
    { title: 'Datenschutz', url: '/content/datenschutz' },
    { title: 'Impressum', url: '/content/impressum' },
  ],
  footerB2b: [],
  images: [{ name: 'hero', url: 'art:hero', alt: 'Ein Handy', title: '' }],
  banners: [{ text: 'Neu', linkTitle: 'Mehr', url: '/content/agb', from: null, to: null }],
}

describe('the home document', () => {
  it('is fine as long as everything exists', () => {
    expect(checkHomeBlocks(HOME, KNOWN)).toEqual([])
  })

  const [banner] = HOME.banners
  const [image] = HOME.images
  it.each([
    [
      'a menu entry that leads nowhere',
      { headerMenu: [{ title: 'X', url: '/x' }] },
      'headerMenu.0.url',
      'CONTENT_LINK_UNKNOWN',
    ],
    [
      'a menu entry to another site',
      { footerLeft: [{ title: 'X', url: 'https://x.example' }] },
      'footerLeft.0.url',
      'CONTENT_LINK_PROTOCOL',
    ],
    [
      'a menu entry without a word',
      { footerB2b: [{ title: ' ', url: '/' }] },
      'footerB2b.0.title',
      'FIELD_REQUIRED',
    ],
    [
      'an unknown placeholder',
      { banners: [{ ...banner, text: '{nope}' }] },
      'banners.0.text',
      'CONTENT_PLACEHOLDER_UNKNOWN',
    ],
    [
      'an unknown picture',
      { images: [{ ...image, url: 'art:nope' }] },
      'images.0.url',
      'CONTENT_PICTURE_UNKNOWN',
    ],
    [
      'a picture for no place',
      { images: [{ ...image, name: 'cellar' }] },
      'images.0.name',
      'CONTENT_PICTURE_PLACE',
    ],
    [
      'a banner that ends before it starts',
      { banners: [{ ...banner, from: '2026-12-02T00:00:00Z', to: '2026-12-01T00:00:00Z' }] },
      'banners.0.to',
      'CONTENT_TIME_ORDER',
    ],
  ])('is refused with %s', (_what, change, field, key) => {
    const problems = checkHomeBlocks({ ...HOME, ...change } as HomeBlocks, KNOWN)
    expect(problems.map((problem) => [problem.field, problem.key])).toEqual([[field, key]])
  })

  it.each([
    ['terms', '/content/agb'],
    ['privacy', '/content/datenschutz'],
    ['imprint', '/content/impressum'],
  ])('links to the %s in the last column of the footer', (found, url) => {
    const isOther = (entry: { readonly url: string }) => entry.url !== url
    const moved = {
      ...HOME,
      footerLeft: HOME.footerRight,
      footerRight: HOME.footerRight.filter(isOther),
    }
    expect(checkHomeBlocks(moved, KNOWN)).toEqual([
      { field: 'footerRight', key: 'CONTENT_LEGAL_MISSING', params: { found } },
    ])
  })

  it('has no banner in a market whose home page shows none', () => {
    const keys = checkHomeBlocks(HOME, { ...KNOWN, market: pl }).map(({ field, key }) => `${field} ${key}`)
    expect(keys).toContain('banners.0.text CONTENT_BANNER_OFF')
  })
})

describe('links to a page', () => {
  it('are paths of its market, with or without a query', () => {
    const paths = ['/content/agb', '/content/agb?x=1#y', '/content/agb-neu', 'content:terms', '/']
    expect(filterLinksTo(de, 'agb', paths)).toEqual(['/content/agb', '/content/agb?x=1#y'])
  })
})
