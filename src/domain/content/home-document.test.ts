import { describe, expect, it } from 'vitest'
import { flattenHomeDocument, type HomeDocument } from '#domain/content/home-document.ts'

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

const EMPTY = { headerMenu: [], footerMenus: { left: [], center: [], right: [], b2b: [] }, images: {} }

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
    expect(flattenHomeDocument(document)).toEqual({
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
    })
  })

  it('passes over entries that are referred to and not included', () => {
    const document = documentWith({
      data: { id: 'home-de', relationships: { headerMenu: references('phones', 'gone', 'tablets') } },
      included: [item('phones'), item('tablets'), item('never-referred-to')],
    })
    const titles = flattenHomeDocument(document).headerMenu.map(({ title }) => title)
    expect(titles).toEqual(['phones', 'tablets'])
  })

  it('tells entries of the same id and another type apart', () => {
    const document = documentWith({
      data: { id: 'home-de', relationships: { headerMenu: references('hero') } },
      included: [{ type: 'image', id: 'hero', attributes: { title: 'a picture', url: '/hero.svg' } }],
    })
    expect(flattenHomeDocument(document).headerMenu).toEqual([])
  })

  it('without any relationship gives empty menus', () => {
    expect(flattenHomeDocument(documentWith({}))).toEqual(EMPTY)
    const unknown = documentWith({ data: { id: 'x', relationships: { somethingElse: references('a') } } })
    expect(flattenHomeDocument({ ...unknown, included: [item('a')] })).toEqual(EMPTY)
  })

  it.each([[{}], [{ title: null, url: 7 }], [{ title: ['x'], url: { href: '/x' } }]])(
    'reads attributes that are no text as empty: %j',
    (attributes) => {
      const document = documentWith({
        data: { id: 'home-de', relationships: { headerMenu: references('odd') } },
        included: [item('odd', attributes)],
      })
      expect(flattenHomeDocument(document).headerMenu).toEqual([{ title: '', url: '' }])
    },
  )
})
