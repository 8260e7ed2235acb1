import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { read, readSettings, type Variables, YAML } from '../support/deploy-settings.ts'

const MANUAL = read('deploy/README.md')
const IMAGE_CHECK = /HEALTHCHECK.*\n.*/.exec(read('deploy/Containerfile'))?.[0]

interface Service {
  readonly image: string
  readonly environment?: Variables
  readonly depends_on?: object
  readonly healthcheck?: { readonly test: readonly unknown[] }
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks: readonly string[] | Readonly<Record<string, { readonly ipv4_address: string }>>
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: { readonly inside: { readonly ipam: { readonly config: readonly object[] } } }
  readonly volumes: object
  readonly secrets: object
}

const COMPOSE: Compose = parse(read('deploy/compose/compose.yaml'), YAML)
const SERVICES = Object.entries(COMPOSE.services)
const SHOP_SERVICES = SERVICES.filter(([, { image }]) => image === 'rivendo')

const toNames = (value: object = []): string[] => (Array.isArray(value) ? value : Object.keys(value))

const sortNames = (names: readonly string[]): string[] => [...new Set(names)].toSorted()

const SOURCES = SERVICES.flatMap(([, { volumes = [] }]) =>
  volumes.map((volume) => volume.split(':')[0] ?? ''),
)

describe('compose', () => {
  it('defines the secrets, volumes and networks that its services name, and no others', () => {
    const { secrets, volumes, networks } = COMPOSE
    const isFile = (source: string) => source.startsWith('.')
    expect(sortNames(SERVICES.flatMap(([, service]) => service.secrets ?? []))).toEqual(
      Object.keys(secrets).toSorted(),
    )
    expect(sortNames(SOURCES.filter((source) => !isFile(source)))).toEqual(Object.keys(volumes).toSorted())
    expect(sortNames(SERVICES.flatMap(([, service]) => toNames(service.networks)))).toEqual(
      Object.keys(networks),
    )
    expect(SOURCES.filter((source) => isFile(source) && !existsSync(join('deploy/compose', source)))).toEqual(
      [],
    )
  })

  it('is told how to make each secret', () => {
    expect(Object.keys(COMPOSE.secrets).filter((name) => !MANUAL.includes(`> secrets/${name}`))).toEqual([])
  })

  it('waits for services and reaches services that it has', () => {
    const waitedFor = SERVICES.flatMap(([, service]) => toNames(service.depends_on))
    const upstreams = [...read('deploy/compose/edge.conf').matchAll(/^ +server ([\w-]+):3000/gm)]
    const addresses = SHOP_SERVICES.flatMap(([, { environment = {} }]) =>
      ['SEARCH_URL', 'SMTP_URL', 'BLOB_ENDPOINT'].map((name) => new URL(environment[name] ?? '').hostname),
    )
    const named = [...waitedFor, ...upstreams.map(([, name = '']) => name), ...addresses]
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !(name in COMPOSE.services))).toEqual([])
  })

  it('gives nobody else the address of the edge, which the shop trusts', () => {
    const { environment = {} } = COMPOSE.services['web-1'] ?? {}
    expect(COMPOSE.services.edge?.networks).toEqual({ inside: { ipv4_address: environment.TRUSTED_PROXIES } })
    expect(COMPOSE.networks.inside.ipam.config).toEqual([
      { subnet: '172.28.0.0/24', ip_range: '172.28.0.128/25' },
    ])
  })

  it.each(SHOP_SERVICES)('starts %s with settings that the shop accepts', (_, { environment = {} }) => {
    expect(readSettings(environment)).toMatchObject({ SHOP_ROLE: environment.SHOP_ROLE })
  })

  const STAYING_SERVICES = SHOP_SERVICES.filter(([name]) => name !== 'migrate')

  it.each(STAYING_SERVICES)('can ask %s whether it is well', (_, { healthcheck, environment = {} }) => {
    // The image's own check asks the web port. One script, which YAML hasn't cut at a colon.
    const [, , , script = IMAGE_CHECK, ...more] = healthcheck?.test ?? []
    const { SHOP_ROLE = '', METRICS_PORT } = environment
    const port = { worker: METRICS_PORT, desk: '8110' }[SHOP_ROLE] ?? '3000'
    expect(String(script)).toContain(`fetch('http://127.0.0.1:${port}/`)
    expect(more).toEqual([])
  })

  it('stores files on the server that the tests use', () => {
    const [, version] = /VERSION = '(.*)'/.exec(read('tools/s3-server.mjs')) ?? []
    expect(COMPOSE.services.storage?.image).toBe(`versity/versitygw:${version}`)
  })

  it('has Prometheus scrape every service at the port that it opens, with a token that both have', () => {
    const running = SHOP_SERVICES.filter(([, { environment }]) => environment?.SHOP_ROLE !== 'migrate')
    const [{ static_configs, authorization }] = parse(read('deploy/monitoring/prometheus.yml')).scrape_configs
    expect(static_configs[0].targets).toEqual(
      expect.arrayContaining(
        running.map(([name, { environment }]) => `${name}:${environment?.METRICS_PORT}`),
      ),
    )
    expect(static_configs[0].targets).toHaveLength(running.length)
    expect(new Set(running.map(([, { environment }]) => environment?.METRICS_ADDRESS))).toEqual(
      new Set(['0.0.0.0']),
    )
    expect(authorization.credentials_file).toBe(running[0]?.[1].environment?.METRICS_TOKEN_FILE)
    expect(COMPOSE.services.prometheus?.secrets).toEqual(['metrics_token'])
  })
})
