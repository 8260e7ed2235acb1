import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '#domain/markets/market-id.ts'
import { buildMatchPath, buildPath, NEUTRAL_PATHS, parsePath } from '#domain/routing/path.ts'
import { ROUTE_NAMES, type RouteName, type RouteTable } from '#domain/routing/route-table.ts'
import { MARKETS } from '#markets/markets.ts'

const TOKEN = 'a1B2c3D4e5F6g7H8'
const CLARIFICATION = { id: TOKEN, trade: 'T-1042' }
const ANSWER = { ...CLARIFICATION, offerid: 'offer_7' }

type Row = readonly [params: Readonly<Record<string, string>>, path: string]

const MARKET_WORDS = {
  at: ['/produkte/uebersicht-apple', '/produkte/iphone-13', '/verkaufen/handys', '/kontakt'],
  de: ['/produkte/uebersicht-apple', '/produkte/iphone-13', '/verkaufen/handys', '/kontakt'],
  en: ['/products/overview-apple', '/products/iphone-13', '/sell/handys', '/contact'],
  es: ['/productos/todos-los-articulos-apple', '/productos/iphone-13', '/vender/handys', '/contacto'],
  fr: ['/produits/apercu-apple', '/produits/iphone-13', '/catalogue/handys', '/contact'],
  it: ['/prodotti/panoramica-apple', '/prodotti/iphone-13', '/catalogo/handys', '/contatti'],
  pl: ['/produkty/przeglad-apple', '/produkty/iphone-13', '/sprzedac/handys', '/pomoc-serwis'],
} as const satisfies Record<MarketId, readonly [string, string, string, string]>

/** Paths of the pages that prove our promises: fairness figures and the verification of signed offers. */
const PROOF_WORDS = {
  at: ['/fairness', '/beleg-pruefen'],
  de: ['/fairness', '/beleg-pruefen'],
  en: ['/fairness', '/verify'],
  es: ['/transparencia', '/verificar-recibo'],
  fr: ['/transparence', '/verifier-un-recu'],
  it: ['/trasparenza', '/verifica-ricevuta'],
  pl: ['/rzetelnosc', '/sprawdz-potwierdzenie'],
} as const satisfies Record<MarketId, readonly [string, string]>

const LIST_PATHS = {
  at: '/liste',
  de: '/liste',
  en: '/list',
  es: '/lista',
  fr: '/liste',
  it: '/lista',
  pl: '/lista',
} as const satisfies Record<MarketId, string>

const MY_SALE_PATHS = {
  at: '/mein-verkauf',
  de: '/mein-verkauf',
  en: '/my-sale',
  es: '/mi-venta',
  fr: '/ma-vente',
  it: '/la-mia-vendita',
  pl: '/moja-sprzedaz',
} as const satisfies Record<MarketId, string>

const RECYCLING_PATHS = {
  at: '/recycling',
  de: '/recycling',
  en: '/recycling',
  es: '/reciclaje',
  fr: '/recyclage',
  it: '/riciclo',
  pl: '/recykling',
} as const satisfies Record<MarketId, string>

const WATCH_WORDS = {
  at: 'preisalarm',
  de: 'preisalarm',
  en: 'price-alert',
  es: 'alerta-de-precio',
  fr: 'alerte-prix',
  it: 'avviso-prezzo',
  pl: 'alert-cenowy',
} as const satisfies Record<MarketId, string>

const TEST_WORDS = {
  at: 'selbsttest',
  de: 'selbsttest',
  en: 'self-test',
  es: 'autoprueba',
  fr: 'autotest-appareil',
  it: 'autotest',
  pl: 'autotest',
} as const satisfies Record<MarketId, string>

const PHOTO_WORDS = {
  at: 'geraetefotos',
  de: 'geraetefotos',
  en: 'photo-passport',
  es: 'fotos-del-dispositivo',
  fr: 'photos-appareil',
  it: 'foto-dispositivo',
  pl: 'zdjecia-urzadzenia',
} as const satisfies Record<MarketId, string>

