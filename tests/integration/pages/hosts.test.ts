import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { DEFAULT_HOSTS } from '#markets/hosts.ts'
import { MARKETS } from '#markets/markets.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

describe('a host decides shop mode and language', () => {
  it.each(DEFAULT_HOSTS.map(({ host, shopMode, lang }) => [host, shopMode, lang] as const))(
    '%s serves %s in %s',
    async (host, shopMode, lang) => {
      const { status, text } = await shop.get(host, '/')
      expect(status).toBe(200)
      expect(text).toContain(`<html lang="${MARKETS[lang].locale}" data-mode="${shopMode}">`)
    },
  )

  it('an unknown host is refused with 421 rather than guessed', async () => {
    const { status, text } = await shop.get('www.elsewhere.example', '/')
    expect(status).toBe(421)
    expect(JSON.parse(text)).toEqual({
      statusCode: 421,
      id: 'UNKNOWN_HOST',
      message: 'There’s no shop at this host name. Check the address.',
    })
  })

  it('monitoring works on any host name', async () => {
    expect((await shop.get('10.0.0.7', '/healthz')).status).toBe(200)
  })
})

describe('the stored language choice', () => {
  it.each([MARKET_HOSTS.de, PARTNER_HOST, 'localhost:3000'])('overrides the language on %s', async (host) => {
    for (const id of MARKET_IDS) {
      const { text } = await shop.get(host, '/', { cookie: `other=1; locale=${id}` })
      expect(text).toContain(`<html lang="${MARKETS[id].locale}"`)
    }
  })

  it('never changes the shop mode', async () => {
    const { text } = await shop.get(PARTNER_HOST, '/', { cookie: 'locale=fr' })
    expect(text).toContain('data-mode="agan"')
  })

  it.each(MARKET_IDS)('of %s leaves the business shop in German', async (id) => {
    const { text } = await shop.get(WIDGET_HOST, '/', { cookie: `locale=${id}` })
    expect(text).toContain('<html lang="de-DE" data-mode="b2bWidget">')
  })

  it('is logged and deleted if unknown, and the page uses the host’s language', async () => {
    const { status, headers, text } = await shop.get(MARKET_HOSTS.it, '/', { cookie: 'locale=xx' })
    expect(status).toBe(200)
    expect(text).toContain('<html lang="it-IT"')
    expect(headers['set-cookie']).toEqual(['locale=; Path=/; Max-Age=0; SameSite=Lax'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(shop.logs).toContainEqual(expect.objectContaining({ msg: 'invalid locale' }))
  })

  it('is an error on the API if unknown', async () => {
    const { status, text } = await shop.get(MARKET_HOSTS.it, '/api/anything', { cookie: 'locale=xx' })
    expect(status).toBe(400)
    expect(JSON.parse(text)).toMatchObject({ id: 'INVALID_LOCALE', message: 'invalid locale' })
  })
})

describe('a forwarded host', () => {
  it('is ignored when no proxy is trusted', async () => {
    const { text } = await shop.get(MARKET_HOSTS.de, '/', { 'x-forwarded-host': MARKET_HOSTS.fr })
    expect(text).toContain('<html lang="de-DE"')
  })

  it('is only used if it comes from a trusted proxy', async () => {
    const trusting = await startTestShop({ trustedProxies: ['127.0.0.0/8'] })
    const distrusting = await startTestShop({ trustedProxies: ['10.0.0.0/8'] })
    const headers = { 'x-forwarded-host': MARKET_HOSTS.fr }
    expect((await trusting.get(MARKET_HOSTS.de, '/', headers)).text).toContain('<html lang="fr-FR"')
    expect((await distrusting.get(MARKET_HOSTS.de, '/', headers)).text).toContain('<html lang="de-DE"')
    await trusting.close()
    await distrusting.close()
  })
})
