import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { ContentSource } from '#domain/content/content-page.ts'
import type { HomeDocument } from '#domain/content/home-document.ts'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { buildContentPage, createContentService } from '#server/modules/content/content.service.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'
import type { Cms } from '#server/ports/cms/cms.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'

const EMPTY_HOME: HomeDocument = { data: { id: 'home', relationships: {} }, included: [] }

const pageWith = (overrides: Partial<ContentSource> = {}): ContentSource => ({
  id: 'terms',
  slug: 'agb',
  title: 'AGB',
  description: 'Die Bedingungen',
  lead: '',
  updated: '2026-11-01',
  body: '',
  ...overrides,
})

const cmsWith = (overrides: Partial<Cms>): Cms => ({
  getHomeDocument: async () => EMPTY_HOME,
  getContentPages: async () => [],
  ...overrides,
})

/** A service whose content never expires, unless the test says otherwise. */
const createService = (cms: Cms, now = () => 0) => createContentService(cms, { maxAgeMs: MINUTE_MS, now })

const serviceWith = (...pages: ContentSource[]) =>
  createService(cmsWith({ getContentPages: async () => pages }))

/** A page as it is built before it is published. */
const buildStrictly = (source: ContentSource) =>
  buildContentPage(MARKETS.de, { source, pages: [source] }, createShopFacts())

const menuDocument = (entries: readonly (readonly [title: string, url: string])[]): HomeDocument => ({
  data: {
    id: 'home',
    relationships: { headerMenu: { data: entries.map((_, index) => ({ type: 'item', id: `${index}` })) } },
  },
  included: entries.map(([title, url], index) => ({
    type: 'item',
    id: `${index}`,
    attributes: { title, url },
  })),
})

describe('content pages', () => {
  it.each([
    ['de', 'DHL', 'www.sell-de.example'],
    ['fr', 'UPS', 'www.sell-fr.example'],
  ] as const)('of %s name the carrier %s and the domain %s', async (id, carrier, domain) => {
    const page = pageWith({ title: 'Mit {carrier}', lead: 'Auf {domain}', body: '{carrier} & {domain}' })
    const found = await serviceWith(page).findContentPage(MARKETS[id], 'agb')
    expect(found).toMatchObject({ title: `Mit ${carrier}`, lead: `Auf ${domain}` })
    expect(JSON.stringify(found?.blocks)).toContain(`${carrier} & `)
  })

  it.each(['{unheardOf}', '{constructor}', '{toString}'])(
    'with the unknown placeholder %s can’t be published',
    (body) => {
      expect(() => buildStrictly(pageWith({ body }))).toThrow(
        `Unknown placeholder ${body} in the content of de`,
      )
    },
  )

  it.each([
    ['placeholder', 'Kosten: {renamedFact}', [{ kind: 'text', text: 'Kosten: {renamedFact}' }]],
    ['route', '[x](route:renamed)', [{ kind: 'link', href: '#', children: [{ kind: 'text', text: 'x' }] }]],
    ['picture', '![x](art:renamed)', [{ kind: 'text', text: '![x](art:renamed)' }]],
  ])('whose %s is gone are shown all the same, and reported', async (_what, body, shown) => {
    const broken: unknown[] = []
    const cms = cmsWith({ getContentPages: async () => [pageWith({ body })] })
    const service = createContentService(cms, {
      maxAgeMs: MINUTE_MS,
      now: () => 0,
      onBroken: (error) => broken.push(error),
    })
    const page = await service.findContentPage(MARKETS.de, 'agb')
    expect(page?.blocks).toEqual([{ kind: 'paragraph', content: shown }])
    expect(broken).toHaveLength(1)
  })

  it.each([
    ['content:about', '/content/ueber-uns'],
    ['route:contact', '/kontakt'],
    ['route:home', '/'],
    ['mailto:service@sell.example', 'mailto:service@sell.example'],
  ])('link %s to %s', async (target, href) => {
    const service = serviceWith(
      pageWith({ body: `[x](${target})` }),
      pageWith({ id: 'about', slug: 'ueber-uns' }),
    )
    const page = await service.findContentPage(MARKETS.de, 'agb')
    expect(page?.blocks).toMatchObject([{ content: [{ kind: 'link', href }] }])
  })

  it.each([
    'content:missing',
    'route:missing',
    'https://evil.example',
    'javascript:alert(1)',
    '/nowhere',
    '//evil.example',
  ])('never link to %s', async (target) => {
    const page = pageWith({ body: `[x](${target})` })
    expect(() => buildStrictly(page)).toThrow('Unknown link')
    const shown = await serviceWith(page).findContentPage(MARKETS.de, 'agb')
    expect(shown?.blocks).toMatchObject([{ content: [{ kind: 'link', href: '#' }] }])
  })

  it('are found by slug or id, and the business landing page by its id only', async () => {
    const service = serviceWith(pageWith(), pageWith({ id: 'b2b-landing', slug: 'ankauf' }))
    expect(await service.findContentPage(MARKETS.de, 'agb')).toMatchObject({ id: 'terms' })
    expect(await service.findContentPage(MARKETS.de, 'terms')).toBeNull()
    expect(await service.findContentPageById(MARKETS.de, 'terms')).toMatchObject({ slug: 'agb' })
    expect(await service.findContentPage(MARKETS.de, 'ankauf')).toBeNull()
    expect(await service.findContentPageById(MARKETS.de, 'b2b-landing')).toMatchObject({ slug: 'ankauf' })
  })

  it('have a path in every market that has them', async () => {
    const cms = cmsWith({
      getContentPages: async ({ id }) => (id === 'pl' ? [] : [pageWith({ slug: `terms-${id}` })]),
    })
    expect(await createService(cms).findContentPaths('terms')).toEqual({
      at: '/content/terms-at',
      de: '/content/terms-de',
      en: '/content/terms-en',
      es: '/content/terms-es',
      fr: '/content/terms-fr',
      it: '/content/terms-it',
    })
  })
})