/** Section 2 of the specification with example parameters. The buy shop and the proofs are our additions. */
const specified = (market: MarketId): Record<RouteName, Row> => {
  const [overview, pdp, sell, contact] = MARKET_WORDS[market]
  const [fairness, verify] = PROOF_WORDS[market]
  return {
    home: [{}, '/'],
    accountAddressChange: [{}, '/account/address-change'],
    accountManagement: [{}, '/account/management'],
    accountOverview: [{}, '/account'],
    accountPasswordForgot: [{}, '/account/password-forgot'],
    accountPasswordReset: [{}, '/account/password-reset'],
    accountPaymentChange: [{}, '/account/payment-change'],
    accountRegister: [{}, '/account/register'],
    b2bLandingpage: [{}, '/b2b/landingpage'],
    b2bPortal: [{}, '/b2b/ankaufsportal'],
    buyShop: [{}, '/shop'],
    checkout: [{}, market === 'it' ? '/guardare' : '/checkout'],
    clarification: [CLARIFICATION, `/clarification/${TOKEN}/T-1042`],
    clarificationLegacy: [CLARIFICATION, `/browser/clarification/id/${TOKEN}/trade/T-1042`],
    clarificationQuickAnswer: [ANSWER, `/clarificationQuickAnswer/${TOKEN}/T-1042/offer_7`],
    clarificationQuickAnswerLegacy: [
      ANSWER,
      `/browser/clarificationQuickAnswer/id/${TOKEN}/trade/T-1042/offerid/offer_7`,
    ],
    contact: [{}, contact],
    content: [{ contentPages: 'agb' }, '/content/agb'],
    fairness: [{}, fairness],
    individualOffer: [{ offer: '20417733-1', id: TOKEN }, `/b2b/angebot/20417733-1/${TOKEN}`],
    list: [{}, LIST_PATHS[market]],
    mySale: [{}, MY_SALE_PATHS[market]],
    newsletterEnrich: [{ emailHash: TOKEN }, `/newsletter/enrich/${TOKEN}`],
    newsletterRequested: [{}, '/newsletter/requested'],
    newsletterUnsubscribe: [{ emailHash: TOKEN }, `/newsletter/unsubscribe/${TOKEN}`],
    newsletterUnsubscribeSuccess: [{}, '/newsletter/unsubscribe/success'],
    overview: [{ overview: 'apple' }, overview],
    payoutObjection: [{}, '/not-me'],
    pdp: [{ pdp: 'iphone-13' }, pdp],
    recycling: [{}, RECYCLING_PATHS[market]],
    recyclingStatus: [{ parcel: 'T-1042', id: TOKEN }, `${RECYCLING_PATHS[market]}/T-1042/${TOKEN}`],
    priceWatch: [{ pdp: 'iphone-13' }, `/${WATCH_WORDS[market]}/iphone-13`],
    priceWatchConfirm: [{ watchKey: TOKEN }, `/price-watch/confirm/${TOKEN}`],
    priceWatchEnd: [{ watchKey: TOKEN }, `/price-watch/end/${TOKEN}`],
    saleEmail: [{}, '/sale-email'],
    photoPassport: [{ id: TOKEN }, `/${PHOTO_WORDS[market]}/${TOKEN}`],
    selfTest: [{ pdp: 'iphone-13' }, `/${TEST_WORDS[market]}/iphone-13`],
    sell: [{ category: 'handys' }, sell],
    thankYou: [{}, market === 'it' ? '/grazie' : '/thankYou'],
    verify: [{}, verify],
  }
}

const NEUTRAL = {
  accountAddressChange: '/account/addressChange',
  accountManagement: '/account/management',
  accountOverview: '/account/overview',
  accountPasswordForgot: '/account/password/forgot',
  accountPasswordReset: '/account/password/reset',
  accountPaymentChange: '/account/paymentChange',
  accountRegister: '/account/register',
  b2bLandingpage: '/b2b/landingpage',
  checkout: '/checkout',
  clarification: `/clarification/${TOKEN}/T-1042`,
  clarificationQuickAnswer: `/clarification/clarificationQuickAnswer/${TOKEN}/T-1042/offer_7`,
  contact: '/contact',
  content: '/content/agb',
  fairness: '/fairness',
  home: '/',
  mySale: '/mySale',
  newsletterEnrich: `/newsletter/enrich/${TOKEN}`,
  newsletterUnsubscribe: `/newsletter/unsubscribe/${TOKEN}`,
  newsletterUnsubscribeSuccess: '/newsletter/unsubscribe/success',
  payoutObjection: '/notMe',
  pdp: '/products/iphone-13',
  saleEmail: '/saleEmail',
  sell: '/sell/handys',
  thankYou: '/thankYou',
  verify: '/verify',
} as const satisfies Partial<Record<RouteName, string>>

const WORD = /^[a-z0-9]{1,8}(?:[-._][a-z0-9]{1,8}){0,3}$/
const OVERVIEW_WORDS = /^(?:uebersicht|overview|todos-los-articulos|apercu|panoramica|przeglad)-/
const slug = fc.stringMatching(WORD)
const token = fc.stringMatching(/^[A-Za-z0-9_-]{16,64}$/)

