import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/kernel/durations.ts'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildRedirectTable, type RedirectTable } from '#domain/routing/redirects.ts'
import { MARKETS } from '#markets/markets.ts'
import { REDIRECTS } from '#markets/redirects/redirects.ts'
import { formatPageTitle, TITLE_LENGTH } from '#messages/format-page-title.ts'
import { getTranslator } from '#messages/get-translator.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { openDatabase } from '#server/db/database.ts'
import { createCatalogueService } from '#server/modules/catalogue/catalogue.service.ts'
import { createContentService } from '#server/modules/content/content.service.ts'
import { createShopFacts } from '#server/modules/facts/shop-facts.ts'
import { createFairnessService } from '#server/modules/fairness/fairness.service.ts'
import { createPagesService } from '#server/modules/pages/pages.service.ts'
import { readQuestionTexts } from '#server/modules/questions/question-texts.ts'
import { createReviewsService } from '#server/modules/reviews/reviews.service.ts'
import { createCatalogueUrls } from '#server/modules/sitemap/sitemap.repository.ts'
import { buildSitemap } from '#server/modules/sitemap/sitemap.service.ts'
import { createFileCms } from '#server/ports/cms/file-cms.ts'
import { createLocalSearch } from '#server/processes/create-search.ts'
import { getSharedDatabaseUrl } from '../../support/database.ts'
import { EXAMPLE_OPERATOR } from '../../support/example-operator.ts'

const db = openDatabase({ url: getSharedDatabaseUrl(), onError: () => undefined })

afterAll(() => db.$client.end())

const catalogue = createCatalogueService({
  engine: createLocalSearch(db),
  log: pino({ level: 'silent' }),
  now: () => 0,
})

const content = createContentService(createFileCms(DATA_FOLDER), { maxAgeMs: MINUTE_MS, now: () => 0 })

const pages = createPagesService(
  {
    content,
    catalogue,
    facts: createShopFacts(),
    findOfferSheet: async () => null,
    findClarification: async () => null,
    findPhotoPassport: async () => null,
    findSubscription: async () => null,
    findRecyclingStatus: async () => null,
    findPriceWatch: async () => null,
    findIndividualOffer: async () => null,
    getFairnessYear: createFairnessService({ db, now: Date.now }).getYear,
    reviews: createReviewsService({ db, now: Date.now }),
    readSignedOfferKeys: async () => [],
    readLogKeys: async () => [],
    findTreeHead: async () => null,
    questionTexts: readQuestionTexts(DATA_FOLDER),
    partners: { find: () => null },
  },
  // One entry per market id.
  Object.fromEntries(MARKET_IDS.map((id) => [id, buildRedirectTable(REDIRECTS[id])])) as Record<
    MarketId,
    RedirectTable
  >,
)

const ask = (market: MarketId, pathname: string, search = '') =>
  pages.resolve(
    { shopMode: 'default', market },
    { host: 'shop.example', shopMode: 'default', lang: market },
    { pathname, search },
  )

const LONGEST_TITLE = 80

const findError = async (market: MarketId, pathname: string) => {
  const outcome = await ask(market, pathname)
  return outcome.kind === 'page' ? outcome.page.payload.error : outcome
}

/** Every URL in the market's sitemap. */
async function listAddresses(id: MarketId): Promise<string[]> {
  const sources = { content, urls: createCatalogueUrls(db) }
  const read = async (name: string) => (await buildSitemap(MARKETS[id], name, sources)) ?? ''
  const readUrls = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url))
  const files = readUrls(await read('sitemap')).map(({ pathname }) => pathname.slice(1, -'.xml'.length))
  const contents = await Promise.all(files.map(read))
  return contents.flatMap(readUrls).map(({ pathname }) => pathname)
}

/** How often each text is used by more than one page. */
const findRepeated = (texts: readonly string[]): string[] =>
  [...Map.groupBy(texts, (text) => text)].filter(([, uses]) => uses.length > 1).map(([text]) => text)

describe('sitemap URLs', () => {
  /** The URL of each page in the other markets, by market and path. */
  const translations = new Map<string, string>()

  it.each(MARKET_IDS)(
    'of devices, series, manufacturers and categories in %s all have a page with a unique description',
    async (id) => {
      const addresses = await listAddresses(id)
      expect(addresses.length).toBeGreaterThan(1_200)
      const wrong: unknown[] = []
      const titles: string[] = []
      const descriptions: string[] = []
      for (const address of addresses) {
        const outcome = await ask(id, address)
        if (outcome.kind !== 'page' || outcome.page.visibility !== 'listed') {
          wrong.push([address, 'not listed'])
          continue
        }
        const { head } = outcome.page.payload
        const title = formatPageTitle(getTranslator(MARKETS[id]), head.title, EXAMPLE_OPERATOR.brand.name)
        // Only some lenses have names that are longer than search engines show.
        if (title.length > TITLE_LENGTH && title !== head.title) wrong.push([address, title])
        if (title.length > LONGEST_TITLE || head.description.length < 50 || head.description.length > 160)
          wrong.push([address, title, head.description])
        titles.push(title)
        descriptions.push(head.description)
        translations.set(`${id} ${address}`, JSON.stringify(outcome.page.paths))
      }
      expect(wrong).toEqual([])
      expect(findRepeated(titles)).toEqual([])
      expect(findRepeated(descriptions)).toEqual([])
    },
    60_000,
  )

  it('list the same translations in every market', () => {
    const lonely = [...translations].filter(([, paths]) =>
      Object.entries(JSON.parse(paths)).some(([id, path]) => translations.get(`${id} ${path}`) !== paths),
    )
    expect(lonely).toEqual([])
  })
})

describe('legacy URLs', () => {
  it.each(MARKET_IDS)('in %s all lead to an existing page', async (id) => {
    const dead: string[] = []
    for (const { from } of REDIRECTS[id]) {
      const outcome = await ask(id, from, '?hash=a1B2c3D4e5F6g7H8')
      const location = outcome.kind === 'redirect' ? (outcome.location.split('?')[0] ?? '') : null
      if (location === null || (await findError(id, location)) !== null) dead.push(from)
    }
    expect(dead).toEqual([])
  })
})

describe('a page that does not exist', () => {
  it.each([
    ['no route', '/nowhere', 'Page Not Found: /nowhere', false],
    ['a route with bad parameters', '/content/AGB', 'Page not found: /content/AGB', false],
    ['content that does not exist', '/content/nobody', 'Page not found: /content/nobody', false],
    ['an expired clarification link', '/clarification/x', 'Page Not Found: /clarification/x', true],
    ['a clarification with bad parameters', '/clarification/x/y', 'Page not found: /clarification/x/y', true],
  ])('says so because of %s', async (_, path, message, isExpiredLink) => {
    expect(await findError('de', path)).toEqual({ statusCode: 404, message, isExpiredLink })
  })

  it('includes the business pages outside the German market', async () => {
    expect(await findError('de', '/b2b/landingpage')).toBeNull()
    for (const id of ['at', 'en', 'es', 'fr', 'it', 'pl'] as const)
      expect(await findError(id, '/b2b/landingpage')).toMatchObject({ statusCode: 404 })
  })
})
