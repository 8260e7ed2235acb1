import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEVELOPERS_PATH } from '#contracts/paths/developers.ts'
import { buildPageManifestPath, OFFLINE_PAGES } from '#contracts/paths/offline.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { loadOperator } from '#server/config/load-operator.ts'
import { getBrand, setOperator } from '#server/config/operator.ts'
import { OPENAPI_PATH } from '#server/http/openapi.ts'
import { readBrandFile } from '#server/modules/brand-files/read-brand-file.ts'
import type { LocalMail } from '#server/ports/mail/local-mailbox.ts'
import { escapeHtml } from '#server/render/html-text.ts'
import { EXAMPLE_COMPANY, EXAMPLE_OPERATOR } from '../../support/example-operator.ts'
import { listExamplePaths } from '../../support/example-paths.ts'
import { OTHER_BRAND, writeOtherOperator } from '../../support/other-operator.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { type SaleShop, startSaleShop } from '../../support/sale-shop.ts'
import { buildSeller } from '../../support/sales.ts'
import { MARKET_HOSTS } from '../../support/shop-hosts.ts'

const folder = mkdtempSync(join(tmpdir(), 'other-operator-'))
let store: SaleShop

beforeAll(async () => {
  setOperator(loadOperator(writeOtherOperator(folder)))
  store = await startSaleShop()
})

afterAll(async () => {
  await store.close()
  setOperator(EXAMPLE_OPERATOR)
  rmSync(folder, { recursive: true })
})

/** Everything that only the delivered example says: its name, its company and addresses that can't exist. */
const EXAMPLE = new RegExp(
  `.{0,40}(?:${EXAMPLE_OPERATOR.brand.name}|${EXAMPLE_COMPANY.register}|${EXAMPLE_COMPANY.address.street}|(?:sell|buy)(?:-[a-z]{2})?\\.example).{0,40}`,
  'gi',
)

const findExample = (text: string): readonly string[] => text.match(EXAMPLE) ?? []

/** Where a shop still speaks of the example. */
async function findExamples(host: string, paths: readonly string[]) {
  const answers = []
  for (const path of paths) {
    const { text } = await store.shop.get(host, path)
    answers.push(...findExample(text).map((example) => ({ path, example })))
  }
  return answers
}

async function readMails(recipient: string): Promise<readonly LocalMail[]> {
  const listed = (await store.mailbox.list()).filter(({ to }) => to.includes(recipient))
  const mails = await Promise.all(listed.map(({ id }) => store.mailbox.find(id)))
  return mails.filter((mail) => mail !== null)
}

const FILES = ['/site.webmanifest', '/robots.txt', '/.well-known/security.txt', '/sitemap.xml']

describe.each(MARKET_IDS)('in the shop of another operator in %s', (market) => {
  const host = MARKET_HOSTS[market]
  const { routes } = MARKETS[market]

  it('no page or file speaks of the example', async () => {
    const paths = listExamplePaths(market).map(({ path }) => path)
    const manifests = OFFLINE_PAGES.map((page) => buildPageManifestPath(market, page))
    expect(await findExamples(host, [...paths, ...FILES, ...manifests])).toEqual([])
  })

  it('the home page has its name, and leads to its shop for buying', async () => {
    const { text } = await store.shop.get(host, routes.home)
    expect(text).toContain(escapeHtml(OTHER_BRAND))
    const { headers } = await store.shop.get(host, routes.buyShop)
    expect(headers.location).toBe(`https://shop.berg-${market}.test/`)
  })

  it('neither do the mails of a sale, and the papers in them', async () => {
    const email = `seller.${market}@example.org`
    await store.sale(host, market).trade(store.deviceId, { seller: buildSeller(market, { email }) })
    await store.drain()
    const mails = await readMails(email)
    expect(mails.length).toBeGreaterThan(0)
    for (const { from, subject, text, html } of mails) {
      expect(from).toContain(OTHER_BRAND)
      expect(findExample([subject, text, html].join('\n'))).toEqual([])
    }
    const papers = mails
      .flatMap(({ attachments }) => attachments)
      .filter(({ contentType }) => contentType === 'application/pdf')
    expect(papers.length).toBeGreaterThan(0)
    for (const { content } of papers) {
      const { pages, creator } = await readPdf(content)
      expect(creator).toBe(OTHER_BRAND)
      expect(findExample(pages.map(({ text }) => text).join('\n'))).toEqual([])
    }
  })
})

it('its drawing is the logo and the only icon', async () => {
  const { text } = await store.shop.get(MARKET_HOSTS.de, '/')
  expect(text).toContain('<img src="/icon.svg"')
  expect((await store.shop.get(MARKET_HOSTS.de, '/icon.svg')).text).toBe(getBrand().logo?.svg)
  expect((await store.shop.get(MARKET_HOSTS.de, '/favicon.ico')).status).toBe(404)
})

it('the picture of a shared link is not the delivered one, which spells another name', async () => {
  const { status, headers, bytes } = await store.shop.get(MARKET_HOSTS.de, '/share/de.png')
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' })
  expect(bytes.equals(readBrandFile('share/de.png'))).toBe(false)
})

it('the reference of the API doesn’t speak of it, either', async () => {
  expect(await findExamples(MARKET_HOSTS.de, [DEVELOPERS_PATH, OPENAPI_PATH])).toEqual([])
})
