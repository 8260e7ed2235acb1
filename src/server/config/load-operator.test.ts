import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { DEFAULT_ACCOUNTING } from '#domain/accounting/accounting-settings.ts'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { MARKET_IDS } from '#domain/markets/market-id.ts'
import { MARKETS } from '#markets/markets.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { REAL_COMPANY } from '../../../tests/support/real-company.ts'
import { findExampleFields, loadOperator, requireOperator } from './load-operator.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>'
writeFileSync(join(folder, 'berg.svg'), LOGO)

const BRAND = { name: 'Berg & Söhne', logo: 'berg.svg', hasNameInLogo: true }
const DOMAINS = { de: { domain: 'www.berg-geraete.de', buyShopLink: 'https://shop.berg-geraete.de/' } }
const FILE = { brand: BRAND, company: REAL_COMPANY, domains: DOMAINS }

function write(operator: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(path, typeof operator === 'string' ? operator : JSON.stringify(operator))
  return path
}

const hostsNamed = (host: string) => ({
  table: buildHostTable([{ host, shopMode: 'default', lang: 'de' }]),
})

const PUBLIC = hostsNamed('www.berg-geraete.de')
const LOCAL = hostsNamed('localhost:8106')
const RESERVED = hostsNamed('www.sell-de.example')

describe('the operator of a shop', () => {
  it('is the example, until a file describes another', () => {
    expect(findExampleFields(loadOperator().company)).toContain('register')
    expect(loadOperator(write(FILE))).toEqual({
      brand: { name: 'Berg & Söhne', logo: { svg: LOGO, width: 64, height: 32, hasName: true } },
      company: REAL_COMPANY,
      domains: DOMAINS,
      partners: new Map(),
      accounting: DEFAULT_ACCOUNTING,
      alertMails: {},
    })
  })

  it('has the accounts of SKR03, but for those that the file names', () => {
    const accounting = { accounts: { bank: '1800' }, consultantNumber: 29_098 }
    expect(loadOperator(write({ ...FILE, accounting })).accounting).toEqual({
      ...DEFAULT_ACCOUNTING,
      accounts: { ...DEFAULT_ACCOUNTING.accounts, bank: '1800' },
      consultantNumber: 29_098,
    })
    expect(() => loadOperator(write({ ...FILE, accounting: { accounts: { bank: 'x' } } }))).toThrow(
      'accounting.accounts.bank: must be an account number like 1200',
    )
  })

  it('has accounts of one length, or of one digit more', () => {
    const load = (accounting: unknown) => loadOperator(write({ ...FILE, accounting })).accounting
    expect(load({ accounts: { sellers: '70000' } }).accounts.sellers).toBe('70000')
    expect(() => load({ accounts: { sellers: '700000' } })).toThrow(
      'accounting.accounts.sellers: must have accountLength (4) digits, or one more',
    )
    expect(() => load({ accountLength: 6 })).toThrow('must have accountLength (6) digits')
  })

  it('needs nothing but a name and a company', () => {
    const { profiles: _, markets: __, ...company } = REAL_COMPANY
    expect(loadOperator(write({ brand: { name: 'Berg' }, company }))).toMatchObject({
      brand: { name: 'Berg', logo: null },
      company: { profiles: [], markets: {} },
      domains: {},
    })
  })

  it('has every field in the example', () => {
    const written = JSON.parse(readFileSync(join(DATA_FOLDER, 'operator.example.json'), 'utf8'))
    const { company, ...rest } = loadOperator()
    expect(written.company).toEqual(company)
    expect(Object.keys(written)).toEqual(expect.arrayContaining(Object.keys(rest)))
    expect(written.brand).toEqual({ ...rest.brand, hasNameInLogo: false })
  })

  it('can be read from the file that the compose example brings along', () => {
    const path = fileURLToPath(new URL('../../../deploy/compose/settings/operator.json', import.meta.url))
    expect(loadOperator(path).brand).toEqual(loadOperator().brand)
  })

  it('has the markets’ own addresses in the example', () => {
    const delivered = MARKET_IDS.map((id) => {
      const { domain, buyShopLink } = MARKETS[id]
      return [id, { domain, buyShopLink }]
    })
    expect(loadOperator().domains).toEqual(Object.fromEntries(delivered))
  })

  const withCompany = (changed: object) => ({ ...FILE, company: { ...REAL_COMPANY, ...changed } })

  it.each([
    ['no JSON', '{', 'JSON'],
    ['no brand', { company: REAL_COMPANY }, 'brand: '],
    [
      'a name that no mail can be sent in',
      { ...FILE, brand: { name: 'Berg, Söhne' } },
      'brand.name: must not',
    ],
    ['a logo that isn’t there', { ...FILE, brand: { name: 'Berg', logo: 'no.svg' } }, 'brand.logo: ENOENT'],
    [
      'a logo from elsewhere',
      { ...FILE, brand: { name: 'Berg', logo: '../berg.svg' } },
      'brand.logo: must be',
    ],
    ['a field that nobody knows', { ...FILE, colours: {} }, 'colours'],
    ['a missing field', withCompany({ vatId: undefined }), 'company.vatId: '],
    ['a misspelt field', withCompany({ faxNumber: '1' }), 'company: Unrecognized key: "faxNumber"'],
    ['an empty name', withCompany({ name: ' ' }), 'company.name: is empty'],
    ['nobody who directs it', withCompany({ directors: [] }), 'company.directors: '],
    ['a phone number without country', withCompany({ phone: '030 123' }), 'company.phone: must be like +49'],
    [
      'a country by name',
      withCompany({ warehouse: { ...REAL_COMPANY.warehouse, country: 'Germany' } }),
      'company.warehouse.country: must be a country code',
    ],
    ['a header in a name', withCompany({ name: 'Berg\r\nBcc: x@y.de' }), 'company.name: must be one line'],
    ['a placeholder in a name', withCompany({ name: '{brand}' }), 'company.name: must be one line'],
    ['an unknown market', { ...FILE, domains: { uk: DOMAINS.de } }, 'domains'],
    [
      'an address with its scheme',
      { ...FILE, domains: { de: { ...DOMAINS.de, domain: 'https://berg.de' } } },
      'domains.de.domain: must be a host name',
    ],
  ])('cannot be read with %s', (_, operator, reason) => {
    const path = write(operator)
    expect(() => loadOperator(path)).toThrow(`OPERATOR_FILE ${path} can’t be used: `)
    expect(() => loadOperator(path)).toThrow(reason)
  })

  it('cannot be read from a file that is not there', () => {
    expect(() => loadOperator('/nowhere.json')).toThrow('OPERATOR_FILE /nowhere.json can’t be used')
  })
})