describe('menus', () => {
  const entries = [
    ['Phones', '/verkaufen/handys'],
    ['', '/kontakt'],
    ['Typing error', '/kontackt'],
    ['Other language', '/contatti'],
    ['Other site', 'https://evil.example'],
    ['Script', 'javascript:alert(1)'],
    ['Business', '/b2b/ankaufsportal'],
    ['Buy', '/shop'],
  ] as const

  it.each([
    ['de', ['Phones', 'Business', 'Buy']],
    ['at', ['Phones', 'Buy']],
  ] as const)('of %s show only entries that link to a page: %j', async (id, expected) => {
    const service = createService(cmsWith({ getHomeDocument: async () => menuDocument(entries) }))
    const { headerMenu } = await service.getHomeContent(MARKETS[id])
    expect(headerMenu.map(({ title }) => title)).toEqual(expected)
  })
})

describe('content read from the CMS', () => {
  const countReads = (now?: () => number) => {
    let reads = 0
    const getContentPages = async () => {
      reads += 1
      return [pageWith()]
    }
    return { service: createService(cmsWith({ getContentPages }), now), reads: () => reads }
  }

  it('is cached until it is refreshed', async () => {
    const { service, reads } = countReads()
    await Promise.all([service.findContentPage(MARKETS.de, 'agb'), service.findContentPage(MARKETS.de, 'x')])
    expect(reads()).toBe(1)
    service.refresh()
    await service.findContentPage(MARKETS.de, 'agb')
    expect(reads()).toBe(2)
  })

  it('is read again once it has expired', async () => {
    let nowMs = 0
    const { service, reads } = countReads(() => nowMs)
    await service.findContentPage(MARKETS.de, 'agb')
    nowMs = 59_999
    await service.findContentPage(MARKETS.de, 'agb')
    expect(reads()).toBe(1)
    nowMs = MINUTE_MS
    await service.findContentPage(MARKETS.de, 'agb')
    expect(reads()).toBe(2)
  })

  it('is read again after a failure', async () => {
    let reads = 0
    const getHomeDocument = async () => {
      reads += 1
      if (reads === 1) throw new Error('down')
      return EMPTY_HOME
    }
    const service = createService(cmsWith({ getHomeDocument }))
    await expect(service.getHomeContent(MARKETS.de)).rejects.toThrow('down')
    expect(await service.getHomeContent(MARKETS.de)).toMatchObject({ headerMenu: [] })
  })
})