const GENERATED: Readonly<Record<string, fc.Arbitrary<string>>> = {
  overview: slug,
  // A device named like an overview would match that overview.
  pdp: slug.filter((value) => !OVERVIEW_WORDS.test(value)),
  category: slug,
  contentPages: slug,
  emailHash: token,
  watchKey: token,
  id: token,
  trade: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,20}[A-Za-z0-9]$/),
  parcel: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,20}[A-Za-z0-9]$/),
  offer: fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{0,20}[A-Za-z0-9]$/),
  offerid: fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
}

const generatedParams = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, GENERATED[name] ?? fc.constant('missing')])))

const ALL_ROWS = MARKET_IDS.flatMap((market) =>
  Object.entries(specified(market)).map(([route, [params, path]]) => ({
    market,
    // Keys of a record over all route names.
    route: route as RouteName,
    params,
    path,
  })),
)

describe('paths of the shop', () => {
  it.each(ALL_ROWS)('$market: $route is at $path', ({ market, route, params, path }) => {
    expect(buildMatchPath(MARKETS[market], { route, params })).toBe(path)
    expect(parsePath(MARKETS[market], path)).toEqual({ kind: 'match', route, params })
  })

  it('serves the Italian checkout at /guardare', () => {
    expect(buildPath(MARKETS.it, 'checkout')).toBe('/guardare')
    expect(buildPath(MARKETS.de, 'pdp', { pdp: 'iphone-13' })).toBe('/produkte/iphone-13')
  })

  it.each(Object.entries(NEUTRAL))('knows the screen %s by its neutral path %s', (route, path) => {
    expect(parsePath(NEUTRAL_PATHS, path)).toMatchObject({ kind: 'match', route })
  })

  it.each(MARKET_IDS)('parses every path of %s back to its route', (market) => {
    for (const route of ROUTE_NAMES) {
      const names = Object.keys(specified(market)[route][0])
      fc.assert(
        fc.property(generatedParams(names), (params) => {
          const path = buildMatchPath(MARKETS[market], { route, params })
          expect(parsePath(MARKETS[market], path)).toEqual({ kind: 'match', route, params })
        }),
        { numRuns: 20 },
      )
    }
  })

  it('builds no link without the parameters of its route', () => {
    expect(() => buildMatchPath(MARKETS.de, { route: 'pdp', params: {} })).toThrow(
      'Missing route parameter: pdp',
    )
    expect(() => buildMatchPath(MARKETS.de, { route: 'pdp', params: { pdp: '' } })).toThrow(
      'Missing route parameter: pdp',
    )
  })
})

describe('paths of another market', () => {
  it.each(MARKET_IDS)('are not pages of %s', (market) => {
    const own = new Set(Object.values(specified(market)).map(([, path]) => path))
    const others = MARKET_IDS.flatMap((other) => Object.values(specified(other)).map(([, path]) => path))
    const foreign = [...new Set(others)].filter((path) => !own.has(path))
    expect(foreign.length).toBeGreaterThanOrEqual(17)
    expect(foreign.filter((path) => parsePath(MARKETS[market], path).kind !== 'unmatched')).toEqual([])
  })

  it.each([
    '/account/overview',
    '/account/addressChange',
    '/account/password/reset',
    `/clarification/clarificationQuickAnswer/${TOKEN}/T-1042/offer_7`,
  ])('no market exposes the neutral path %s', (path) => {
    for (const id of MARKET_IDS) expect(parsePath(MARKETS[id], path)).toEqual({ kind: 'unmatched' })
  })
})

describe('paths that match several routes', () => {
  const inAnyOrder = fc
    .shuffledSubarray(Object.entries(MARKETS.de.routes), { minLength: ROUTE_NAMES.length })
    // All entries of a full table, in another order.
    .map((entries) => ({ routes: Object.fromEntries(entries) as RouteTable }))

  it.each([
    ['fixed text before a parameter', '/newsletter/unsubscribe/success', 'newsletterUnsubscribeSuccess'],
    ['a prefix before a bare parameter', '/produkte/uebersicht-apple', 'overview'],
  ])('choose %s, whatever the order of the table', (_, path, route) => {
    fc.assert(
      fc.property(inAnyOrder, (market) => {
        expect(parsePath(market, path)).toMatchObject({ kind: 'match', route })
      }),
      { seed: 1, numRuns: 200 },
    )
  })

  it('only match a prefix route if something follows the prefix', () => {
    expect(parsePath(MARKETS.de, '/produkte/uebersicht')).toEqual({
      kind: 'match',
      route: 'pdp',
      params: { pdp: 'uebersicht' },
    })
    expect(parsePath(MARKETS.de, '/produkte/uebersicht-')).toEqual({ kind: 'invalidParams', route: 'pdp' })
  })
})