describe('a shop with example data', () => {
  it.each([
    { name: 'production on this machine', SHOP_ENVIRONMENT: 'production', hosts: LOCAL },
    { name: 'production with reserved names', SHOP_ENVIRONMENT: 'production', hosts: RESERVED },
    { name: 'a trial with public hosts', SHOP_ENVIRONMENT: 'stage', hosts: PUBLIC },
  ] as const)('starts as $name', ({ SHOP_ENVIRONMENT, hosts }) => {
    expect(requireOperator({ SHOP_ENVIRONMENT, OPERATOR_FILE: undefined }, hosts)).toEqual(loadOperator())
  })

  it('does not start in production with public hosts', () => {
    const settings = { SHOP_ENVIRONMENT: 'production', OPERATOR_FILE: undefined } as const
    expect(() => requireOperator(settings, PUBLIC)).toThrow(
      /^OPERATOR_FILE is not set.*production shop is open to the public \(www\.berg-geraete\.de\)/,
    )
  })

  it('is told which fields are left', () => {
    const { register, host } = loadOperator().company
    const OPERATOR_FILE = write({ brand: BRAND, company: { ...REAL_COMPANY, register, host } })
    expect(() => requireOperator({ SHOP_ENVIRONMENT: 'production', OPERATOR_FILE }, PUBLIC)).toThrow(
      'example data (company.register, company.host.name, company.host.address, company.host.phone, domains.de)',
    )
  })

  it('starts once they are filled in', () => {
    const OPERATOR_FILE = write(FILE)
    const operator = requireOperator({ SHOP_ENVIRONMENT: 'production', OPERATOR_FILE }, PUBLIC)
    expect(operator.company).toEqual(REAL_COMPANY)
  })
})
