import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PagePayload } from '#contracts/page-payload.ts'
import type { Block, ContentPage, Inline } from '#domain/content/content-page.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { parsePath } from '#domain/routing/path.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { setOperator } from '#server/config/operator.ts'
import { createContentService } from '#server/modules/content/content.service.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { EXAMPLE_COMPANY, EXAMPLE_OPERATOR } from '../../support/example-operator.ts'
import { REAL_COMPANY } from '../../support/real-company.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

const PAGE_IDS = ['about', 'how-it-works', 'imprint', 'packing-tips', 'press', 'privacy', 'terms']

const cms = createFileCms(DATA_FOLDER)
const content = createContentService(cms)

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

const readText = (run: readonly Inline[]): string =>
  run.map((inline) => (inline.kind === 'text' ? inline.text : readText(inline.children))).join('')

const readBlockText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return block.text
    case 'paragraph':
      return readText(block.content)
    case 'picture':
      return block.alt
    case 'list':
      return block.items.map(readText).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(readText).join(' ')).join('\n')
  }
}

async function listPages(market: (typeof MARKET_IDS)[number]): Promise<ContentPage[]> {
  const pages = await Promise.all(PAGE_IDS.map((id) => content.findContentPageById(MARKETS[market], id)))
  return pages.map((page, index) => page ?? expect.fail(`${market} lacks ${PAGE_IDS[index]}`))
}

describe.each(MARKET_IDS)('the content of %s', (market) => {
  it('has all seven pages, complete, with a description that fits a search result', async () => {
    for (const page of await listPages(market)) {
      const words = page.blocks.map(readBlockText).join(' ').split(/\s+/).length
      const least = { terms: 800, privacy: 800, imprint: 60, press: 150 }[page.id] ?? 250
      expect({ id: page.id, words: words >= least }).toEqual({ id: page.id, words: true })
      expect({
        id: page.id,
        descriptionCount: page.description.length >= 100 && page.description.length <= 160,
      }).toEqual({ id: page.id, descriptionCount: true })
    }
  })

  it('has no unfilled placeholders, and every heading has its own anchor', async () => {
    for (const page of await listPages(market)) {
      expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/)
      const ids = page.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
      expect({ id: page.id, size: new Set(ids).size }).toEqual({ id: page.id, size: ids.length })
      expect(ids).not.toContain('')
    }
  })

  it('has menus whose entries all lead to a page', async () => {
    const flat = await content.getHomeContent(MARKETS[market])
    const raw = await cms.getHomeDocument(MARKETS[market])
    const entries = [flat.headerMenu, ...Object.values(flat.footerMenus)].flat()
    // Menu entries that do not lead to a page are dropped, so none may be missing.
    expect(entries.length).toBe(raw.included.filter(({ type }) => type === 'menu-item').length)
    expect(flat.headerMenu).toHaveLength(7)
    expect(Object.keys(flat.images)).toEqual(['hero', 'inspection'])
  })

  it('has no broken links: every URL reachable from the home page answers 200 or leaves the shop', async () => {
    const seen = new Set(['/'])
    const queue = ['/']
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const { status, text, headers } = await shop.get(MARKET_HOSTS[market], path)
      if (status === 302) expect(headers.location).toMatch(/^https:\/\/www\.buy-/)
      else expect({ path, status }).toEqual({ path, status: 200 })
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) {
        // Catalogue pages are covered by the sitemap.
        const parsed = parsePath(MARKETS[market], href)
        if (parsed.kind === 'match' && (parsed.route === 'pdp' || parsed.route === 'overview')) continue
        if (!seen.has(href)) queue.push(href)
        seen.add(href)
      }
    }
    expect(seen.size).toBeGreaterThan(15)
  })
})

describe('who runs the shop', () => {
  const readsAsExample = async (reading: TestShop, market: (typeof MARKET_IDS)[number], id: string) => {
    const path = await content.findContentPath(MARKETS[market], id)
    const { text } = await reading.get(MARKET_HOSTS[market], `${path}/_payload.json`)
    return (JSON.parse(text) as PagePayload<'content'>).data.hasExampleData
  }

  it.each(MARKET_IDS)('is made up, and imprint and terms of %s say so', async (market) => {
    expect({
      imprint: await readsAsExample(shop, market, 'imprint'),
      terms: await readsAsExample(shop, market, 'terms'),
      about: await readsAsExample(shop, market, 'about'),
    }).toEqual({ imprint: true, terms: true, about: false })
  })

  it('is the operator’s company on every page, once it is described', async () => {
    setOperator({ ...EXAMPLE_OPERATOR, company: REAL_COMPANY })
    const described = await startTestShop()
    try {
      expect(await readsAsExample(described, 'de', 'imprint')).toBe(false)
      const path = await content.findContentPath(MARKETS.fr, 'imprint')
      const { text } = await described.get(MARKET_HOSTS.fr, `${path}/_payload.json`)
      for (const detail of [REAL_COMPANY.name, 'Allemagne', REAL_COMPANY.register, REAL_COMPANY.host.name])
        expect(text).toContain(detail)
      expect(text).not.toContain(EXAMPLE_COMPANY.register)
    } finally {
      setOperator(EXAMPLE_OPERATOR)
      await described.close()
    }
  })
})

describe('figures', () => {
  it.each([
    ['de', '5,00 €'],
    ['pl', '20,00 zł'],
  ] as const)('of the terms of %s are those of the code: a tolerance of %s', async (market, tolerance) => {
    const page = await content.findContentPageById(MARKETS[market], 'terms')
    const text = page?.blocks.map(readBlockText).join(' ').replace(/\s/g, ' ') ?? ''
    expect(text).toContain(tolerance)
    expect(text).not.toMatch(/[{}]/)
  })

  it.each(MARKET_IDS)('are filled into the catalogue texts of %s', async (market) => {
    const { headerMenu } = await content.getHomeContent(MARKETS[market])
    for (const { url } of headerMenu) {
      const { text } = await shop.get(MARKET_HOSTS[market], `${url}/_payload.json`)
      expect({ url, hasPlaceholder: /\{[a-z]\w*\}/i.test(text) }).toEqual({ url, hasPlaceholder: false })
    }
  })
})

it('business content only exists in the German market', async () => {
  expect(await content.findContentPageById(MARKETS.de, 'b2b-landing')).not.toBeNull()
  for (const market of MARKET_IDS.filter((id) => id !== 'de')) {
    expect(await content.findContentPageById(MARKETS[market], 'b2b-landing')).toBeNull()
  }
  expect((await shop.get(MARKET_HOSTS.de, '/content/ankauf-fuer-unternehmen')).status).toBe(404)
})
