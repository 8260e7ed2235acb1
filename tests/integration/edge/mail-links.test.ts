import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { buildRegistration } from '../../support/accounts.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'

let store: SaleShop

beforeAll(async () => {
  store = await startSaleShop()
})

afterAll(() => store.close())

const readLinks = async (email: string) => {
  await store.drain()
  const heads = (await store.mailbox.list()).filter(({ to }) => to === email)
  const mails = await Promise.all(heads.map(({ id }) => store.mailbox.find(id)))
  const links = mails.flatMap((mail) => mail?.text.match(/https?:\/\/[^\s>)]+/g) ?? [])
  return new Set(links.map((link) => new URL(link).origin))
}

const post = (host: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  store.shop.send(host, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const HOSTS = [
  ['another stage of the market', 'stage.sell-de.example', {}],
  ['a brand partner', 'test.sell.agan.example', {}],
  ['a plain connection', 'www.sell-de.example', { 'x-forwarded-proto': 'http' }],
  [
    'a host in a forwarded header',
    'www.sell-de.example',
    { 'x-forwarded-host': 'www.phone-sell.agan.example' },
  ],
  ['a host behind several', 'localhost:8106', { 'x-forwarded-host': 'localhost:8106, test.sell-de.example' }],
] as const

describe('every link in a mail leads to the market’s own address', () => {
  it.each(HOSTS)('when an account is opened on %s', async (what, host, headers) => {
    const email = `${what.replaceAll(/\W+/g, '-')}@example.org`
    expect(
      (await post(host, '/api/account/register', buildRegistration(email), headers)).status,
    ).toBeLessThan(300)
    expect([...(await readLinks(email))]).toEqual(['https://www.sell-de.example'])
  })

  it.each([...HOSTS, ['a retailer’s widget', 'www.trade-in.first-retailer.example', {}] as const])(
    'when a newsletter is ordered on %s',
    async (what, host, headers) => {
      const email = `news-${what.replaceAll(/\W+/g, '-')}@example.org`
      expect((await post(host, '/api/newsletter/subscriptions', { email }, headers)).status).toBeLessThan(300)
      expect([...(await readLinks(email))]).toEqual(['https://www.sell-de.example'])
    },
  )
})

it('a local shop links to the local port', async () => {
  const email = 'local@example.org'
  await post('localhost:8106', '/api/account/register', buildRegistration(email))
  expect([...(await readLinks(email))]).toEqual(['http://localhost:8106'])
})

it('the built-in table has an address for links in every mode and market', () => {
  const { table, findLinkOrigin } = loadHostConfig(parseEnvironment({}))
  for (const entry of table.values())
    expect(URL.canParse(findLinkOrigin(entry, entry.lang).origin)).toBe(true)
})
