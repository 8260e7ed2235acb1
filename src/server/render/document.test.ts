import { describe, expect, it } from 'vitest'
import { toPublicMarket } from '#domain/markets/public-market.ts'
import { MARKETS } from '#markets/markets.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { type DocumentInput, renderDocument } from '#server/render/document.ts'
import { writeLoaderScript } from '#server/render/loader-script.ts'

const createInput = (
  overrides: Partial<DocumentInput> = {},
  description = 'Sell devices',
): DocumentInput => ({
  market: MARKETS.de,
  state: {
    shell: {
      shopMode: 'default',
      market: toPublicMarket(MARKETS.de),
      brand: 'Brand',
      logo: null,
      partner: null,
      companyAddress: 'Musterstraße 12, 10115 Berlin, Deutschland',
      companyName: 'Company',
      menus: { headerMenu: [], footerMenus: { left: [], center: [], right: [], b2b: [] } },
      images: {},
      profiles: [],
      howItWorksPath: null,
      privacyPath: null,
      asksIdentityDocument: false,
      hasOfflinePages: true,
      hasConsentBanner: true,
      personalisationScript: null,
      languages: [],
      buildId: 'b1',
    },
    payload: {
      screen: 'checkout',
      head: { title: 'Kontakt', description },
      error: null,
      data: { termsPath: null },
    },
  },
  app: '<main>Hallo</main>',
  title: 'Kontakt – Brand',
  translate: getTranslator(MARKETS.de),
  listing: 'listed',
  paths: { de: '/kontakt', en: '/contact' },
  build: {
    id: 'b1',
    timestamp: 0,
    entry: '/assets/entry.js',
    styles: ['/assets/a.css'],
    fonts: [],
  },
  ...overrides,
})

const writeDocument = (input: DocumentInput): string => renderDocument(input).join('')

describe('the document of a page', () => {
  it('has language, mode and the application', () => {
    const html = writeDocument(createInput())
    expect(html).toMatch(/^<!doctype html><html lang="de-DE" data-mode="default">/)
    expect(html).toContain('<div id="app"><main>Hallo</main></div>')
    expect(html).toContain('<title>Kontakt – Brand</title>')
    expect(html).toContain(`<script>${writeLoaderScript('/assets/entry.js')}</script>`)
  })

  it('loads a partner’s colours from an address that cannot end the tag', () => {
    const input = createInput()
    const partner = { legalName: 'Partner', words: null, styleUrl: '/partners/"><script>.css' }
    const { state } = input
    const html = writeDocument({ ...input, state: { ...state, shell: { ...state.shell, partner } } })
    expect(html).toContain('<link rel="stylesheet" href="/partners/&quot;&gt;&lt;script&gt;.css">')
  })

  it('names the scripts of its screen, unless it shows an error', () => {
    const screens = { checkout: ['/assets/checkout.js', '/assets/api.js'] }
    const input = createInput()
    const build = { ...input.build, screens }
    expect(writeDocument({ ...input, build })).toContain(
      '"screenFiles":["/assets/checkout.js","/assets/api.js"]}</script>',
    )
    const error = { statusCode: 404, message: 'Not found', isExpiredLink: false }
    const state = { ...input.state, payload: { ...input.state.payload, error } }
    expect(writeDocument({ ...input, build, state })).not.toContain('/assets/checkout.js')
  })

  it('tells search engines its address and its translations', () => {
    const html = writeDocument(createInput())
    expect(html).toContain('<link rel="canonical" href="https://www.sell-de.example/kontakt">')
    expect(html).toContain('hreflang="en-IE" href="https://www.sell-en.example/contact"')
    expect(html).not.toContain('noindex')
  })

  it('names a default page for visitors of other languages', () => {
    const both = writeDocument(createInput())
    expect(both).toContain('hreflang="x-default" href="https://www.sell-en.example/contact"')
    const withoutEnglish = writeDocument(createInput({ paths: { de: '/kontakt', fr: '/contact' } }))
    expect(withoutEnglish).toContain('hreflang="x-default" href="https://www.sell-de.example/kontakt"')
    expect(writeDocument(createInput({ paths: { de: '/kontakt' } }))).not.toContain('hreflang')
  })

  it('is kept out of search engines unless it is listed, and is not shared', () => {
    const html = writeDocument(createInput({ listing: 'unlisted' }))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:|ld\+json/)
  })

  it('points to the page that it is a view of', () => {
    const html = writeDocument(createInput({ listing: 'variant' }))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<link rel="canonical" href="https://www.sell-de.example/kontakt">')
    expect(html).not.toContain('rel="alternate"')
  })

  it('has no address when its market has no host', () => {
    expect(writeDocument(createInput({ paths: {} }))).not.toMatch(/rel="(canonical|alternate)"|og:/)
  })

  it('describes its preview for social networks', () => {
    const html = writeDocument(createInput({}, 'Say "hello"'))
    for (const [name, content] of [
      ['og:title', 'Kontakt'],
      ['og:description', 'Say &quot;hello&quot;'],
      ['og:site_name', 'Brand'],
      ['og:url', 'https://www.sell-de.example/kontakt'],
      ['og:locale', 'de_DE'],
      ['og:locale:alternate', 'en_IE'],
      ['og:image', 'https://www.sell-de.example/share/de.png'],
    ])
      expect(html).toContain(`<meta property="${name}" content="${content}">`)
  })

  it('never turns text into markup', () => {
    const hostile = '"></title><script>alert(1)</script>'
    const html = writeDocument(createInput({ title: hostile }, hostile))
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
  })

  it('gives the browser the same state that it was rendered from', () => {
    const input = createInput({}, '</script> & "more"')
    const [, json = ''] = /id="state">(.*?)<\/script>/s.exec(writeDocument(input)) ?? []
    expect(JSON.parse(json)).toEqual(input.state)
  })
})
