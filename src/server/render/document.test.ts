import { describe, expect, it } from 'vitest'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { type DocumentInput, renderDocument } from '#server/render/document.ts'
import { loaderScript } from '#server/render/loader-script.ts'

const inputWith = (overrides: Partial<DocumentInput> = {}, description = 'Sell devices'): DocumentInput => ({
  market: MARKETS.de,
  state: {
    shell: {
      shopMode: 'default',
      market: toPublicMarket(MARKETS.de),
      brand: 'Brand',
      companyName: 'Company',
      menus: { headerMenu: [], footerMenus: { left: [], center: [], right: [], b2b: [] } },
      images: {},
      howItWorksPath: null,
      languages: [],
      buildId: 'b1',
    },
    payload: {
      screen: 'contact',
      head: { title: 'Kontakt', description },
      error: null,
      data: { mail: '', phone: '' },
    },
  },
  app: '<main>Hallo</main>',
  title: 'Kontakt – Brand',
  isListed: true,
  paths: { de: '/kontakt', en: '/contact' },
  build: {
    id: 'b1',
    timestamp: 0,
    entry: '/assets/entry.js',
    styles: ['/assets/a.css'],
    fonts: [],
    icon: '/i.svg',
  },
  ...overrides,
})

describe('the document of a page', () => {
  it('says its language and mode, and holds the application', () => {
    const html = renderDocument(inputWith())
    expect(html).toMatch(/^<!doctype html><html lang="de-DE" data-mode="default">/)
    expect(html).toContain('<div id="app"><main>Hallo</main></div>')
    expect(html).toContain('<title>Kontakt – Brand</title>')
    expect(html).toContain(`<script>${loaderScript('/assets/entry.js')}</script>`)
  })

  it('names itself and its translations to search engines', () => {
    const html = renderDocument(inputWith())
    expect(html).toContain('<link rel="canonical" href="https://www.sell-de.example/kontakt">')
    expect(html).toContain('hreflang="en-IE" href="https://www.sell-en.example/contact"')
    expect(html).not.toContain('noindex')
  })

  it('is kept out of search engines unless it is listed', () => {
    const html = renderDocument(inputWith({ isListed: false }))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  it('names no address when its market has no host of its own', () => {
    expect(renderDocument(inputWith({ paths: {} }))).not.toMatch(/rel="(canonical|alternate)"/)
  })

  it('lets no text of an editor become markup', () => {
    const hostile = '"></title><script>alert(1)</script>'
    const html = renderDocument(inputWith({ title: hostile }, hostile))
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('gives the browser the same state that it was made of', () => {
    const input = inputWith({}, '</script> & "more"')
    const [, json = ''] = /id="state">(.*?)<\/script>/s.exec(renderDocument(input)) ?? []
    expect(JSON.parse(json)).toEqual(input.state)
  })
})
