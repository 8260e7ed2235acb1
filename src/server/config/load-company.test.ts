import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildHostTable } from '#domain/markets/host-table.ts'
import { REAL_COMPANY } from '../../../tests/support/real-company.ts'
import { findExampleFields, loadCompany, requireCompany } from './load-company.ts'

const folder = mkdtempSync(join(tmpdir(), 'company-'))

function writeCompany(company: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`)
  writeFileSync(path, typeof company === 'string' ? company : JSON.stringify(company))
  return path
}

const hostsNamed = (host: string) => ({
  table: buildHostTable([{ host, shopMode: 'default', lang: 'de' }]),
})

const PUBLIC = hostsNamed('www.berg-geraete.de')
const LOCAL = hostsNamed('localhost:8106')
const RESERVED = hostsNamed('www.sell-de.example')

describe('the company of a shop', () => {
  it('is the example, until a file describes another', () => {
    expect(findExampleFields(loadCompany())).toContain('register')
    expect(loadCompany(writeCompany(REAL_COMPANY))).toEqual(REAL_COMPANY)
    expect(findExampleFields(REAL_COMPANY)).toEqual([])
  })

  it('needs neither profiles nor contacts of single markets', () => {
    const { profiles: _, markets: __, ...company } = REAL_COMPANY
    expect(loadCompany(writeCompany(company))).toMatchObject({ profiles: [], markets: {} })
  })

  it.each([
    ['no JSON', '{', 'COMPANY_FILE'],
    ['a missing field', { ...REAL_COMPANY, vatId: undefined }, 'vatId: '],
    ['a misspelt field', { ...REAL_COMPANY, faxNumber: '1' }, 'faxNumber'],
    ['an empty name', { ...REAL_COMPANY, name: ' ' }, 'name: is empty'],
    ['nobody who directs it', { ...REAL_COMPANY, directors: [] }, 'directors: '],
    ['a phone number without country', { ...REAL_COMPANY, phone: '030 123' }, 'phone: must be like +49'],
    [
      'a country by name',
      { ...REAL_COMPANY, address: { ...REAL_COMPANY.address, country: 'Germany' } },
      'address.country: must be a country code',
    ],
    ['a header in a name', { ...REAL_COMPANY, name: 'Berg\r\nBcc: x@y.de' }, 'name: must be one line'],
    ['a placeholder in a name', { ...REAL_COMPANY, name: '{brand}' }, 'name: must be one line'],
    ['an unknown market', { ...REAL_COMPANY, markets: { uk: {} } }, 'markets'],
  ])('cannot be read with %s', (_, company, reason) => {
    const path = writeCompany(company)
    expect(() => loadCompany(path)).toThrow(`COMPANY_FILE ${path} can’t be used: `)
    expect(() => loadCompany(path)).toThrow(reason)
  })

  it('cannot be read from a file that is not there', () => {
    expect(() => loadCompany('/nowhere.json')).toThrow('COMPANY_FILE /nowhere.json can’t be used')
  })
})

describe('a shop with example data', () => {
  it.each([
    { name: 'production on this machine', SHOP_ENVIRONMENT: 'production', hosts: LOCAL },
    { name: 'production with reserved names', SHOP_ENVIRONMENT: 'production', hosts: RESERVED },
    { name: 'a trial with public hosts', SHOP_ENVIRONMENT: 'stage', hosts: PUBLIC },
  ] as const)('starts as $name', ({ SHOP_ENVIRONMENT, hosts }) => {
    expect(requireCompany({ SHOP_ENVIRONMENT, COMPANY_FILE: undefined }, hosts)).toEqual(loadCompany())
  })

  it('does not start in production with public hosts', () => {
    const settings = { SHOP_ENVIRONMENT: 'production', COMPANY_FILE: undefined } as const
    expect(() => requireCompany(settings, PUBLIC)).toThrow(
      /^COMPANY_FILE is not set.*production shop is open to the public \(www\.berg-geraete\.de\)/,
    )
  })

  it('is told which fields are left', () => {
    const { register, host } = loadCompany()
    const COMPANY_FILE = writeCompany({ ...REAL_COMPANY, register, host })
    expect(() => requireCompany({ SHOP_ENVIRONMENT: 'production', COMPANY_FILE }, PUBLIC)).toThrow(
      'still contains example data (register, host.name, host.address, host.phone)',
    )
  })

  it('starts once they are filled in', () => {
    const COMPANY_FILE = writeCompany(REAL_COMPANY)
    expect(requireCompany({ SHOP_ENVIRONMENT: 'production', COMPANY_FILE }, PUBLIC)).toEqual(REAL_COMPANY)
  })
})
