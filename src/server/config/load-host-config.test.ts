import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type HostTable, resolveShop } from '#domain/markets/host-table.ts'
import { SHOP_LANGUAGES } from '#markets/shop-languages.ts'
import { parseEnvironment } from '#server/config/environment.ts'
import { loadHostConfig } from '#server/config/load-host-config.ts'
import { StartupError } from '#server/config/startup-error.ts'
import { writeOtherOperator } from '../../../tests/support/other-operator.ts'

const folder = mkdtempSync(join(tmpdir(), 'host-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const fileWith = (content: unknown): string => {
  files += 1
  const path = join(folder, `${files}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const load = (source: Record<string, string>) => loadHostConfig(parseEnvironment(source))
const HOST = { host: 'Shop.Example', shopMode: 'agan', lang: 'pl', partner: 'nalvi' }

const resolve = (table: HostTable, host: string) =>
  resolveShop(table, SHOP_LANGUAGES, { host, storedLocale: null })

describe('the hosts of an installation', () => {
  it('are the built-in ones, on the ports of the specification', () => {
    const { ports, table } = load({})
    expect(ports).toEqual([3000, 8101, 8102, 8103, 8104, 8105, 8106, 8107, 8108, 8109])
    expect(resolve(table, 'localhost:8107')).toMatchObject({ shop: { shopMode: 'b2bWidget' } })
  })

  it('listen on the ports in LISTEN_PORTS', () => {
    expect(load({ LISTEN_PORTS: '9000,9001' }).ports).toEqual([9000, 9001])
  })

  it('are all replaced by a file', () => {
    const hosts = [HOST, { host: 'localhost:9000', shopMode: 'default', lang: 'en' }]
    const { table, ports } = load({ HOSTS_FILE: fileWith({ hosts }) })
    expect(resolve(table, 'shop.example')).toMatchObject({
      shop: { shopMode: 'agan', market: 'pl' },
    })
    expect(resolve(table, 'localhost:8107')).toEqual({ kind: 'unknownHost' })
    expect(ports).toEqual([9000])
  })

  it('are without the example partners’, and link to the operator’s domains, if there is an operator’s file', () => {
    const { table } = load({ OPERATOR_FILE: writeOtherOperator(folder) })
    expect(resolve(table, 'localhost:8108')).toEqual({ kind: 'unknownHost' })
    const named = ['first.berg-de.test', 'www.berg-de.test'].map((host) => ({
      host,
      shopMode: 'default',
      lang: 'de',
    }))
    const HOSTS_FILE = fileWith({
      hosts: [...named, { host: 'localhost:9000', shopMode: 'default', lang: 'fr' }],
    })
    const other = load({ OPERATOR_FILE: writeOtherOperator(folder), HOSTS_FILE })
    const [first] = other.table.values()
    expect(first && other.findLinkOrigin(first, 'de').origin).toBe('https://www.berg-de.test')
  })

  it('use the widget partners in the file, or the built-in ones', () => {
    const environment = { LISTEN_PORTS: '9000' }
    const own = fileWith({ hosts: [HOST], widgetPartnerOrigins: ['https://partner.example'] })
    expect(load({ ...environment, HOSTS_FILE: own }).widgetPartnerOrigins).toEqual([
      'https://partner.example',
    ])
    const without = load({ ...environment, HOSTS_FILE: fileWith({ hosts: [HOST] }) })
    expect(without.widgetPartnerOrigins).toEqual(load({}).widgetPartnerOrigins)
  })

  it.each([
    [
      'a partner’s shop without a partner',
      { ...HOST, partner: undefined },
      'it needs a "partner" in HOSTS_FILE',
    ],
    ['a partner in our own shop', { ...HOST, shopMode: 'default' }, 'only the mode agan can have one'],
    [
      'a business shop in a market without businesses',
      { host: 'widget.example', shopMode: 'b2bWidget', lang: 'pl' },
      'a business shop (b2bWidget), which doesn’t exist in pl',
    ],
  ])('stop the start with one line for %s', (_what, host, expected) => {
    const start = () => load({ LISTEN_PORTS: '9000', HOSTS_FILE: fileWith({ hosts: [host] }) })
    expect(start).toThrow(StartupError)
    expect(start).toThrow(expected)
  })

  it('stop the start without a port to listen on', () => {
    expect(() => load({ HOSTS_FILE: fileWith({ hosts: [HOST] }) })).toThrow(StartupError)
    expect(() => load({ LISTEN_PORTS: ',' })).toThrow('There’s no port to listen on')
  })

  it.each([
    ['no JSON', '{'],
    ['no list', {}],
    ['an empty list', { hosts: [] }],
    ['a host without a name', { hosts: [{ ...HOST, host: '' }] }],
    ['an unknown mode', { hosts: [{ ...HOST, shopMode: 'b2b' }] }],
    ['links that lead to no host of the list', { hosts: [{ ...HOST, linkHost: 'www.elsewhere.example' }] }],
    ['an unknown language', { hosts: [{ ...HOST, lang: 'nl' }] }],
    ['a partner without https', { hosts: [HOST], widgetPartnerOrigins: ['http://partner.example'] }],
    ['a partner with a star', { hosts: [HOST], widgetPartnerOrigins: ['https://*.partner.example'] }],
    [
      'a partner with another rule',
      { hosts: [HOST], widgetPartnerOrigins: ['https://a.example;script-src'] },
    ],
    ['a partner that is not a URL', { hosts: [HOST], widgetPartnerOrigins: ['partner'] }],
  ])('stop the start with one line that names the file if it has %s', (_, content) => {
    const path = fileWith(content)
    let message = ''
    try {
      load({ HOSTS_FILE: path })
    } catch (error) {
      expect(error).toBeInstanceOf(StartupError)
      message = String(error)
    }
    expect(message).toContain(`HOSTS_FILE ${path} can’t be used: `)
    expect(message).not.toContain('\n')
  })

  it('stop the start if the file is missing', () => {
    expect(() => load({ HOSTS_FILE: join(folder, 'missing.json') })).toThrow(/HOSTS_FILE .*missing\.json/)
  })
})