describe('the content delivered with the shop', () => {
  const cms = createFileCms(fileURLToPath(new URL('../../../../data', import.meta.url)))
  const service = createContentService(cms, {
    maxAgeMs: MINUTE_MS,
    now: () => 0,
    onBroken(error) {
      throw error
    },
  })

  it.each(MARKET_IDS)('can be shown in %s, and every heading has a unique id', async (id) => {
    const sources = await cms.getContentPages(MARKETS[id])
    expect(sources.length).toBeGreaterThanOrEqual(7)
    for (const source of sources) {
      const page = await service.findContentPageById(MARKETS[id], source.id)
      const ids = page?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])) ?? []
      expect(new Set(ids).size, source.id).toBe(ids.length)
      expect(ids, source.id).not.toContain('')
    }
  })
})

describe('facts', () => {
  it('fill title, description, lead and text of a page', async () => {
    const page = pageWith({
      title: '{offerDays} Tage',
      description: '{voucherYears} Jahre',
      lead: '{minShare}',
      body: 'Unter {tolerance} zahlen wir wie angeboten.',
    })
    const found = await serviceWith(page).findContentPage(MARKETS.pl, 'agb')
    expect(found).toMatchObject({ title: '7 Tage', description: '8 Jahre', lead: '5%' })
    expect(JSON.stringify(found?.blocks)).toContain('20,00\u00a0zł')
  })

  it('fill menus, pictures and the banner of the home document', async () => {
    const document: HomeDocument = {
      data: {
        id: 'home',
        relationships: {
          headerMenu: { data: [{ type: 'menu-item', id: 'contact' }] },
          images: { data: [{ type: 'image', id: 'hero' }] },
          banner: { data: [{ type: 'banner', id: 'one' }] },
        },
      },
      included: [
        { type: 'menu-item', id: 'contact', attributes: { title: '{brand} fragen', url: '/kontakt' } },
        { type: 'image', id: 'hero', attributes: { url: '/hero.svg', alt: '{carrier}', title: '' } },
        {
          type: 'banner',
          id: 'one',
          attributes: { text: '{sendInDays} Tage fest', linkTitle: 'Mit {carrier}', url: '/kontakt' },
        },
      ],
    }
    const home = await createService(cmsWith({ getHomeDocument: async () => document })).getHomeContent(
      MARKETS.de,
    )
    expect(home.headerMenu).toEqual([{ title: 'Rivendo fragen', url: '/kontakt' }])
    expect(home.images.hero).toMatchObject({ alt: 'DHL' })
    expect(home.banner).toEqual({ text: '21 Tage fest', link: { title: 'Mit DHL', url: '/kontakt' } })
  })

  it('show the banner whose time it is, however long the document is remembered', async () => {
    const document: HomeDocument = {
      data: { id: 'home', relationships: { banner: { data: [{ type: 'banner', id: 'one' }] } } },
      included: [
        {
          type: 'banner',
          id: 'one',
          attributes: {
            text: 'Jetzt',
            linkTitle: 'Mehr',
            url: '/kontakt',
            from: '1970-01-01T00:00:10Z',
            to: '1970-01-01T00:00:20Z',
          },
        },
      ],
    }
    let nowMs = 9_000
    const service = createService(cmsWith({ getHomeDocument: async () => document }), () => nowMs)
    const shown = []
    for (nowMs of [9_000, 10_000, 19_999, 20_000])
      shown.push((await service.getHomeContent(MARKETS.de)).banner?.text)
    expect(shown).toEqual([undefined, 'Jetzt', 'Jetzt', undefined])
  })

  it('that are gone take no menu away', async () => {
    const entries = [
      ['{unheardOf}', '/kontakt'],
      ['Mit {carrier}', '/kontakt'],
    ] as const
    const cms = cmsWith({ getHomeDocument: async () => menuDocument(entries) })
    const { headerMenu } = await createService(cms).getHomeContent(MARKETS.de)
    expect(headerMenu.map(({ title }) => title)).toEqual(['{unheardOf}', 'Mit DHL'])
  })
})
