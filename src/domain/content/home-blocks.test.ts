import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HomeBlocks, listBannerMoments, readHomeBlocks, writeHomeDocument } from './home-blocks.ts'

const entry = fc.record({ title: fc.string(), url: fc.string() })
const menu = fc.array(entry, { maxLength: 4 })
const anyMoment = fc.option(
  fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
)

const anyBlocks: fc.Arbitrary<HomeBlocks> = fc.record({
  headerMenu: menu,
  footerLeft: menu,
  footerCenter: menu,
  footerRight: menu,
  footerB2b: menu,
  images: fc.uniqueArray(
    fc.record({ name: fc.string({ minLength: 1 }), url: fc.string(), alt: fc.string(), title: fc.string() }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  banners: fc.array(
    fc.record({
      text: fc.string(),
      linkTitle: fc.string(),
      url: fc.string(),
      from: anyMoment,
      to: anyMoment,
    }),
    { maxLength: 3 },
  ),
})

describe('the blocks of the home page', () => {
  it('survive as a document of the content port', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(readHomeBlocks(writeHomeDocument('home-de', blocks))).toEqual(blocks)
      }),
    )
  })

  it('name the moments at which their banners change, in order and once', () => {
    const banner = { text: 'Text', linkTitle: 'Link', url: '/' }
    const moments = listBannerMoments({
      banners: [
        { ...banner, from: '2026-12-02T00:00:00.000Z', to: null },
        { ...banner, from: '2026-12-01T00:00:00.000Z', to: '2026-12-02T00:00:00.000Z' },
      ],
    })
    expect(moments).toEqual(['2026-12-01T00:00:00.000Z', '2026-12-02T00:00:00.000Z'])
  })
})
