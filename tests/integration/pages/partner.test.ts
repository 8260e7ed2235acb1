import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLE_COMPANY } from '../../support/example-operator.ts'
import { MARKET_HOSTS, PARTNER_HOST, WIDGET_HOST } from '../../support/shop-hosts.ts'
import { startTestShop, type TestShop } from '../../support/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})

afterAll(() => shop.close())

/** A host of the second example partner. */
const NALVI_HOST = 'www.tablet-sell.agan.example'

const PARTNERS = [
  {
    host: PARTNER_HOST,
    name: 'Morgenfeld',
    legalName: 'Morgenfeld Handels GmbH',
    mail: 'service@morgenfeld.example',
  },
  { host: NALVI_HOST, name: 'Nalvi', legalName: 'Nalvi Mobilfunk AG', mail: 'hilfe@nalvi.example' },
]

const findStyle = (text: string) => /<link rel="stylesheet" href="(\/partners\/[^"]+)">/.exec(text)?.[1]

describe.each(PARTNERS)('the shop of $name', ({ host, name, legalName, mail }) => {
  it('has the partner’s name in its title', async () => {
    const { text } = await shop.get(host, '/kontakt')
    expect(text).toMatch(new RegExp(`<title>[^<]+ – ${name}</title>`))
  })

  it('says who buys, and for whose customers', async () => {
    const { text } = await shop.get(host, '/')
    expect(text).toContain(`Ein Service der ${EXAMPLE_COMPANY.name} für ${legalName}`)
  })

  it('loads the partner’s colours after its own', async () => {
    const { text } = await shop.get(host, '/')
    const path = findStyle(text) ?? ''
    const { status, headers } = await shop.get(host, path)
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'text/css; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
    })
  })

  it('has the partner’s drawing as its icon, and no other', async () => {
    expect((await shop.get(host, '/icon.svg')).status).toBe(200)
    expect((await shop.get(host, '/favicon.ico')).status).toBe(404)
  })

  it('leads to the partner’s support', async () => {
    expect((await shop.get(host, '/kontakt')).text).toContain(`mailto:${mail}`)
  })

  it('never says that something is given away', async () => {
    const { text } = await shop.get(host, '/')
    expect(text).not.toMatch(/verschenk|gib dein|give ?away/i)
  })
})

describe('pages of two partners', () => {
  it('are not mixed up by the cache', async () => {
    const styles = []
    for (const host of [PARTNER_HOST, NALVI_HOST, PARTNER_HOST])
      styles.push(findStyle((await shop.get(host, '/')).text))
    expect(styles[0]).toBe(styles[2])
    expect(styles[0]).not.toBe(styles[1])
  })

  it.each([MARKET_HOSTS.de, WIDGET_HOST])('leave the shop at %s as it is', async (host) => {
    expect(findStyle((await shop.get(host, '/')).text)).toBeUndefined()
  })
})

describe('the business shop', () => {
  it('starts with the list, and says Sie', async () => {
    const { text } = await shop.get(WIDGET_HOST, '/')
    expect(text).toContain('Verkaufen Sie Ihre Firmengeräte')
    expect(text).toContain('Ihre Liste als CSV-Datei')
  })

  it('describes its pages with Sie', async () => {
    const { text } = await shop.get(WIDGET_HOST, '/kontakt')
    expect(text).toContain('<meta name="description" content="Schreiben Sie uns')
  })

  it('describes a page that does not exist with Sie', async () => {
    const { text } = await shop.get(WIDGET_HOST, '/gibt-es-nicht')
    expect(/<meta name="description" content="([^"]+)"/.exec(text)?.[1]).toContain('Suchen Sie Ihr Gerät')
  })
})
