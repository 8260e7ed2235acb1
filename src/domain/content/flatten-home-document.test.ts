import { describe, expect, it } from 'vitest'
import { flattenHomeDocument } from '#domain/content/flatten-home-document.ts'
import type { HomeDocument } from '#domain/content/home-document.ts'

const item = (id: string, attributes: Record<string, unknown> = { title: id, url: `/${id}` }) => ({
  type: 'menu-item',
  id,
  attributes,
})

const references = (...ids: string[]) => ({ data: ids.map((id) => ({ type: 'menu-item', id })) })

const documentWith = (overrides: Partial<HomeDocument>): HomeDocument => ({
  data: { id: 'home-de', relationships: {} },
  included: [],
  ...overrides,
})

const NOW = Date.parse('2026-11-17T12:00:00Z')

const NO_EXTRAS = { banner: null }

const EMPTY = {
  headerMenu: [],
  footerMenus: { left: [], center: [], right: [], b2b: [] },
  images: {},
  ...NO_EXTRAS,
}

describe('the home page’s document', () => {
  it('becomes a header menu, four footer menus and pictures', () => {
    const document = documentWith({
      data: {
        id: 'home-de',
        relationships: {
          headerMenu: references('phones', 'tablets'),
          footerLeft: references('left'),
          footerCenter: references('center'),
          footerRight: references('right'),
          footerB2b: references('b2b'),
          images: { data: [{ type: 'image', id: 'hero' }] },
        },
      },
      included: [
        ...['tablets', 'phones', 'b2b', 'right', 'center', 'left'].map((id) => item(id)),
        { type: 'image', id: 'hero', attributes: { url: '/hero.svg', alt: 'A phone', title: 'Hero' } },
      ],
    })
    expect(flattenHomeDocument(document, NOW)).toEqual({
      headerMenu: [
        { title: 'phones', url: '/phones' },
        { title: 'tablets', url: '/tablets' },
      ],
      footerMenus: {
        left: [{ title: 'left', url: '/left' }],
        center: [{ title: 'center', url: '/center' }],
        right: [{ title: 'right', url: '/right' }],
        b2b: [{ title: 'b2b', url: '/b2b' }],
      },
      images: { hero: { url: '/hero.svg', alt: 'A phone', title: 'Hero' } },
      ...NO_EXTRAS,
    })
  })

  it('skips references to entries that are not included', () => {
    const document = documentWith({
      data: { id: 'home-de', relationships: { headerMenu: references('phones', 'gone', 'tablets') } },
      included: [item('phones'), item('tablets'), item('never-referred-to')],
    })
    const titles = flattenHomeDocument(document, NOW).headerMenu.map(({ title }) => title)
    expect(titles).toEqual(['phones', 'tablets'])
  })

  it('distinguishes entries with the same id by their type', () => {
    const document = documentWith({
      data: { id: 'home-de', relationships: { headerMenu: references('hero') } },
      included: [{ type: 'image', id: 'hero', attributes: { title: 'a picture', url: '/hero.svg' } }],
    })
    expect(flattenHomeDocument(document, NOW).headerMenu).toEqual([])
  })

  it('without relationships has empty menus', () => {
    expect(flattenHomeDocument(documentWith({}), NOW)).toEqual(EMPTY)
    const unknown = documentWith({ data: { id: 'x', relationships: { somethingElse: references('a') } } })
    expect(flattenHomeDocument({ ...unknown, included: [item('a')] }, NOW)).toEqual(EMPTY)
  })

  it.each([[{}], [{ title: null, url: 7 }], [{ title: ['x'], url: { href: '/x' } }]])(
    'reads attributes that are no text as empty: %j',
    (attributes) => {
      const document = documentWith({
        data: { id: 'home-de', relationships: { headerMenu: references('odd') } },
        included: [item('odd', attributes)],
      })
      expect(flattenHomeDocument(document, NOW).headerMenu).toEqual([{ title: '', url: '' }])
    },
  )

  const contentOf = (relation: string, entries: readonly Record<string, unknown>[]) =>
    flattenHomeDocument(
      {
        data: {
          id: 'home-de',
          relationships: { [relation]: { data: entries.map((_, index) => ({ type: 'x', id: `${index}` })) } },
        },
        included: entries.map((attributes, index) => ({ type: 'x', id: `${index}`, attributes })),
      },
      NOW,
    )

  const BANNER = { text: 'A receipt for every offer.', linkTitle: 'Check one', url: '/verify' }

  it('has at most one banner, with a text and a link', () => {
    const found = contentOf('banner', [{ ...BANNER, url: '' }, BANNER, { ...BANNER, text: 'Second' }])
    expect(found.banner).toEqual({ text: BANNER.text, link: { title: 'Check one', url: '/verify' } })
    expect(contentOf('banner', [{ ...BANNER, linkTitle: 3 }]).banner).toBeNull()
  })

  it.each([
    ['is shown from its first moment on', { from: '2026-11-17T12:00:00Z' }, true],
    ['waits for its first moment', { from: '2026-11-17T12:00:01Z' }, false],
    ['is shown until its last moment', { to: '2026-11-17T12:00:01Z' }, true],
    ['is over at its last moment', { to: '2026-11-17T12:00:00Z' }, false],
  ])('a banner %s', (_what, time, isShown) => {
    expect(contentOf('banner', [{ ...BANNER, ...time }]).banner !== null).toBe(isShown)
  })

  it('shows the first banner whose time it is', () => {
    const later = { ...BANNER, text: 'Later', from: '2026-12-01T00:00:00Z' }
    expect(contentOf('banner', [later, BANNER]).banner?.text).toBe(BANNER.text)
  })
})
